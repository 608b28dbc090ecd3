import type { SQL } from "drizzle-orm";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import type { Database } from "../client.ts";

const dialect = new SQLiteAsyncDialect();

/**
 * Runs raw SQL as one atomic batch; drizzle only batches statements from its own builders. @returns the rows of
 * each statement.
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
