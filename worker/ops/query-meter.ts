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
