import { and, between, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { DEFAULT_KEPT_DAYS, type KeptDays } from "#domain/account/retention.ts";
import { feedbackAnswerSchema, ratingOf } from "#domain/guest/feedback.ts";
import {
  consentCodeOf,
  type GuestCode,
  type GuestEntry,
  type KeptDaysChange,
} from "#domain/guest/guest-data.ts";
import { formatReceiptCode } from "#domain/guest/receipt-code.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { consents, feedback, guestRequests } from "../schema/guests.ts";
import { jobs } from "../schema/jobs.ts";
import { properties } from "../schema/property.ts";

/** When the nightly deletion failed last, and when it came through; no row before its first run. */
export function selectDeletionRun(db: Database) {
  return db
    .select({ failedAt: jobs.failedAt, completedAt: jobs.completedAt })
    .from(jobs)
    .where(eq(jobs.name, "forgetExpired"));
}

const COLUMNS = { requests: "requestsKeptDays", feedback: "feedbackKeptDays" } as const;

/** The periods of a property as they hold. */
export function keptDaysOf(row: {
  readonly requestsKeptDays: number | null;
  readonly feedbackKeptDays: number | null;
}): KeptDays {
  return {
    requests: row.requestsKeptDays ?? DEFAULT_KEPT_DAYS.requests,
    feedback: row.feedbackKeptDays ?? DEFAULT_KEPT_DAYS.feedback,
  };
}

/** Sets a period that is still as it was seen; changes no row otherwise. Leaves the property's revision. */
export function setKeptDays(db: Database, propertyId: string, { kind, from, days }: KeptDaysChange) {
  const name = COLUMNS[kind];
  return db
    .update(properties)
    .set({ [name]: days })
    .where(
      and(
        eq(properties.id, propertyId),
        sql`coalesce(${properties[name]}, ${DEFAULT_KEPT_DAYS[kind]}) = ${from}`,
      ),
    );
}

/** Ids that begin with some signs: a range of the index. */
function beginsWith(column: SQL, start: string): SQL {
  return sql`${column} >= ${start} and ${column} < ${`${start}~`}`;
}

/** What a property holds under a code. */
export function selectByCode(db: Database, propertyId: string, { names, value }: GuestCode, limit: number) {
  const isNamed = ({ receiptCode, id }: typeof guestRequests | typeof feedback) => {
    if (names === "receipt") return eq(receiptCode, value);
    return names === "id" ? eq(id, value) : sql`false`;
  };
  const isOfBrowser = names === "receipt" ? sql`false` : beginsWith(sql`${consents.visitorId}`, value);
  return [
    db
      .select()
      .from(guestRequests)
      .where(and(eq(guestRequests.propertyId, propertyId), isNamed(guestRequests)))
      .limit(limit),
    db
      .select()
      .from(feedback)
      .where(and(eq(feedback.propertyId, propertyId), isNamed(feedback)))
      .limit(limit),
    db
      .select()
      .from(consents)
      .where(and(eq(consents.propertyId, propertyId), isOfBrowser))
      .limit(limit),
  ] as const;
}

interface Stay {
  /** Empty: whatever came within the time, feedback included, which names no room. */
  readonly room: string;
  readonly from: EpochMs;
  /** Excluded. */
  readonly until: EpochMs;
}

/** What came to a property within a time, newest first: requests whose room holds what was typed, without one all. */
export function selectByStay(db: Database, propertyId: string, { room, from, until }: Stay, limit: number) {
  const typed = room.toLowerCase();
  return [
    db
      .select()
      .from(guestRequests)
      .where(
        and(
          eq(guestRequests.propertyId, propertyId),
          between(guestRequests.at, from, until - 1),
          typed === "" ? undefined : sql`instr(lower(${guestRequests.room}), ${typed}) > 0`,
        ),
      )
      .orderBy(desc(guestRequests.at))
      .limit(limit),
    db
      .select()
      .from(feedback)
      .where(
        and(
          eq(feedback.propertyId, propertyId),
          gte(feedback.at, from),
          lt(feedback.at, until),
          typed === "" ? undefined : sql`false`,
        ),
      )
      .orderBy(desc(feedback.at))
      .limit(limit),
  ] as const;
}

const NOTHING = { service: "", room: "", note: "", rating: null, isGiven: null } as const;

function receiptOf({ receiptCode }: { readonly receiptCode: string | null }): string {
  return receiptCode === null ? "" : formatReceiptCode(receiptCode);
}

export function toRequestEntry(row: typeof guestRequests.$inferSelect): GuestEntry {
  const { id, service, room, note } = row;
  const at = new Date(row.at).toISOString();
  return { ...NOTHING, kind: "requests", id, at, receipt: receiptOf(row), service, room, note };
}

export function toFeedbackEntry(row: typeof feedback.$inferSelect): GuestEntry {
  const { id } = row;
  const rating = ratingOf(feedbackAnswerSchema.array().parse(JSON.parse(row.answers)));
  const at = new Date(row.at).toISOString();
  return { ...NOTHING, kind: "feedback", id, at, receipt: receiptOf(row), rating };
}

export function toConsentEntry(row: typeof consents.$inferSelect): GuestEntry {
  return {
    ...NOTHING,
    kind: "consents",
    id: row.id,
    at: new Date(row.at).toISOString(),
    receipt: consentCodeOf(row.visitorId),
    isGiven: row.given,
  };
}
