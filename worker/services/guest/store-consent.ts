import type { EpochMs } from "#domain/time.ts";
import { CONSENT_TEXT_VERSION } from "#portal/words/consent-words.ts";
import { openDatabase } from "../../db/client.ts";
import { replaceConsent } from "../../db/guests/consents.ts";

interface GuestConsent {
  readonly id: string;
  readonly at: EpochMs;
  readonly propertyId: string;
  /** Random, and all that is known of the guest. */
  readonly visitorId: string;
  readonly given: boolean;
}

/** Keeps what a guest answered, with the wording that they read (S11, S81). Another answer of theirs replaces it. */
export async function storeConsent(database: D1Database, consent: GuestConsent): Promise<void> {
  const db = openDatabase(database);
  await db.batch(replaceConsent(db, { ...consent, kind: "marketing", textVersion: CONSENT_TEXT_VERSION }));
}
