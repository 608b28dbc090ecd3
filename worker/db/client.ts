import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

export type Database = DrizzleD1Database & { readonly $client: D1Database };

const opened = new WeakMap<D1Database, Database>();

/** The database of a request. Holds no connection; made once for each binding. */
export function openDatabase(binding: D1Database): Database {
  const held = opened.get(binding);
  if (held) return held;
  const database = drizzle(binding);
  opened.set(binding, database);
  return database;
}
