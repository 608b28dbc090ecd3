/** Wraps a database to count queries: each prepared statement is one, in a batch or not. */
export function meterQueries(database: D1Database): {
  readonly database: D1Database;
  readonly count: () => number;
} {
  let asked = 0;
  const metered = new Proxy(database, {
    get: (target, name) => {
      if (name === "prepare") {
        return (query: string) => {
          asked += 1;
          return target.prepare(query);
        };
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { database: metered, count: () => asked };
}

/** Bindings whose calls count towards the limit of subrequests, except D1 and mail. */
const METERED = [
  "FILES",
  "FLAGS",
  "PORTALS",
  "GROUP_CHANNEL",
  "PORTAL_WRITER",
  "PROPERTY_ANALYTICS",
] as const satisfies readonly (keyof Env)[];

/** For a Durable Object namespace, getting a stub counts as the call. */
const TAKES_STUB: readonly (string | symbol)[] = ["get", "getByName"];

/** Wraps bindings to count calls to R2, KV and Durable Objects. */
export function meterCalls(env: Env): { readonly env: Env; readonly count: () => number } {
  let called = 0;
  const meter = <Binding extends object>(binding: Binding): Binding =>
    new Proxy(binding, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== "function") return value;
        const isCall = !("idFromName" in target) || TAKES_STUB.includes(name);
        return (...args: unknown[]): unknown => {
          if (isCall) called += 1;
          return value.apply(target, args);
        };
      },
    });
  const metered = Object.fromEntries(METERED.map((name) => [name, meter(env[name])]));
  return { env: { ...env, ...metered }, count: () => called };
}
