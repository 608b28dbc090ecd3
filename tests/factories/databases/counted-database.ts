/** Counts of database use. */
export interface Counts {
  /** Round trips: a batch is one. */
  trips: number;
  /** Longest chain of sequential trips: the latency that a caller sees. */
  rounds: number;
  statements: number;
  rowsRead: number;
}

interface Metered {
  readonly meta: { readonly rows_read?: number };
}

/** A D1 binding that counts its calls; otherwise the real one. */
export function countDatabase(database: D1Database): { database: D1Database; counts: Counts } {
  const counts: Counts = { trips: 0, rounds: 0, statements: 0, rowsRead: 0 };
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

  let ended = 0;
  const travel = async <Answer>(trip: () => Promise<Answer>): Promise<Answer> => {
    const round = ended + 1;
    counts.trips += 1;
    counts.rounds = Math.max(counts.rounds, round);
    try {
      return await trip();
    } finally {
      ended = Math.max(ended, round);
    }
  };

  const note = <Result extends Metered>(result: Result): Result => {
    counts.statements += 1;
    counts.rowsRead += result.meta.rows_read ?? 0;
    return result;
  };

  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => wrap(target.bind(...values));
        if (name === "all" || name === "run") {
          return async () => note(await travel(() => target[name]()));
        }
        if (name === "raw") {
          // `raw` returns no row count, so read objects and convert them.
          return async () => {
            note(await travel(() => target.all()));
            return target.raw();
          };
        }
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    originals.set(wrapped, statement);
    return wrapped;
  };

  const countIn = <Asked extends D1Database | D1DatabaseSession>(asked: Asked): Asked =>
    new Proxy(asked, { get: (target, name) => getMember(target, name) });
  const getMember = (target: D1Database | D1DatabaseSession, name: string | symbol) => {
    if (name === "prepare") return (query: string) => wrap(target.prepare(query));
    if (name === "batch") {
      return async (statements: D1PreparedStatement[]) => {
        const results = await travel(() =>
          target.batch(statements.map((statement) => originals.get(statement) ?? statement)),
        );
        results.forEach(note);
        return results;
      };
    }
    if (name === "withSession" && "withSession" in target) {
      return (anchor: string) => countIn(target.withSession(anchor));
    }
    const value: unknown = Reflect.get(target, name);
    return typeof value === "function" ? value.bind(target) : value;
  };
  return { database: countIn(database), counts };
}
