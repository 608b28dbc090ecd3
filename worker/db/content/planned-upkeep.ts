import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import { PLAN_LATE_AFTER_MS } from "#domain/property/planned.ts";
import type { EpochMs } from "#domain/time.ts";
import { DAY_MS } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { plannedPublications } from "../schema/content.ts";
import { properties } from "../schema/property.ts";
import { isWaiting, type KnownPlan } from "./planned-publications.ts";

/** Waiting publications due before a moment, earliest first. */
export function selectPlansUntil(
  db: Database,
  until: EpochMs,
  { after, limit }: { readonly after: KnownPlan | null; readonly limit: number },
) {
  const { id, dueAt, propertyId } = plannedPublications;
  return db
    .select({ id, dueAt, propertyId })
    .from(plannedPublications)
    .innerJoin(properties, eq(properties.id, propertyId))
    .where(
      and(
        isWaiting,
        lte(dueAt, until),
        isNull(properties.removedAt),
        after ? sql`(${dueAt}, ${id}) > (${after.dueAt}, ${after.id})` : undefined,
      ),
    )
    .orderBy(asc(dueAt), asc(id))
    .limit(limit);
}

const COUNTED_MAX = 10_000;

/** Number of waiting publications, and how many of them are late. */
export function countPlans(db: Database, now: EpochMs) {
  const waiting = db
    .select({ dueAt: plannedPublications.dueAt })
    .from(plannedPublications)
    .where(isWaiting)
    .orderBy(asc(plannedPublications.dueAt))
    .limit(COUNTED_MAX)
    .as("waiting_plans");
  return db
    .select({
      waiting: sql<number>`count(*)`.as("waiting"),
      overdue: sql<number>`count(case when ${waiting.dueAt} < ${now - OVERDUE_AFTER_MS} then 1 end)`.as(
        "overdue",
      ),
    })
    .from(waiting);
}

/** Overdue by this, a plan counts as late for operations. */
const OVERDUE_AFTER_MS = 5 * PLAN_LATE_AFTER_MS;
/** Retention of ended plans. */
const KEPT_MS = 30 * DAY_MS;

/** Ended plans past retention, with the keys of their drafts. */
export function selectEndedPlans(db: Database, now: EpochMs, limit: number) {
  return db
    .select({
      id: plannedPublications.id,
      propertyId: plannedPublications.propertyId,
      snapshotKey: plannedPublications.snapshotKey,
    })
    .from(plannedPublications)
    .where(
      and(
        isNotNull(plannedPublications.endedAt),
        lt(plannedPublications.endedAt, now - KEPT_MS),
        inArray(plannedPublications.state, ["published", "cancelled"]),
      ),
    )
    .limit(limit);
}

export function deletePlans(db: Database, ids: readonly string[]) {
  return db
    .delete(plannedPublications)
    .where(
      and(
        sql`${plannedPublications.id} in (select value from json_each(${JSON.stringify(ids)}))`,
        inArray(plannedPublications.state, ["published", "cancelled"]),
      ),
    );
}
