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

/** Inserts a row of the change log. Use `commit`; nothing else calls it. */
export function logChange(db: Database, { groupId, propertyId, at, change }: ChangeEntry) {
  const payload = JSON.stringify(change.payload);
  return db.insert(changes).values({ groupId, propertyId, at, kind: change.kind, payload });
}

export interface ActivityRow {
  readonly groupId: string;
  /** `null`: the action concerns the group, not a single property. */
  readonly propertyId: string | null;
  readonly at: EpochMs;
  /** `null`: operations. */
  readonly userId: string | null;
  readonly userName: string | null;
  readonly action: Action;
  readonly summary?: string;
}

/** Inserts a row of the activity list. Use `commit`; nothing else calls it. */
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
      bundle: toBundleKey({ propertyId, userId, action, summary }),
    })
    .onConflictDoUpdate(JOIN_BUNDLE);
}

/** Key of the bundle that an action joins; `null`: an entry of its own. */
export function toBundleKey({
  propertyId,
  userId,
  action,
  summary = "",
}: Pick<ActivityRow, "propertyId" | "userId" | "action" | "summary">): string | null {
  const isBundled = propertyId !== null && userId !== null && BUNDLED_ACTIONS.includes(action);
  return isBundled ? [propertyId, userId, action, summary].join(" ") : null;
}

/**
 * Upsert clause: an action joins its open bundle instead of becoming a row. A database trigger closes a bundle
 * after an hour, so that the same statement either joins or starts one.
 */
export const JOIN_BUNDLE = {
  target: activity.bundle,
  targetWhere: sql`bundle is not null`,
  set: { count: sql`count + 1`, until: sql`max(at, excluded.at)` },
};
