import type { Database } from "../client.ts";
import { consents } from "../schema/guests.ts";

/** Adds what a guest answered; an earlier answer of the same visitor stays as it was. */
export function insertConsent(db: Database, row: typeof consents.$inferInsert) {
  return db.insert(consents).values(row);
}
