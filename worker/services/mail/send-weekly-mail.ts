import type { Period } from "#domain/analytics/period.ts";
import type { Report } from "#domain/analytics/report.ts";
import { decideLicence } from "#domain/property/licence.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { addDays, localTimeOf, mondayOf } from "#domain/zoned-time.ts";
import { type Database, openDatabase } from "../../db/client.ts";
import { selectButtonDocuments } from "../../db/content/documents.ts";
import { enqueueMail } from "../../db/mail/enqueue-mail.ts";
import {
  markWeekMailed,
  readerLanguageSchema,
  selectWeeklyReaders,
  type WeeklyReader,
} from "../../db/mail/mail-preferences.ts";
import { licenceOf } from "../../db/property/properties.ts";
import { composeWeekly } from "../../mail/compose-figures.ts";
import { composeReport } from "../guest/compose-report.ts";
import { stopLink } from "./stop-link.ts";

const READERS_A_PAGE = 50;
/** When staff come in, by the clock of the property. */
const MAIL_HOUR = 7;

/** The whole week before a Monday, beside the one before that. */
function weekBefore(monday: string): Period {
  return {
    from: addDays(monday, -7),
    to: addDays(monday, -1),
    before: { from: addDays(monday, -14), to: addDays(monday, -8) },
    beforeUntilHour: null,
    step: "day",
    isRunning: false,
  };
}

/**
 * Enqueues the weekly mail for everybody whose Monday morning has come, each once: the note that a week was
 * mailed and the mail are one batch, so that a run that is repeated, or cut off, mails nobody twice.
 */
export async function queueWeeklyMail(env: Env, now: EpochMs): Promise<void> {
  const db = openDatabase(env.DB);
  // The newest Monday anywhere: whose has not come yet is passed over below.
  const week = mondayOf(localTimeOf(now + DAY_MS, "UTC").day);
  let after: { propertyId: string; userId: string } | null = null;
  for (;;) {
    const readers: WeeklyReader[] = await selectWeeklyReaders(db, { week, limit: READERS_A_PAGE, after });
    const reports = new Map<string, Promise<Report>>();
    for (const reader of readers) await mailOne(env, db, { reader, now, reports });
    const last = readers.at(-1)?.preferences;
    if (!last || readers.length < READERS_A_PAGE) return;
    after = { propertyId: last.propertyId, userId: last.userId };
  }
}

interface Turn {
  readonly reader: WeeklyReader;
  readonly now: EpochMs;
  /** By property: several people may read the same. */
  readonly reports: Map<string, Promise<Report>>;
}

async function mailOne(env: Env, db: Database, { reader, now, reports }: Turn): Promise<void> {
  const { preferences, property, licence, email, displayName } = reader;
  const { day, hour } = localTimeOf(now, property.timeZone);
  const monday = mondayOf(day);
  const isMorning = day > monday || hour >= MAIL_HOUR;
  if (monday <= preferences.mailedWeek || !isMorning) return;
  const key = { propertyId: property.id, userId: preferences.userId };
  const isOpen = property.removedAt === null && decideLicence(licenceOf(licence), now).isValid;
  if (!isOpen) {
    await markWeekMailed(db, key, monday);
    return;
  }
  const known = reports.get(property.id) ?? reportOf(env, db, { property, now, monday });
  reports.set(property.id, known);
  const origin = String(env.PUBLIC_ORIGIN) || preferences.origin;
  const content = composeWeekly({
    language: readerLanguageSchema.parse(preferences.language),
    name: displayName,
    propertyName: property.name,
    report: await known,
    link: `${origin}/dashboard`,
    stop: stopLink(origin, preferences, "weekly"),
  });
  const id = `weekly-${monday}-${property.id}-${key.userId}`;
  await db.batch([
    enqueueMail(
      db,
      { ...content, id, at: now, propertyId: property.id, recipient: email },
      { repeated: "passes" },
    ),
    markWeekMailed(db, key, monday),
  ]);
}

async function reportOf(
  env: Env,
  db: Database,
  { property, now, monday }: Pick<WeeklyReader, "property"> & { now: EpochMs; monday: string },
): Promise<Report> {
  const documents = await selectButtonDocuments(db, property.id);
  return composeReport(env, { property, now }, { range: "7d", period: weekBefore(monday), documents });
}
