import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { PublishFinding } from "#domain/content/publish-finding.ts";
import type { ProblemCode } from "#domain/problem-code.ts";
import type { PlannedPublication } from "#domain/property/planned.ts";
import type { EpochMs } from "#domain/time.ts";
import { isVisible, maySee, type VisibleProperties } from "../account/visible-properties.ts";
import type { Database } from "../client.ts";
import { groups, users } from "../schema/account.ts";
import { plannedPublications } from "../schema/content.ts";
import { properties, propertyLicences } from "../schema/property.ts";

export type PlannedRow = typeof plannedPublications.$inferSelect;

/** States shown on screens; a property has at most one row in them. */
const isOpen = sql`${plannedPublications.state} in ('waiting', 'failed')`;
/** Condition: the plan waits for its time. */
export const isWaiting = sql`${plannedPublications.state} = 'waiting'`;

function matchesProperty(propertyId: string) {
  return eq(plannedPublications.propertyId, propertyId);
}

/** A group's waiting publications with their authors and properties, earliest first. */
export function selectVisiblePlans(db: Database, visible: VisibleProperties) {
  const { userId, localTime, dueAt, propertyId } = plannedPublications;
  return db
    .select({ userId, localTime, property: properties.name })
    .from(plannedPublications)
    .innerJoin(properties, eq(properties.id, propertyId))
    .where(and(isVisible(visible), isWaiting))
    .orderBy(asc(dueAt))
    .limit(PLANS_OF_GROUP_MAX);
}

/** Upper bound; a property has at most one. */
const PLANS_OF_GROUP_MAX = 2_000;

/** A property's waiting or failed publication; no row if there is none. */
export function selectOpenPlan(db: Database, propertyId: string) {
  return db
    .select()
    .from(plannedPublications)
    .where(and(eq(plannedPublications.propertyId, propertyId), isOpen))
    .limit(1);
}

export function selectPlan(db: Database, propertyId: string, id: string) {
  return db
    .select()
    .from(plannedPublications)
    .where(and(matchesProperty(propertyId), eq(plannedPublications.id, id)))
    .limit(1);
}

export function toPlanned(row: PlannedRow): PlannedPublication {
  return {
    id: row.id,
    state: row.state === "failed" ? "failed" : "waiting",
    localTime: row.localTime,
    at: new Date(row.dueAt).toISOString(),
    note: row.note,
    plannedAt: new Date(row.plannedAt).toISOString(),
    plannedBy: row.plannedBy,
    problem: row.problem,
    findings: (row.findings ?? []).map((finding) => ({ ...finding })),
  };
}

/** A property's waiting publication with everything needed to publish it; no row for a removed property. */
export function selectDuePlan(db: Database, propertyId: string) {
  return db
    .select({
      plan: plannedPublications,
      property: properties,
      licence: propertyLicences,
      groupName: sql<string>`${groups.name}`.as("group_name"),
    })
    .from(plannedPublications)
    .innerJoin(properties, eq(properties.id, plannedPublications.propertyId))
    .innerJoin(groups, eq(groups.id, properties.groupId))
    .leftJoin(propertyLicences, eq(propertyLicences.propertyId, properties.id))
    .where(and(matchesProperty(propertyId), isWaiting, isNull(properties.removedAt)))
    .limit(1);
}

/** Recipient of the failure mail; no row if they left the group or no longer see the property. */
export function selectPlanner(
  db: Database,
  { userId, propertyId, language }: PlannedRow,
  { groupId, now }: { readonly groupId: string; readonly now: EpochMs },
) {
  return db
    .select({
      email: users.email,
      displayName: users.displayName,
      language: sql<string>`coalesce(${users.language}, ${language})`.as("reader_language"),
    })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.groupId, groupId), maySee(sql`${users}`, propertyId, now)))
    .limit(1);
}

/**
 * Inserts a plan. Inserts no row if the property was removed or changed its time zone; fails as not unique if
 * another plan is open.
 */
export function insertPlan(db: Database, row: PlannedRow, timeZone: string) {
  const { media, ...values } = row;
  return db.insert(plannedPublications).select(
    sql`select ${values.id}, ${values.plannedAt}, ${values.dueAt}, null, ${values.propertyId}, ${values.userId},
      ${values.plannedBy}, ${values.language}, ${values.origin}, ${values.localTime}, ${values.state}, ${values.note},
      ${values.snapshotKey}, ${JSON.stringify(media)}, null, null, null, ${values.draftAt}
    where exists (select 1 from ${properties} where id = ${values.propertyId} and removed_at is null
      and time_zone = ${timeZone})`,
  );
}

