import { sql } from "drizzle-orm";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

export type Database = DrizzleD1Database & { readonly $client: D1Database };

const opened = new WeakMap<D1Database, Database>();

/** In the place of an id where none is known: an address that signs in, a slug, a link, a job for all groups. */
export const ANY_GROUP = "";

/**
 * The database of a group, by its id or the id of what hangs on it: a property, a person, a session. There is one so
 * far; callers name the group all the same, so that groups can be spread over several (docs/decisions/sharding.md).
 */
export function databaseOf(env: Pick<Env, "DB">, _id: string): Database {
  return openDatabase(env.DB);
}

/** The database of a request. Holds no connection; made once for each binding. */
export function openDatabase(binding: D1Database): Database {
  const known = opened.get(binding);
  if (known) return known;
  const database = drizzle(binding);
  opened.set(binding, database);
  return database;
}

/** Whether a database answers: what has failed on it is then the fault of what was asked. */
export function isAnswering(db: Database): Promise<boolean> {
  return db.run(sql`select 1`).then(
    () => true,
    () => false,
  );
}
