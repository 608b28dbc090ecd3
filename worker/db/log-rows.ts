import { sql } from "drizzle-orm";
import { type Action, BUNDLED_ACTIONS } from "#domain/live/activity.ts";
import type { Change } from "#domain/live/live.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "./client.ts";
import { activity, changes } from "./schema/log.ts";

interface ChangeEntry {
  readonly groupId: string;
  readonly propertyId: string | null;
  readonly at: EpochMs;
  readonly change: Change;
}

/** The change log's row of a change. `commit` alone writes it. */
export function logChange(db: Database, { groupId, propertyId, at, change }: ChangeEntry) {
  const payload = JSON.stringify(change.payload);
  return db.insert(changes).values({ groupId, propertyId, at, kind: change.kind, payload });
}

export interface ActivityRow {
  readonly groupId: string;
  /** Null for an action that concerns the group and none of its properties. */
  readonly propertyId: string | null;
  readonly at: EpochMs;
  /** Null: operations did it. */
  readonly userId: string | null;
  readonly userName: string | null;
  readonly action: Action;
  readonly summary?: string;
}

/** The activity's row of what was done. `commit` alone writes it. */
export function logActivity(
  db: Database,
  { groupId, propertyId, at, userId, userName, action, summary = "" }: ActivityRow,
) {
  return db
    .insert(activity)
    .values({
      groupId,
      propertyId: propertyId ?? "",
      at,
      userId,
      userName,
      action,
      summary,
      bundle: bundleOf({ propertyId, userId, action, summary }),
    })
    .onConflictDoUpdate(JOIN_BUNDLE);
}

/** What names the bundle that an action joins; null for one that is an entry of its own. */
export function bundleOf({
  propertyId,
  userId,
  action,
  summary = "",
}: Pick<ActivityRow, "propertyId" | "userId" | "action" | "summary">): string | null {
  const isBundled = propertyId !== null && userId !== null && BUNDLED_ACTIONS.includes(action);
  return isBundled ? [propertyId, userId, action, summary].join(" ") : null;
}

/**
 * What an insert of an action does where its bundle is open: it joins, and is no row of its own. A trigger of the
 * database ends a bundle an hour after it began, so that one statement finds it, or begins another.
 */
export const JOIN_BUNDLE = {
  target: activity.bundle,
  targetWhere: sql`bundle is not null`,
  set: { count: sql`count + 1`, until: sql`max(at, excluded.at)` },
};
