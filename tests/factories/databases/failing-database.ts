/** Faults for the next queries. */
export interface Faults {
  /** Fails the next `times` runs of queries whose SQL matches. */
  fail(sql: RegExp, times?: number): void;
}

/** A D1 binding whose queries fail on request; otherwise the real one. */
export function failingDatabase(database: D1Database): { database: D1Database; faults: Faults } {
  let armed: { readonly sql: RegExp; left: number } | null = null;

  const meet = (sql: string) => {
    if (!armed || armed.left === 0 || !armed.sql.test(sql)) return;
    armed.left -= 1;
    throw new Error("D1_ERROR: Network connection lost.");
  };

  const wrap = (statement: D1PreparedStatement, sql: string): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => wrap(target.bind(...values), sql);
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        return async (...values: unknown[]) => {
          meet(sql);
          return value.apply(target, values);
        };
      },
    });

  const failIn = <Asked extends D1Database | D1DatabaseSession>(asked: Asked): Asked =>
    new Proxy(asked, {
      get(target, name) {
        if (name === "prepare") return (sql: string) => wrap(target.prepare(sql), sql);
        if (name === "withSession" && "withSession" in target) {
          return (anchor: string) => failIn(target.withSession(anchor));
        }
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  return {
    database: failIn(database),
    faults: {
      fail: (sql, times = 1) => {
        armed = { sql, left: times };
      },
    },
  };
}
