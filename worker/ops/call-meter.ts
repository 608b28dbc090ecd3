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
