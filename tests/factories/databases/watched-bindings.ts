import type { WriterAnswer } from "#worker/portal/projector.ts";
import { defer } from "../deferred.ts";

/** Wraps every call that leaves the Worker: it may delay, drop or make the call. */
export type AroundCall = <Result>(what: string, call: () => Promise<Result>) => Promise<Result>;

type Method = (...args: unknown[]) => Promise<unknown>;

/** A binding with `around` at the named methods; otherwise the real one. */
function watch<Binding extends object>(
  binding: Binding,
  { name, methods, around }: { name: string; methods: readonly string[]; around: AroundCall },
): Binding {
  return new Proxy(binding, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== "function") return value;
      const method = value.bind(target) as Method;
      if (!methods.includes(String(key))) return method;
      return (...args: unknown[]) => around(`${name}.${String(key)}`, () => method(...args));
    },
  });
}

function watchDatabase(database: D1Database, around: AroundCall): D1Database {
  const originals = new WeakMap<object, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const watched = watch(statement, { name: "DB", methods: ["all", "run", "raw", "first"], around });
    const wrapped = new Proxy(watched, {
      get: (target, key) =>
        key === "bind" ? (...values: unknown[]) => wrap(statement.bind(...values)) : Reflect.get(target, key),
    });
    originals.set(wrapped, statement);
    return wrapped;
  };
  const watchIn = <Asked extends D1Database | D1DatabaseSession>(asked: Asked): Asked =>
    new Proxy(asked, {
      get(target, key) {
        if (key === "prepare") return (query: string) => wrap(target.prepare(query));
        if (key === "batch") {
          return (statements: D1PreparedStatement[]) => {
            const real = statements.map((statement) => originals.get(statement) ?? statement);
            return around("DB.batch", () => target.batch(real));
          };
        }
        if (key === "withSession" && "withSession" in target) {
          return (anchor: string) => watchIn(target.withSession(anchor));
        }
        const value: unknown = Reflect.get(target, key);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  return watchIn(database);
}

/** The bucket; an object is read whole within its `get`. */
function watchFiles(files: R2Bucket, around: AroundCall): R2Bucket {
  const others = watch(files, { name: "FILES", methods: ["put", "head", "list", "delete"], around });
  const get = (key: string) =>
    around("FILES.get", async () => {
      const object = await files.get(key);
      if (!object) return null;
      const bytes = await object.arrayBuffer();
      return { ...object, arrayBuffer: async () => bytes };
    });
  return new Proxy(others, {
    get: (target, name) => (name === "get" ? get : Reflect.get(target, name)),
  });
}

export type Writers = Pick<Env["PORTAL_WRITER"], "getByName">;

function watchWriters(writers: Writers, around: AroundCall): Writers {
  return {
    getByName: (name) => {
      const writer = writers.getByName(name);
      const project = (...args: Parameters<typeof writer.project>) =>
        around<WriterAnswer>("PORTAL_WRITER.project", () => writer.project(...args));
      const wakeAt = (...args: Parameters<typeof writer.wakeAt>) =>
        around<void>("PORTAL_WRITER.wakeAt", () => writer.wakeAt(...args));
      return { project, wakeAt } as ReturnType<Writers["getByName"]>;
    },
  };
}

/** Bindings with `around` at every call that serves or writes a portal. */
export function watchBindings<Bindings extends Omit<Env, "PORTAL_WRITER"> & { PORTAL_WRITER: Writers }>(
  bindings: Bindings,
  around: AroundCall,
): Env {
  const { DB, FILES, PORTALS, PORTAL_WRITER } = bindings;
  const methods = ["get", "getWithMetadata", "put", "delete", "list"];
  return {
    ...bindings,
    DB: watchDatabase(DB, around),
    FILES: watchFiles(FILES, around),
    PORTALS: watch(PORTALS, { name: "PORTALS", methods, around }),
    PORTAL_WRITER: watchWriters(PORTAL_WRITER, around) as Env["PORTAL_WRITER"],
  };
}

/** A Durable Object's state with `around` at every storage call of a writer. */
export function watchStorage(state: DurableObjectState, around: AroundCall): DurableObjectState {
  const methods = ["get", "put", "deleteAll", "setAlarm", "deleteAlarm"];
  const storage = watch(state.storage, { name: "STORAGE", methods, around });
  return new Proxy(state, {
    get: (target, key) => (key === "storage" ? storage : Reflect.get(target, key)),
  });
}

export const NEVER = new Promise<never>(() => undefined);

/** Simulates a kill before call number `calls`: from there on no call is made. `death` resolves at the kill. */
export function dieAfter(calls: number) {
  const death = defer();
  let left = calls;
  const around: AroundCall = (_what, call) => {
    left -= 1;
    if (left >= 0) return call();
    death.resolve();
    return NEVER;
  };
  return { around, death: death.promise };
}

/** Pauses once before the first call whose name matches, until released. */
export function holdAt(pattern: RegExp) {
  const reached = defer();
  const released = defer();
  let isHeld = false;
  const around: AroundCall = async (what, call) => {
    if (isHeld || !pattern.test(what)) return call();
    isHeld = true;
    reached.resolve();
    await released.promise;
    return call();
  };
  return { around, reached: reached.promise, release: () => released.resolve() };
}
