import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import * as schema from "./schema.ts";

export type Database = DrizzleD1Database<typeof schema>;

/** The database of a request. Cheap: holds no connection. */
export function openDatabase(binding: D1Database): Database {
  return drizzle(binding, { schema });
}
