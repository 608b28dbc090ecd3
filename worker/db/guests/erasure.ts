import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { GuestDataKind, GuestEntryKey } from "#domain/guest/guest-data.ts";
import type { Database } from "../client.ts";
import { requireNone } from "../guard.ts";
import { queuePositionOf } from "../mail/enqueue-mail.ts";
import { consents, feedback, guestRequests } from "../schema/guests.ts";
import { messageMails, outbox } from "../schema/mail.ts";

/** Forgets what a guest of a property has agreed to; tells how much there was. */
export function eraseConsents(
  db: Database,
  { propertyId, visitorId }: { propertyId: string; visitorId: string },
) {
  return db
    .delete(consents)
    .where(and(eq(consents.propertyId, propertyId), eq(consents.visitorId, visitorId)))
    .returning({ id: consents.id });
}

const TABLES = { requests: guestRequests, feedback, consents } as const;

/** Ids of a property's entries, by kind. */
export type ErasedIds = Readonly<Record<GuestDataKind, readonly string[]>>;

export function idsOf(entries: readonly GuestEntryKey[]): ErasedIds {
  const of = (kind: GuestDataKind) => entries.filter((entry) => entry.kind === kind).map(({ id }) => id);
  return { requests: of("requests"), feedback: of("feedback"), consents: of("consents") };
}

function among(column: SQL, ids: readonly string[]): SQL {
  return sql`${column} in (select value from json_each(${JSON.stringify(ids)}))`;
}

function entriesOf(kind: GuestDataKind, propertyId: string, ids: readonly string[]): SQL | undefined {
  const table = TABLES[kind];
  return and(eq(table.propertyId, propertyId), among(sql`${table.id}`, ids));
}

/** Which of some entries a property holds, and of consents the id of the guest's browser. */
export function selectErased(db: Database, propertyId: string, ids: ErasedIds) {
  return [
    db
      .select({ id: guestRequests.id, at: guestRequests.at })
      .from(guestRequests)
      .where(entriesOf("requests", propertyId, ids.requests)),
    db
      .select({ id: feedback.id, at: feedback.at })
      .from(feedback)
      .where(entriesOf("feedback", propertyId, ids.feedback)),
    db
      .select({ id: consents.id, at: consents.at, visitorId: consents.visitorId })
      .from(consents)
      .where(entriesOf("consents", propertyId, ids.consents)),
  ] as const;
}

interface Erasure {
  readonly groupId: string;
  readonly propertyId: string;
  readonly ids: ErasedIds;
  /** When the first of them came: no mail from before tells of them. */
  readonly since: number;
  /** What a digest says that listed one of them and has not left. */
  readonly digestBody: string;
}

/**
 * Deletes entries and all mail that tells of them: a mail of their own, waiting or sent; an alert of their rating. A
 * digest that has not left may list them among others, and keeps its link to all of them. They belong in one batch,
 * which fails where one of the entries is gone already.
 */
export function eraseEntries(db: Database, { groupId, propertyId, ids, since, digestBody }: Erasure) {
  const messages = [...ids.requests, ...ids.feedback];
  const missing = (kind: GuestDataKind) =>
    requireNone(
      db,
      sql`(select value from json_each(${JSON.stringify(ids[kind])}) as named where not exists
        (select 1 from ${TABLES[kind]} where id = named.value and property_id = ${propertyId}))`,
    );
  const ofProperty = sql`(select id from ${guestRequests} where property_id = ${propertyId}
    union all select id from ${feedback} where property_id = ${propertyId})`;
  const ratedAt = sql`(select at from ${feedback} where ${entriesOf("feedback", propertyId, ids.feedback)})`;
  return [
    missing("requests"),
    missing("feedback"),
    missing("consents"),
    db.delete(outbox).where(and(eq(outbox.groupId, groupId), among(sql`${outbox.id}`, messages))),
    db
      .delete(outbox)
      .where(
        and(
          eq(outbox.groupId, groupId),
          isNull(outbox.sentAt),
          eq(outbox.kind, queuePositionOf("message")),
          sql`${outbox.id} glob ${`alert-*-${propertyId}-*`}`,
          sql`${outbox.createdAt} in ${ratedAt}`,
        ),
      ),
    db
      .update(outbox)
      .set({ body: digestBody })
      .where(
        and(
          eq(outbox.groupId, groupId),
          isNull(outbox.sentAt),
          eq(outbox.kind, queuePositionOf("digest")),
          sql`${outbox.createdAt} >= ${since}`,
          sql`substr(${outbox.id}, 8) in ${ofProperty}`,
        ),
      ),
    db
      .delete(messageMails)
      .where(and(eq(messageMails.propertyId, propertyId), among(sql`${messageMails.id}`, messages))),
    db.delete(guestRequests).where(entriesOf("requests", propertyId, ids.requests)),
    db.delete(feedback).where(entriesOf("feedback", propertyId, ids.feedback)),
    db.delete(consents).where(entriesOf("consents", propertyId, ids.consents)),
  ] as const;
}
