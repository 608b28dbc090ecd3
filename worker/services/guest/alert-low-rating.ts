import { ALERT_RATING_MAX } from "#domain/analytics/mail-preferences.ts";
import { STARS_MIN } from "#domain/guest/feedback.ts";
import { type EpochMs, HOUR_MS } from "#domain/time.ts";
import type { Database } from "../../db/client.ts";
import { deferAlert, markAlerted, selectAlertReaders } from "../../db/guests/rating-alerts.ts";
import { enqueueMail } from "../../db/mail/enqueue-mail.ts";
import { ratingAlert } from "../../mail/kinds/rating-alert.ts";
import { mailReaderOf } from "../../mail/mail-reader.ts";
import { stopLink } from "../mail/stop-link.ts";

/** One mail an hour to each person, however many guests are unhappy: what comes in between is told at its end. */
export const ALERT_INTERVAL_MS = HOUR_MS;

interface LowRating {
  /** What it came with: feedback that is stored already, or held back, alerts nobody. */
  readonly feedbackId: string;
  readonly at: EpochMs;
  readonly property: { readonly id: string; readonly name: string };
  /** The mean of the stars, 1 to 5; null where none were given. */
  readonly rating: number | null;
  /** Whether the guest disliked something: that alerts everybody who hears of any low rating. */
  readonly isDisliked: boolean;
  /** As the property asks it, with what the guest answered. */
  readonly facts: readonly (readonly [question: string, answer: string, stars?: number | undefined])[];
}

/**
 * The statements that tell the members who asked for it of a low rating, each in their own language. They
 * belong in the batch that stores the feedback. For a member who was told of another one within the hour the
 * alert is deferred to `sendRatingDigests`. None where nobody wants to know of such a rating.
 */
export async function alertStatements(
  db: Database,
  publicOrigin: string,
  { feedbackId, at, property, rating, isDisliked, facts }: LowRating,
) {
  const level = isDisliked ? STARS_MIN : rating;
  if (level === null || level > ALERT_RATING_MAX) return { mailIds: [], statements: [] };
  const notSince = at - ALERT_INTERVAL_MS;
  const rated = { feedbackId, propertyId: property.id, rating: level, notSince };
  const readers = await selectAlertReaders(db, rated);
  const mails = readers.map(({ preferences, email, displayName, language: kept }) => {
    const { language, origin } = mailReaderOf(
      { PUBLIC_ORIGIN: publicOrigin },
      { language: kept, origin: preferences.origin },
    );
    const mail = ratingAlert.write(email, {
      language,
      name: displayName,
      propertyName: property.name,
      rating,
      facts,
      link: `${origin}/guest-messages`,
      stop: stopLink(origin, preferences, "alert"),
    });
    const key = { propertyId: property.id, userId: preferences.userId };
    // Two guests at once are one mail: it is queued once under an id.
    const id = `alert-${Math.floor(at / ALERT_INTERVAL_MS)}-${key.propertyId}-${key.userId}`;
    return {
      id,
      enqueue: enqueueMail(db, { ...mail, id, at, propertyId: property.id }, { repeated: "passes" }),
      note: markAlerted(db, key, { at, notSince }),
    };
  });
  // Held back in between: whom another guest's mail has just reached, by now, is not told by this one.
  return {
    mailIds: mails.map(({ id }) => id),
    statements: [
      ...mails.map(({ enqueue }) => enqueue),
      deferAlert(db, { ...rated, at }),
      ...mails.map(({ note }) => note),
    ],
  };
}
