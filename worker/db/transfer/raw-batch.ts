import type { SQL } from "drizzle-orm";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import type { Database } from "../client.ts";

const dialect = new SQLiteAsyncDialect();

/**
 * Runs statements of columns that are known by name alone as one batch, all or nothing; drizzle batches only what its
 * builders made. @returns the rows of each.
 */
export async function runBatch<Row>(db: Database, statements: readonly SQL[]): Promise<readonly Row[][]> {
  if (statements.length === 0) return [];
  const prepared = statements.map((statement) => {
    const { sql, params } = dialect.sqlToQuery(statement);
    return db.$client.prepare(sql).bind(...params);
  });
  const answers = await db.$client.batch<Row>(prepared);
  return answers.map(({ results }) => results);
}
