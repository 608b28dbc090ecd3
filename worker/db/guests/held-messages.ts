import { and, asc, desc, eq, isNotNull, max, min, type SQL, sql } from "drizzle-orm";
import type { HeldFold, HeldKind } from "#domain/guest/held-messages.ts";
import { type EpochMs, SECOND_MS } from "#domain/time.ts";
import { changeRow } from "../change-row.ts";
import type { Database } from "../client.ts";
import { groups } from "../schema/account.ts";
import { feedback, guestRequests } from "../schema/guests.ts";
import { changes } from "../schema/log.ts";
import { properties } from "../schema/property.ts";

/** Screens are told of held messages once in this time, however many come. */
const HELD_NEWS_MS = 30 * SECOND_MS;

export const HELD_TABLES = { feedback, requests: guestRequests } as const;
type HeldTable = (typeof HELD_TABLES)[keyof typeof HELD_TABLES];

interface Group {
  readonly propertyId: string;
  readonly heldGroup: string;
}

function inGroup(table: HeldTable, { propertyId, heldGroup }: Group) {
  return and(eq(table.propertyId, propertyId), eq(table.heldGroup, heldGroup));
}

/** The newest groups of held messages of a property, with how many each has. */
export function selectHeldFolds(db: Database, table: HeldTable, propertyId: string, limit: number) {
  return db
    .select({
      heldGroup: table.heldGroup,
      count: sql<number>`count(*)`.as("held_count"),
      firstAt: min(table.at).as("first_at"),
      lastAt: max(table.at).as("last_at"),
    })
    .from(table)
    .where(and(eq(table.propertyId, propertyId), isNotNull(table.heldGroup)))
    .groupBy(table.heldGroup)
    .orderBy(desc(sql`last_at`), desc(table.heldGroup))
    .limit(limit);
}

type FoldRow = Awaited<ReturnType<typeof selectHeldFolds>>[number];

export function toHeldFold({ heldGroup, count, firstAt, lastAt }: FoldRow): HeldFold {
  return {
    heldGroup: heldGroup ?? "",
    count,
    firstAt: new Date(firstAt ?? 0).toISOString(),
    lastAt: new Date(lastAt ?? 0).toISOString(),
  };
}

/** What a property learns of a message that is let in. Of a request there is nothing to count. */
export interface HeldMessage {
  readonly at: EpochMs;
  readonly buttonId: string;
  readonly answers: string | null;
}

/** The messages of a group, the oldest first. */
export function selectHeldMessages(db: Database, kind: HeldKind, group: Group): Promise<HeldMessage[]> {
  const table = HELD_TABLES[kind];
  const isOpinion = kind === "feedback";
  return db
    .select({
      at: table.at,
      buttonId: table.buttonId,
      answers: (isOpinion ? sql`${feedback.answers}` : sql`null`).as("held_answers") as SQL.Aliased<
        string | null
      >,
    })
    .from(table)
    .where(inGroup(table, group))
    .orderBy(asc(table.at));
}

/** Lets all messages of a group into the list. They keep their times. */
export function releaseHeldRows(db: Database, table: HeldTable, group: Group) {
  return db.update(table).set({ heldGroup: null }).where(inGroup(table, group));
}

export function deleteHeldRows(db: Database, table: HeldTable, group: Group) {
  return db.delete(table).where(inGroup(table, group));
}

/**
 * The change log's row of a message that the statement before it in the batch stored as held: one for the first of
 * its group in each `HELD_NEWS_MS`, none for the others. Tells whose channel is to hear of it.
 */
export function logHeldMessage(
  db: Database,
  table: HeldTable,
  { id, at, propertyId, heldGroup }: Group & { readonly id: string; readonly at: EpochMs },
) {
  const since = at - (at % HELD_NEWS_MS);
  const from = { at, groupId: properties.groupId, propertyId: properties.id };
  return db
    .insert(changes)
    .select(sql`select ${changeRow(from, "guest-messages.changed", {})}
    from ${properties} where id = ${propertyId} and changes() > 0 and not exists (select 1 from ${table} as held
      where held.property_id = ${propertyId} and held.held_group = ${heldGroup} and held.at >= ${since}
      and held.id <> ${id})`)
    .returning({
      groupId: changes.groupId,
      companyId: sql<string>`(select company_id from ${groups} where id = group_id)`,
    });
}
