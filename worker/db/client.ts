import { sql } from "drizzle-orm";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

export type Database = DrizzleD1Database & { readonly $client: D1Database };

const opened = new WeakMap<D1Database, Database>();

/** Placeholder where no id is known: a sign-in address, a slug, a link, a job for all groups. */
export const ANY_GROUP = "";

/**
 * The database of a group, by the id of the group or of anything in it. There is only one so far; callers pass
 * the id so that groups can be spread over several databases (docs/decisions/sharding.md).
 */
export function getDatabase(env: Pick<Env, "DB">, _id: string): Database {
  return openDatabase(env.DB);
}

/** The drizzle client of a binding, cached. Holds no connection. */
export function openDatabase(binding: D1Database): Database {
  const known = opened.get(binding);
  if (known) return known;
  const database = drizzle(binding);
  opened.set(binding, database);
  return database;
}

/** Whether a database responds; if so, a failure was caused by the query. */
export function isAnswering(db: Database): Promise<boolean> {
  return db.run(sql`select 1`).then(
    () => true,
    () => false,
  );
}
