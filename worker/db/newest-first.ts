import { type Column, desc, type SQL, sql } from "drizzle-orm";
import { z } from "zod";

/** Where the page before ended: the moment and the id of its last row. */
export const newestFirstCursorSchema = z.tuple([z.int(), z.string()]);
export type NewestFirstCursor = z.infer<typeof newestFirstCursorSchema>;

export interface NewestFirstPage {
  readonly limit: number;
  readonly before: NewestFirstCursor | null;
}

interface Columns {
  readonly at: Column;
  readonly id: Column;
}

/** The order of a list that begins with the newest; the id decides within one moment. */
export function newestFirst({ at, id }: Columns): [SQL, SQL] {
  return [desc(at), desc(id)];
}

/** The rows after a page of that order; undefined before the first one. */
export function olderThan({ at, id }: Columns, before: NewestFirstCursor | null): SQL | undefined {
  if (before === null) return undefined;
  const [lastAt, lastId] = before;
  // As one value of two parts, so that an index leads to where the page before ended.
  return sql`(${at}, ${id}) < (${lastAt}, ${lastId})`;
}
