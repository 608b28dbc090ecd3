/** Stands before every call that leaves the Worker; the call is made once it settles. */
export type BeforeCall = (what: string) => Promise<void>;

type Method = (...args: unknown[]) => unknown;

/** A binding whose named methods wait first; everything else is the real one. */
function watch<Binding extends object>(
  binding: Binding,
  { name, methods, before }: { name: string; methods: readonly string[]; before: BeforeCall },
): Binding {
  return new Proxy(binding, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== "function") return value;
      const method = value.bind(target) as Method;
      if (!methods.includes(String(key))) return method;
      return async (...args: unknown[]) => {
        await before(`${name}.${String(key)}`);
        return method(...args);
      };
    },
  });
}

function watchDatabase(database: D1Database, before: BeforeCall): D1Database {
  const originals = new WeakMap<object, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const watched = watch(statement, { name: "DB", methods: ["all", "run", "raw", "first"], before });
    const wrapped = new Proxy(watched, {
      get: (target, key) =>
        key === "bind" ? (...values: unknown[]) => wrap(statement.bind(...values)) : Reflect.get(target, key),
    });
    originals.set(wrapped, statement);
    return wrapped;
  };
  return new Proxy(database, {
    get(target, key) {
      if (key === "prepare") return (query: string) => wrap(target.prepare(query));
      if (key === "batch") {
        return async (statements: D1PreparedStatement[]) => {
          await before("DB.batch");
          return target.batch(statements.map((statement) => originals.get(statement) ?? statement));
        };
      }
      const value: unknown = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

function watchWriters(writers: Env["PORTAL_WRITER"], before: BeforeCall): Env["PORTAL_WRITER"] {
  return new Proxy(writers, {
    get(target, key) {
      if (key !== "getByName") return Reflect.get(target, key);
      return (name: string) => {
        const writer = target.getByName(name);
        return {
          project: async (...args: Parameters<typeof writer.project>) => {
            await before("PORTAL_WRITER.project");
            return writer.project(...args);
          },
        };
      };
    },
  });
}

/** The Worker's bindings, real ones, with `before` ahead of every call that a portal is made of. */
export function watchBindings(env: Env, before: BeforeCall): Env {
  return {
    ...env,
    DB: watchDatabase(env.DB, before),
    FILES: watch(env.FILES, { name: "FILES", methods: ["get", "put", "head", "list", "delete"], before }),
    PORTALS: watch(env.PORTALS, {
      name: "PORTALS",
      methods: ["get", "getWithMetadata", "put", "delete", "list"],
      before,
    }),
    PORTAL_WRITER: watchWriters(env.PORTAL_WRITER, before),
  };
}

const NEVER = new Promise<never>(() => undefined);

/** Dies ahead of its call number `calls`: nothing reaches anything from then on. Tells when it has died. */
export function dieAfter(calls: number) {
  const death = Promise.withResolvers<void>();
  let left = calls;
  const before: BeforeCall = async () => {
    left -= 1;
    if (left >= 0) return;
    death.resolve();
    await NEVER;
  };
  return { before, death: death.promise };
}

/** Stops once ahead of the first call whose name matches, until it is let go on. */
export function holdAt(pattern: RegExp) {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let isHeld = false;
  const before: BeforeCall = async (what) => {
    if (isHeld || !pattern.test(what)) return;
    isHeld = true;
    reached.resolve();
    await released.promise;
  };
  return { before, reached: reached.promise, release: () => released.resolve() };
}
