import { fillPlaceholders, type Placeholder, QueryPromise, sql } from "drizzle-orm";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type { PreparedQueryConfig, SQLitePreparedQuery } from "drizzle-orm/sqlite-core";
import type { Database } from "./client.ts";
import { type RowReader, rowReaderOf, type SelectedField } from "./row-reader.ts";

/** What stands in a query for a value that each use brings. */
export type Slots<Values> = { readonly [Name in keyof Values & string]-?: Placeholder<Name> };

/** What drizzle wrote. */
type Written = Pick<SQLitePreparedQuery<PreparedQueryConfig>, "getQuery" | "mapResult" | "execute"> & {
  readonly fields?: readonly SelectedField[];
};

/** What is found out once for all uses of a query. */
interface Known {
  readonly written: Written;
  readonly sql: string;
  readonly readRow: RowReader | null;
}

/** A query as drizzle builds it: awaited alone, or one of a batch. */
export type Built<Result> = RunnableQuery<Result, "sqlite"> & PromiseLike<Result> & { prepare(): Written };

/** One use of a prepared query. `_prepare` and what it answers are what drizzle asks the members of a batch for. */
class PreparedUse<Result> extends QueryPromise<Result> implements RunnableQuery<Result, "sqlite"> {
  declare readonly _: { readonly dialect: "sqlite"; readonly result: Result };
  readonly #known: Known;
  readonly #stmt: D1PreparedStatement;
  readonly #values: Record<string, unknown>;

  constructor(known: Known, stmt: D1PreparedStatement, values: Record<string, unknown>) {
    super();
    this.#known = known;
    this.#stmt = stmt;
    this.#values = values;
  }

  execute(): Promise<Result> {
    const own = Object.create(this.#known.written, { stmt: { value: this.#stmt } }) as Written;
    return own.execute(this.#values) as Promise<Result>;
  }

  _prepare() {
    const { written, sql: text, readRow } = this.#known;
    const { params } = written.getQuery();
    return {
      stmt: this.#stmt,
      getQuery: () => ({ sql: text, params: fillPlaceholders(params, this.#values) }),
      mapResult: (result: D1Result<Record<string, unknown>>, isFromBatch: boolean) =>
        readRow && isFromBatch ? result.results.map(readRow) : written.mapResult(result, isFromBatch),
    };
  }
}

/**
 * A query whose SQL is written once, and not at every use: writing the SQL of a read costs the Worker more than all
 * else that it does for it. How its rows are read is found out once as well. For what is asked at nearly every request.
 * Its statement is made for each session of the database, which costs nothing: a session knows only the statements that
 * it made.
 */
export function prepared<Values extends object>() {
  return <Result>(build: (db: Database, slots: Slots<Values>) => Built<Result>) => {
    let known: Known | undefined;
    return (db: Database, values: Values): PreparedUse<Result> => {
      known ??= knownOf(build(db, slotsOf<Values>()).prepare());
      return new PreparedUse<Result>(known, db.$client.prepare(known.sql), values as Record<string, unknown>);
    };
  };
}

function knownOf(written: Written): Known {
  return { written, sql: written.getQuery().sql, readRow: rowReaderOf(written.fields) };
}

function slotsOf<Values>(): Slots<Values> {
  return new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) }) as Slots<Values>;
}
