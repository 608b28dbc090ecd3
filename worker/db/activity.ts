import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { type Action, type ActivityEntry, BUNDLED_ACTIONS } from "#domain/live/activity.ts";
import type { ChangeOf } from "#domain/live/live.ts";
import type { EpochMs } from "#domain/time.ts";
import { isChosenFor, type VisibleProperties } from "./account/visible-properties.ts";
import { changeRow } from "./change-row.ts";
import type { Database } from "./client.ts";
import { groups } from "./schema/account.ts";
import { media } from "./schema/content.ts";
import { activity, changes } from "./schema/log.ts";
import { properties } from "./schema/property.ts";

type ActivityRow = typeof activity.$inferSelect;

interface ActivityPageOf {
  /** The reader sees only activities of these properties, and of the whole group unless they are limited. */
  readonly visible: VisibleProperties;
  /** Absent: all activities that the reader sees. */
  readonly propertyId?: string;
  /** Id of the last entry of the previous page. */
  readonly before: number | null;
  readonly limit: number;
}

/** A page of the activities that a reader sees, of all properties or one of them, newest first. */
export function selectActivity(db: Database, { visible, propertyId, before, limit }: ActivityPageOf) {
  return db
    .select()
    .from(activity)
    .where(
      and(
        eq(activity.groupId, visible.groupId),
        propertyId === undefined ? undefined : eq(activity.propertyId, propertyId),
        visible.limitedUid === null ? undefined : isChosenFor(visible.limitedUid, activity.propertyId),
        before === null ? undefined : lt(activity.id, before),
      ),
    )
    .orderBy(desc(activity.id))
    .limit(limit);
}

export function toActivityEntry({
  id,
  at,
  propertyId,
  userName,
  action,
  summary,
  count,
  until,
}: ActivityRow): ActivityEntry {
  return {
    id,
    at: new Date(at).toISOString(),
    propertyId: propertyId === "" ? null : propertyId,
    userName,
    action,
    summary,
    count,
    until: new Date(until ?? at).toISOString(),
  };
}

interface ActionForAll {
  readonly action: Action;
  readonly summary: string;
  readonly at: EpochMs;
}

/** Logs an action of operations in the list of every group. */
export function logActivityForAll(db: Database, { action, summary, at }: ActionForAll) {
  return db
    .insert(activity)
    .select(sql`select null, ${at}, ${groups.id}, '', null, null, ${action}, ${summary}, 1, null, null
      from ${groups}`);
}

/** Logs a change for every group. Channels with listeners read it within ten seconds. */
export function logChangeForAll(
  db: Database,
  { kind, payload }: ChangeOf<"maintenance.changed">,
  at: EpochMs,
) {
  const row = changeRow({ at, groupId: groups.id, propertyId: null }, kind, payload);
  return db.insert(changes).select(sql`select ${row} from ${groups}`);
}

/** Logs a blocked picture for each property that has it, and notifies its group's screens. */
export function logBlockedPicture(db: Database, sha256: string, at: EpochMs) {
  const holders = sql`from ${media} inner join ${properties} on ${properties.id} = ${media.propertyId}
    where ${media.sha256} = ${sha256}`;
  const row = changeRow({ at, groupId: properties.groupId, propertyId: null }, "activity.logged", {});
  return [
    db.insert(activity).select(sql`select null, ${at}, ${properties.groupId}, ${properties.id}, null, null,
      ${"picture.blocked" satisfies Action}, ${media.name}, 1, null, null ${holders}`),
    db.insert(changes).select(sql`select distinct ${row} ${holders}`),
  ] as const;
}

/**
 * Closes bundles that began before a moment, which keeps their index small. The user's id is removed; the
 * displayed name stays.
 */
export function endBundles(db: Database, before: EpochMs, limit: number) {
  const ended = sql`(select ${activity.id} from ${activity}
    where ${activity.bundle} is not null and ${lt(activity.at, before)} limit ${limit})`;
  return db.update(activity).set({ bundle: null, userId: null }).where(sql`${activity.id} in ${ended}`);
}

/** Deletes routine activities before a moment: saves and handled requests. */
export function deleteRoutine(db: Database, before: EpochMs, limit: number) {
  const old = sql`(select ${activity.id} from ${activity}
    where ${inArray(activity.action, [...BUNDLED_ACTIONS])} and ${lt(activity.at, before)} limit ${limit})`;
  return db.delete(activity).where(sql`${activity.id} in ${old}`);
}
