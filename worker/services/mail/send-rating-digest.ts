import { feedbackAnswerSchema, hasDislike, ratingOf } from "#domain/guest/feedback.ts";
import type { EpochMs } from "#domain/time.ts";
import { type Database, openDatabase } from "../../db/client.ts";
import { releaseAlerts, selectHeldReaders, selectLowRatings } from "../../db/guests/rating-alerts.ts";
import { enqueueMail } from "../../db/mail/enqueue-mail.ts";
import { heldRatings } from "../../mail/kinds/held-ratings.ts";
import { mailReaderOf } from "../../mail/mail-reader.ts";
import { ALERT_INTERVAL_MS } from "../guest/alert-low-rating.ts";
import { type JobResult, type JobRun, MORE } from "../job.ts";
import { stopLink } from "./stop-link.ts";

/** So many people a run; the next one, five minutes later, goes on with the rest. */
const READERS_A_RUN = 100;
/** What is asked and written for one of them. */
const QUERIES_A_READER = 3;

/**
 * Queues one digest per recipient for all their deferred alerts, once an hour has gone since their last alert.
 * None is left out. The mail and the note that it was queued are one batch: a run that is repeated, or cut off,
 * tells nobody twice.
 */
export async function sendRatingDigests(
  env: Pick<Env, "DB" | "PUBLIC_ORIGIN">,
  { now, hasBudget }: JobRun,
): Promise<JobResult> {
  const db = openDatabase(env.DB);
  const readers = await selectHeldReaders(db, { notSince: now - ALERT_INTERVAL_MS, limit: READERS_A_RUN });
  let told = 0;
  for (const reader of readers) {
    if (!hasBudget(QUERIES_A_READER)) break;
    await tellOne(env, db, { reader, now });
    told += 1;
  }
  const isThrough = told === readers.length && told < READERS_A_RUN;
  return { cursor: isThrough ? null : MORE, done: { told } };
}

interface Turn {
  readonly reader: Awaited<ReturnType<typeof selectHeldReaders>>[number];
  readonly now: EpochMs;
}

async function tellOne(env: Pick<Env, "PUBLIC_ORIGIN">, db: Database, { reader, now }: Turn): Promise<void> {
  const { preferences, property, email, displayName, language: kept } = reader;
  const since = preferences.heldSince ?? now;
  const found = property.removedAt === null ? await selectLowRatings(db, { ...preferences, since }) : [];
  const ratings = found.map(({ at, answers }) => {
    const given = feedbackAnswerSchema.array().parse(JSON.parse(answers));
    return { at, rating: ratingOf(given), isDisliked: hasDislike(given) };
  });
  const until = ratings.at(-1)?.at ?? now;
  if (ratings.length === 0) {
    await releaseAlerts(db, preferences, { at: null, until });
    return;
  }
  const { language, origin } = mailReaderOf(env, { language: kept, origin: preferences.origin });
  const mail = heldRatings.write(email, {
    language,
    name: displayName,
    propertyName: property.name,
    timeZone: property.timeZone,
    ratings,
    link: `${origin}/guest-messages`,
    stop: stopLink(origin, preferences, "alert"),
  });
  const id = `held-${since}-${property.id}-${preferences.userId}`;
  await db.batch([
    enqueueMail(db, { ...mail, id, at: now, propertyId: property.id }, { repeated: "passes" }),
    releaseAlerts(db, preferences, { at: now, until }),
  ]);
}
