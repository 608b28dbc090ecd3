import { and, asc, desc, eq, gt } from "drizzle-orm";
import { type Change, type LoggedChange, loggedChangeSchema } from "#domain/live.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "./client.ts";
import { activity, changes } from "./schema.ts";

interface ChangeEntry {
  readonly groupId: string;
  readonly propertyId: string | null;
  readonly at: EpochMs;
  readonly change: Change;
}

/** The change log's row of a change. Belongs in the batch of the change itself. */
export function logChange(db: Database, { groupId, propertyId, at, change }: ChangeEntry) {
  return db
    .insert(changes)
    .values({ groupId, propertyId, at, kind: change.kind, payload: JSON.stringify(change.payload) });
}

/** A group's changes after a sequence number, oldest first. */
export function selectChanges(db: Database, groupId: string, after: number, limit: number) {
  return db
    .select()
    .from(changes)
    .where(and(eq(changes.groupId, groupId), gt(changes.sequence, after)))
    .orderBy(asc(changes.sequence))
    .limit(limit);
}

/** The newest sequence number of a group; no row where nothing has changed yet. */
export function selectLastSequence(db: Database, groupId: string) {
  return db
    .select({ sequence: changes.sequence })
    .from(changes)
    .where(eq(changes.groupId, groupId))
    .orderBy(desc(changes.sequence))
    .limit(1);
}

export function toLoggedChange(row: typeof changes.$inferSelect): LoggedChange {
  return loggedChangeSchema.parse({
    sequence: row.sequence,
    propertyId: row.propertyId,
    at: new Date(row.at).toISOString(),
    kind: row.kind,
    payload: JSON.parse(row.payload),
  });
}

interface ActivityEntry {
  readonly groupId: string;
  readonly propertyId: string;
  readonly at: EpochMs;
  readonly userId: string | null;
  readonly userName: string | null;
  /** Stable; screens find the words by it. */
  readonly action: string;
  readonly summary?: string;
}

/** Who did what. Belongs in the batch of the deed. */
export function logActivity(db: Database, entry: ActivityEntry) {
  return db.insert(activity).values({ ...entry, summary: entry.summary ?? "" });
}
