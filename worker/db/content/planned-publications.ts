import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { PublishFinding } from "#domain/content/publish-finding.ts";
import type { ProblemCode } from "#domain/problem-code.ts";
import type { PlannedPublication } from "#domain/property/planned.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { groups, users } from "../schema/account.ts";
import { plannedPublications } from "../schema/content.ts";
import { properties, propertyLicences } from "../schema/property.ts";

export type PlannedRow = typeof plannedPublications.$inferSelect;

/** States of which a property has one row at most; screens show it. */
const isOpen = sql`${plannedPublications.state} in ('waiting', 'failed')`;
/** A version that is to be published at its moment. */
export const isWaiting = sql`${plannedPublications.state} = 'waiting'`;

function isOf(propertyId: string) {
  return eq(plannedPublications.propertyId, propertyId);
}

/** The versions that wait in a group, with who planned them and of which property, the first one first. */
export function selectPlansOfGroup(db: Database, groupId: string) {
  const { userId, localTime, dueAt, propertyId } = plannedPublications;
  return db
    .select({ userId, localTime, property: properties.name })
    .from(plannedPublications)
    .innerJoin(properties, eq(properties.id, propertyId))
    .where(and(eq(properties.groupId, groupId), isNull(properties.removedAt), isWaiting))
    .orderBy(asc(dueAt))
    .limit(PLANS_OF_GROUP_MAX);
}

/** More than a group has; a property has one. */
const PLANS_OF_GROUP_MAX = 2_000;

/** The version of a property that waits, or that could not be published at its moment; no row where there is none. */
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
    .where(and(isOf(propertyId), eq(plannedPublications.id, id)))
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

/** The waiting version of a property with all that publishing it takes; no row for a property that has been removed. */
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
    .where(and(isOf(propertyId), isWaiting, isNull(properties.removedAt)))
    .limit(1);
}

/** Whom a failure is told; no row once they have left the group. */
export function selectPlanner(db: Database, { userId, language }: PlannedRow, groupId: string) {
  return db
    .select({
      email: users.email,
      displayName: users.displayName,
      language: sql<string>`coalesce(${users.language}, ${language})`.as("reader_language"),
    })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.groupId, groupId)))
    .limit(1);
}

/**
 * Stores a planned version. Inserts no row where the property has been removed meanwhile, or has moved to another time
 * zone than its moment was computed in; fails as not unique where another one is open.
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

/** The property is where the moment was computed for. */
function isStillIn(timeZone: string) {
  return sql`exists (select 1 from ${properties} p where p.id = ${plannedPublications.propertyId}
    and p.removed_at is null and p.time_zone = ${timeZone})`;
}

interface Moved {
  readonly localTime: string;
  readonly dueAt: EpochMs;
  readonly timeZone: string;
}

/** Moves a waiting version. Changes no row for one that is over, or whose property has moved to another zone. */
export function movePlan(
  db: Database,
  propertyId: string,
  id: string,
  { localTime, dueAt, timeZone }: Moved,
) {
  return db
    .update(plannedPublications)
    .set({ localTime, dueAt })
    .where(and(isOf(propertyId), eq(plannedPublications.id, id), isWaiting, isStillIn(timeZone)));
}

/**
 * Makes a cancelled version wait again. Changes no row where that can't be; fails as not unique where another one is
 * open.
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
        isOf(propertyId),
        eq(plannedPublications.id, id),
        eq(plannedPublications.state, "cancelled"),
        eq(plannedPublications.localTime, localTime),
        isStillIn(timeZone),
      ),
    );
}

/** Ends an open version without publishing it. Changes no row for one that is over. */
export function cancelPlan(db: Database, propertyId: string, id: string, at: EpochMs) {
  return db
    .update(plannedPublications)
    .set({ state: "cancelled", endedAt: at })
    .where(and(isOf(propertyId), eq(plannedPublications.id, id), isOpen));
}

/** Ends whatever waits of a property that is removed. */
export function cancelAnyPlan(db: Database, propertyId: string, at: EpochMs) {
  return db
    .update(plannedPublications)
    .set({ state: "cancelled", endedAt: at })
    .where(and(isOf(propertyId), isOpen));
}

/** Lets go of a version that failed: another one is published or planned, and nobody has to see to it any more. */
export function closeFailedPlan(db: Database, propertyId: string, at: EpochMs) {
  return db
    .update(plannedPublications)
    .set({ state: "cancelled", endedAt: at })
    .where(and(isOf(propertyId), isOpen, eq(plannedPublications.state, "failed")));
}

/** Which planned version a write is about, as it was read. */
export interface PlanAsRead {
  readonly id: string;
  readonly dueAt: EpochMs;
}

function isAsRead({ id, dueAt }: PlanAsRead) {
  return and(eq(plannedPublications.id, id), isWaiting, eq(plannedPublications.dueAt, dueAt));
}

/** Marks a waiting version as published. Changes no row where it was moved, cancelled or published meanwhile. */
export function finishPlan(db: Database, plan: PlanAsRead, { number, at }: { number: number; at: EpochMs }) {
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

/** Marks a waiting version as failed. Changes no row where it was moved, cancelled or published meanwhile. */
export function failPlan(db: Database, plan: PlanAsRead, { problem, findings, at }: PlanFailure) {
  return db
    .update(plannedPublications)
    .set({ state: "failed", endedAt: at, problem, findings })
    .where(isAsRead(plan));
}

/** Sets the moment of a waiting version again; of nothing where its local time is another by now. */
export function setPlanMoment(db: Database, propertyId: string, localTime: string, dueAt: EpochMs) {
  return db
    .update(plannedPublications)
    .set({ dueAt })
    .where(and(isOf(propertyId), isWaiting, eq(plannedPublications.localTime, localTime)));
}

/** Waiting versions of a property at another local time than the known one: for a guard. */
export function otherPlans(db: Database, propertyId: string, known: string | null) {
  return db
    .select({ id: plannedPublications.id })
    .from(plannedPublications)
    .where(and(isOf(propertyId), isWaiting, sql`${plannedPublications.localTime} is not ${known}`));
}
