import { sql } from "drizzle-orm";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { consents } from "../schema/guests.ts";

interface Answer {
  readonly id: string;
  readonly at: EpochMs;
  readonly propertyId: string;
  readonly visitorId: string;
  readonly kind: string;
  readonly given: boolean;
  readonly textVersion: string;
}

/**
 * The two statements that keep what a guest answered, in the place of what the same visitor answered before. A
 * withdrawal keeps when consent had been given last, as the proof of both (D20). They belong in one batch.
 */
export function replaceConsent(db: Database, answer: Answer) {
  const { id, at, propertyId, visitorId, kind, given, textVersion } = answer;
  const own = sql`property_id = ${propertyId} and visitor_id = ${visitorId} and kind = ${kind}`;
  const givenAt = given
    ? sql`${at}`
    : sql`(select max(coalesce(given_at, case when given then at end)) from ${consents} where ${own})`;
  return [
    db
      .insert(consents)
      .select(
        sql`select ${id}, ${at}, ${propertyId}, ${visitorId}, ${kind}, ${given ? 1 : 0}, ${textVersion}, ${givenAt}`,
      ),
    db.delete(consents).where(sql`${own} and id <> ${id}`),
  ] as const;
}
