import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { deleteUnusedDevices } from "../../db/account/known-devices.ts";
import { deleteExpiredResets } from "../../db/account/password-resets.ts";
import { deleteExpiredSessions } from "../../db/account/sessions.ts";
import { openDatabase } from "../../db/client.ts";
import { deleteSentMail } from "../../db/mail/mail-queue.ts";
import { deletePortfolioFigures } from "../../db/property/portfolio.ts";

/** How long a tab that comes back is told why its session is over. */
const ENDED_SESSIONS_KEPT_MS = 7 * DAY_MS;

/** As long as the cookie that names the browser. */
const DEVICES_KEPT_MS = 365 * DAY_MS;
const DEVICES_AT_ONCE = 5_000;

/** How long it can be asked whether a mail was sent. */
const SENT_MAIL_KEPT_MS = 30 * DAY_MS;

/** Counts for the comparison of properties are good for a day of their own clock, wherever that is. */
const FIGURES_KEPT_MS = 2 * DAY_MS;

/**
 * Forgets, each night, what has run its time: sessions with their spent tokens, browsers that nobody has signed in
 * with for a year, mailed links, mail that was sent,
 * figures that were counted for a comparison.
 */
export async function deleteExpired(env: Env, now: EpochMs): Promise<void> {
  const db = openDatabase(env.DB);
  await db.batch([
    ...deleteExpiredSessions(db, now - ENDED_SESSIONS_KEPT_MS),
    deleteUnusedDevices(db, now - DEVICES_KEPT_MS, DEVICES_AT_ONCE),
    deleteExpiredResets(db, now),
    deleteSentMail(db, now - SENT_MAIL_KEPT_MS),
    deletePortfolioFigures(db, now - FIGURES_KEPT_MS),
  ]);
}
