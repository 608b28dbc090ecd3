import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../client.ts";
import { consents, feedback, guestRequests } from "../schema/guests.ts";
import { mailPreferences, messageMails } from "../schema/mail.ts";

/*
 * What guests left was kept in these tables by the version before. It moves to the property's own desk, which takes
 * what it finds here at its first touch, and again where an instance of that version has written more meanwhile.
 */

const ROWS_A_PAGE = 100;

/** A page of what lies here of a property, and of whom low ratings wait for. */
export function selectMovedRows(db: Database, propertyId: string) {
  const { alertedAt, heldSince } = mailPreferences;
  return {
    feedback: db.select().from(feedback).where(eq(feedback.propertyId, propertyId)).limit(ROWS_A_PAGE),
    requests: db
      .select()
      .from(guestRequests)
      .where(eq(guestRequests.propertyId, propertyId))
      .limit(ROWS_A_PAGE),
    consents: db
      .select()
      .from(consents)
      .where(eq(consents.propertyId, propertyId))
      .orderBy(consents.visitorId, consents.at)
      .limit(ROWS_A_PAGE),
    mails: db
      .select()
      .from(messageMails)
      .where(and(eq(messageMails.propertyId, propertyId), isNull(messageMails.mailedAt)))
      .limit(ROWS_A_PAGE),
    alerts: db
      .select({ userId: mailPreferences.userId, alertedAt, heldSince })
      .from(mailPreferences)
      .where(and(eq(mailPreferences.propertyId, propertyId), or(isNotNull(heldSince), isNotNull(alertedAt)))),
  };
}

interface MovedIds {
  readonly feedback: readonly string[];
  readonly requests: readonly string[];
  readonly consents: readonly string[];
  readonly mails: readonly string[];
  readonly alerts: readonly string[];
}

/** Deletes rows that a desk has taken. */
export function deleteMovedRows(db: Database, propertyId: string, ids: MovedIds) {
  const among = (values: readonly string[]) => sql`(select value from json_each(${JSON.stringify(values)}))`;
  return [
    db.delete(feedback).where(sql`${feedback.id} in ${among(ids.feedback)}`),
    db.delete(guestRequests).where(sql`${guestRequests.id} in ${among(ids.requests)}`),
    db.delete(consents).where(sql`${consents.id} in ${among(ids.consents)}`),
    db.delete(messageMails).where(sql`${messageMails.id} in ${among(ids.mails)}`),
    db
      .update(mailPreferences)
      .set({ heldSince: null, alertedAt: null })
      .where(and(eq(mailPreferences.propertyId, propertyId), sql`user_id in ${among(ids.alerts)}`)),
  ] as const;
}

/** Properties of which something lies here still. Reads the index of each table up to the bound. */
export function selectUnmovedProperties(db: Database, limit: number) {
  return db.all<{ propertyId: string }>(
    sql`select distinct property_id as propertyId from (
      select * from (select distinct property_id from ${feedback} limit ${limit})
      union all select * from (select distinct property_id from ${guestRequests} limit ${limit})
      union all select * from (select distinct property_id from ${consents} limit ${limit})
      union all select * from (select distinct property_id from ${messageMails} where mailed_at is null limit ${limit})
    ) limit ${limit}`,
  );
}
