/** An executed statement with its values. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** A D1 binding that records every statement, batched or not; otherwise the real one. */
export function recordDatabase(database: D1Database): { database: D1Database; statements: Statement[] } {
  const statements: Statement[] = [];
  const recorded = new WeakMap<object, { readonly real: D1PreparedStatement; readonly noted: Statement }>();

  const wrap = (real: D1PreparedStatement, noted: Statement): D1PreparedStatement => {
    const wrapped = new Proxy(real, {
      get(target, name) {
        if (name === "bind") {
          return (...values: unknown[]) => wrap(target.bind(...values), { ...noted, values });
        }
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        return (...args: unknown[]) => {
          statements.push(noted);
          return value.apply(target, args);
        };
      },
    });
    recorded.set(wrapped, { real, noted });
    return wrapped;
  };
  const recordIn = <Asked extends D1Database | D1DatabaseSession>(asked: Asked): Asked =>
    new Proxy(asked, {
      get(target, name) {
        if (name === "prepare") {
          return (sql: string) => wrap(target.prepare(sql), { sql, values: [] });
        }
        if (name === "batch") {
          return (batched: D1PreparedStatement[]) => {
            const found = batched.map((one) => recorded.get(one));
            statements.push(...found.flatMap((one) => one?.noted ?? []));
            return target.batch(batched.map((one, index) => found[index]?.real ?? one));
          };
        }
        if (name === "withSession" && "withSession" in target) {
          return (anchor: string) => recordIn(target.withSession(anchor));
        }
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  return { database: recordIn(database), statements };
}
