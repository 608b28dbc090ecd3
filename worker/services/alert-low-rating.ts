import { type EpochMs, HOUR_MS } from "#domain/time.ts";
import type { Database } from "../db/client.ts";
import { markAlerted, readerLanguageSchema, selectAlertReaders } from "../db/mail-preferences.ts";
import { insertMail } from "../db/outbox.ts";
import { composeAlert } from "../mail/compose-figures.ts";
import { stopLink } from "./stop-link.ts";

/** One mail an hour to each person, however many guests are unhappy: the dashboard has the rest. */
const ALERT_INTERVAL_MS = HOUR_MS;

interface LowRating {
  readonly at: EpochMs;
  readonly property: { readonly id: string; readonly name: string };
  /** 1 to 5; null where nothing was rated. */
  readonly rating: number | null;
  /** As the house asks it, with what the guest answered. */
  readonly facts: readonly (readonly [question: string, answer: string])[];
}

/**
 * The statements that tell whoever asked for it of a low rating, each in their own language. They belong in
 * the batch that stores the feedback. None where nobody wants to know, or was told within the hour.
 */
export async function alertStatements(
  db: Database,
  publicOrigin: string,
  { at, property, rating, facts }: LowRating,
) {
  if (rating === null) return [];
  const readers = await selectAlertReaders(db, {
    propertyId: property.id,
    rating,
    notSince: at - ALERT_INTERVAL_MS,
  });
  return readers.flatMap(({ preferences, email, displayName }) => {
    const origin = publicOrigin || preferences.origin;
    const letter = composeAlert({
      language: readerLanguageSchema.parse(preferences.language),
      name: displayName,
      propertyName: property.name,
      rating,
      facts,
      link: `${origin}/guest-messages`,
      stop: stopLink(origin, preferences, "alert"),
    });
    const key = { propertyId: property.id, userId: preferences.userId };
    // Two guests at once are one mail: it is laid down once under an id.
    const id = `alert-${Math.floor(at / ALERT_INTERVAL_MS)}-${key.propertyId}-${key.userId}`;
    return [
      insertMail(db, { ...letter, id, at, propertyId: property.id, recipient: email }),
      markAlerted(db, key, at),
    ];
  });
}
