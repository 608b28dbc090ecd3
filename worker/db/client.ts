import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import * as schema from "./schema.ts";

export type Database = DrizzleD1Database<typeof schema>;

const opened = new WeakMap<D1Database, Database>();

/** The database of a request. Holds no connection; made once for each binding, as that reckons the whole schema. */
export function openDatabase(binding: D1Database): Database {
  const held = opened.get(binding);
  if (held) return held;
  const database = drizzle(binding, { schema });
  opened.set(binding, database);
  return database;
}
