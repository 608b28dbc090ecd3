import { fillPlaceholders, type Placeholder, QueryPromise, sql } from "drizzle-orm";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type { PreparedQueryConfig, SQLitePreparedQuery } from "drizzle-orm/sqlite-core";
import type { Database } from "./client.ts";
import { type RowReader, rowReaderOf, type SelectedField } from "./row-reader.ts";

/** What stands in a query for a value that each use brings. */
export type Slots<Values> = { readonly [Name in keyof Values & string]-?: Placeholder<Name> };

type Written = Pick<SQLitePreparedQuery<PreparedQueryConfig>, "getQuery" | "mapResult" | "execute"> & {
  readonly fields?: readonly SelectedField[];
};
/** What drizzle wrote, with a statement of the session that asks. */
type PreparedQuery = Written & { readonly stmt: D1PreparedStatement; readonly readRow: RowReader | null };

/** A query as drizzle builds it: awaited alone, or one of a batch. */
export type Built<Result> = RunnableQuery<Result, "sqlite"> & PromiseLike<Result> & { prepare(): Written };

/** One use of a prepared query. `_prepare` and what it answers are what drizzle asks the members of a batch for. */
class PreparedUse<Result> extends QueryPromise<Result> implements RunnableQuery<Result, "sqlite"> {
  declare readonly _: { readonly dialect: "sqlite"; readonly result: Result };
  readonly #query: PreparedQuery;
  readonly #values: Record<string, unknown>;

  constructor(query: PreparedQuery, values: Record<string, unknown>) {
    super();
    this.#query = query;
    this.#values = values;
  }

  execute(): Promise<Result> {
    return this.#query.execute(this.#values) as Promise<Result>;
  }

  _prepare() {
    const query = this.#query;
    const { sql: text, params } = query.getQuery();
    return {
      stmt: query.stmt,
      getQuery: () => ({ sql: text, params: fillPlaceholders(params, this.#values) }),
      mapResult: (result: D1Result<Record<string, unknown>>, isFromBatch: boolean) =>
        query.readRow && isFromBatch
          ? result.results.map(query.readRow)
          : query.mapResult(result, isFromBatch),
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
    let written: (Written & { readonly readRow: RowReader | null }) | undefined;
    return (db: Database, values: Values): PreparedUse<Result> => {
      written ??= withReader(build(db, slotsOf<Values>()).prepare());
      const stmt = db.$client.prepare(written.getQuery().sql);
      const query = Object.create(written, { stmt: { value: stmt } }) as PreparedQuery;
      return new PreparedUse<Result>(query, values as Record<string, unknown>);
    };
  };
}

function slotsOf<Values>(): Slots<Values> {
  return new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) }) as Slots<Values>;
}

function withReader(query: Written) {
  return Object.assign(query, { readRow: rowReaderOf(query.fields) });
}
