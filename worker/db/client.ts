import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { DrizzleD1Database, SQLiteD1Session } from "drizzle-orm/d1";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";

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

/**
 * A limit as a sum: SQLite plans by a limit that is a value alone, and so compiles the statement once more when the
 * value is bound. That was nearly half of what the guard of a request costs in the database.
 */
function buildLimit(limit: number | Placeholder | undefined): SQL | undefined {
  return limit === undefined ? undefined : sql` limit ${limit} + 0`;
}

/** What writes the SQL of every database. */
const dialect = Object.assign(new SQLiteAsyncDialect(), { buildLimit });

/** The database of a request. Holds no connection; made once for each binding. */
export function openDatabase(binding: D1Database): Database {
  const held = opened.get(binding);
  if (held) return held;
  const session = new SQLiteD1Session<Record<string, never>, Record<string, never>>(
    binding,
    dialect,
    undefined,
  );
  const database = new DrizzleD1Database("async", dialect, session, undefined);
  const made = Object.assign(database, { $client: binding });
  opened.set(binding, made);
  return made;
}

/** Whether a database answers: what has failed on it is then the fault of what was asked. */
export function isAnswering(db: Database): Promise<boolean> {
  return db.run(sql`select 1`).then(
    () => true,
    () => false,
  );
}