/** Condition: the property still has the time zone in which the plan's local time was converted. */
function isStillIn(timeZone: string) {
  return sql`exists (select 1 from ${properties} p where p.id = ${plannedPublications.propertyId}
    and p.removed_at is null and p.time_zone = ${timeZone})`;
}

interface Moved {
  readonly localTime: string;
  readonly dueAt: EpochMs;
  readonly timeZone: string;
}

/** Moves a waiting plan. Changes no row if it is over, or the property changed its time zone. */
export function movePlan(
  db: Database,
  propertyId: string,
  id: string,
  { localTime, dueAt, timeZone }: Moved,
) {
  return db
    .update(plannedPublications)
    .set({ localTime, dueAt })
    .where(and(matchesProperty(propertyId), eq(plannedPublications.id, id), isWaiting, isStillIn(timeZone)));
}

/**
 * Sets a cancelled plan to waiting. Changes no row if it can't wait again; fails as not unique if another plan
 * is open.
 */
export function resumePlan(
  db: Database,
  propertyId: string,
  id: string,
  { localTime, dueAt, timeZone }: Moved,
) {
  return db
    .update(plannedPublications)
    .set({ state: "waiting", endedAt: null, dueAt, problem: null, findings: null })
    .where(
      and(
        matchesProperty(propertyId),
        eq(plannedPublications.id, id),
        eq(plannedPublications.state, "cancelled"),
        eq(plannedPublications.localTime, localTime),
        isStillIn(timeZone),
      ),
    );
}

/** Cancels an open plan. Changes no row if it is over. */
export function cancelPlan(db: Database, propertyId: string, id: string, at: EpochMs) {
  return db
    .update(plannedPublications)
    .set({ state: "cancelled", endedAt: at })
    .where(and(matchesProperty(propertyId), eq(plannedPublications.id, id), isOpen));
}

/** Cancels the open plan of a removed property. */
export function cancelAnyPlan(db: Database, propertyId: string, at: EpochMs) {
  return db
    .update(plannedPublications)
    .set({ state: "cancelled", endedAt: at })
    .where(and(matchesProperty(propertyId), isOpen));
}

/** Dismisses a failed plan, because another one was published or planned. */
export function closeFailedPlan(db: Database, propertyId: string, at: EpochMs) {
  return db
    .update(plannedPublications)
    .set({ state: "cancelled", endedAt: at })
    .where(and(matchesProperty(propertyId), isOpen, eq(plannedPublications.state, "failed")));
}

/** Identifies a plan as it was read. */
export interface KnownPlan {
  readonly id: string;
  readonly dueAt: EpochMs;
}

function isAsRead({ id, dueAt }: KnownPlan) {
  return and(eq(plannedPublications.id, id), isWaiting, eq(plannedPublications.dueAt, dueAt));
}

/** Marks a waiting plan as published. Changes no row if it was moved, cancelled or published concurrently. */
export function finishPlan(db: Database, plan: KnownPlan, { number, at }: { number: number; at: EpochMs }) {
  return db
    .update(plannedPublications)
    .set({ state: "published", endedAt: at, number })
    .where(isAsRead(plan));
}

interface PlanFailure {
  readonly problem: ProblemCode;
  readonly findings: readonly PublishFinding[];
  readonly at: EpochMs;
}

/** Marks a waiting plan as failed. Changes no row if it was moved, cancelled or published concurrently. */
export function failPlan(db: Database, plan: KnownPlan, { problem, findings, at }: PlanFailure) {
  return db
    .update(plannedPublications)
    .set({ state: "failed", endedAt: at, problem, findings })
    .where(isAsRead(plan));
}

/** Recomputes the moment of a waiting plan, unless its local time has changed. */
export function setPlanMoment(db: Database, propertyId: string, localTime: string, dueAt: EpochMs) {
  return db
    .update(plannedPublications)
    .set({ dueAt })
    .where(and(matchesProperty(propertyId), isWaiting, eq(plannedPublications.localTime, localTime)));
}

/** Waiting plans with another local time than the known one: for a guard. */
export function selectOtherPlans(db: Database, propertyId: string, known: string | null) {
  return db
    .select({ id: plannedPublications.id })
    .from(plannedPublications)
    .where(
      and(matchesProperty(propertyId), isWaiting, sql`${plannedPublications.localTime} is not ${known}`),
    );
}
