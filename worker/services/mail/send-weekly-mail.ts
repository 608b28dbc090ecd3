/**
 * The weekly mails, every Monday at 7 in the property's zone. Exposes the job `queueWeeklyMail`, which only
 * enqueues; the outbox sends. Each property's writer reads its week, so that one run can serve thousands of
 * readers.
 */

import type { Period } from "#domain/analytics/period.ts";
import { decideLicence } from "#domain/property/licence.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { z } from "#domain/zod.ts";
import { addDays, getMonday, toLocalTime } from "#domain/zoned-time.ts";
import { ANY_GROUP, type Database, getDatabase } from "../../db/client.ts";
import { selectButtonDocumentsFor } from "../../db/content/documents.ts";
import { enqueueMails } from "../../db/mail/enqueue-mail.ts";
import {
  type Key,
  markWeeksMailed,
  selectWeeklyReaders,
  type WeeklyReader,
} from "../../db/mail/mail-preferences.ts";
import { toLicence } from "../../db/property/properties.ts";
import { logEvent } from "../../log-event.ts";
import { weeklyFigures } from "../../mail/kinds/weekly-figures.ts";
import { decideMailReader } from "../../mail/mail-reader.ts";
import type { JobResult, JobRun } from "../job.ts";
import { runIsolated } from "../run-isolated.ts";
import type { Week } from "./read-week.ts";
import { stopLink } from "./stop-link.ts";

/** Properties whose week is read in parallel, with their buttons in memory. */
const ABREAST = 6;
const READERS_A_PAGE = 50;
/** Queries: the readers, the buttons of six properties at a time, the mails, and the mark of the week. */
const QUERIES_A_PAGE = 1 + Math.ceil(READERS_A_PAGE / ABREAST) + 2;
/** Hour of the mail, in the property's zone. */
const MAIL_HOUR = 7;

/** The whole week before a Monday, and the week before that for comparison. */
function getWeekBefore(monday: string): Period {
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
 * Enqueues the weekly mail for each reader whose Monday morning has come, once: the mark of the week and the
 * page's mails are one batch, so that no repetition mails twice.
 *
 * A page of fifty readers takes twelve D1 queries and one call to each property's writer, which checks links
 * for up to 20 seconds. An invocation makes at most 900 such calls: 5,000 readers take seven runs, half an
 * hour.
 */
export async function queueWeeklyMail(env: Env, { now, cursor, hasBudget }: JobRun): Promise<JobResult> {
  const db = getDatabase(env, ANY_GROUP);
  // The newest Monday in any zone; zones where it has not begun are skipped below.
  const week = getMonday(toLocalTime(now + DAY_MS, "UTC").day);
  let after = readCursor(cursor);
  const done = { queued: 0, aside: 0 };
  while (hasBudget(QUERIES_A_PAGE, READERS_A_PAGE)) {
    const readers: WeeklyReader[] = await selectWeeklyReaders(db, {
      week,
      limit: READERS_A_PAGE,
      after,
      now,
    });
    const { due, aside } = await filterDue(readers, now);
    const mailed = await composePage(env, db, { readers: due, now });
    done.queued += mailed.queued;
    done.aside += aside + mailed.aside;
    const last = readers.at(-1)?.preferences;
    if (!last || readers.length < READERS_A_PAGE) return { cursor: null, done };
    after = { propertyId: last.propertyId, userId: last.userId };
  }
  return { cursor: JSON.stringify(after), done };
}

const keySchema = z.object({ propertyId: z.string(), userId: z.string() });

function readCursor(cursor: string | null): Key | null {
  return cursor === null ? null : keySchema.parse(JSON.parse(cursor));
}

function isDue({ preferences, property }: WeeklyReader, now: EpochMs): boolean {
  const { day, hour } = toLocalTime(now, property.timeZone);
  const monday = getMonday(day);
  return monday > preferences.mailedWeek && (day > monday || hour >= MAIL_HOUR);
}

/** The readers whose Monday morning has come; unreadable time zones are skipped. */
async function filterDue(readers: readonly WeeklyReader[], now: EpochMs) {
  const decided = await Promise.all(
    readers.map(async (reader) => {
      const item = { kind: "weekly mail", propertyId: reader.property.id };
      return { reader, isDue: await runIsolated(item, () => isDue(reader, now)) };
    }),
  );
  return {
    due: decided.flatMap((each) => (each.isDue ? [each.reader] : [])),
    aside: decided.filter((each) => each.isDue === null).length,
  };
}

interface Page {
  readonly readers: readonly WeeklyReader[];
  readonly now: EpochMs;
}

/** @returns the number of queued mails, and of readers left to a later run. */
async function composePage(env: Env, db: Database, { readers, now }: Page) {
  if (readers.length === 0) return { queued: 0, aside: 0 };
  const open = readers.filter(
    ({ property, licence }) => property.removedAt === null && decideLicence(toLicence(licence), now).isValid,
  );
  const weeks = await readWeeks(env, db, { readers: open, now });
  const unread = new Set(open.filter(({ property }) => !weeks.has(property.id)));
  const written = await Promise.all(
    open.map(async (reader) => {
      const week = weeks.get(reader.property.id);
      if (!week) return [];
      const propertyId = reader.property.id;
      const mail = await runIsolated({ kind: "weekly mail", propertyId }, () =>
        weeklyMail(env, reader, { week, now }),
      );
      if (mail === null) unread.add(reader);
      return mail ?? [];
    }),
  );
  const mails = written.flat();
  const marks = readers
    .filter((reader) => !unread.has(reader))
    .map(({ preferences, property }) => ({
      stopToken: preferences.stopToken,
      week: getMonday(toLocalTime(now, property.timeZone).day),
    }));
  await db.batch([enqueueMails(db, mails), markWeeksMailed(db, marks)]);
  return { queued: mails.length, aside: unread.size };
}

async function weeklyMail(
  env: Env,
  { preferences, property, email, displayName, language: kept }: WeeklyReader,
  { week, now }: { readonly week: Week; readonly now: EpochMs },
): Promise<QueuedWeekly> {
  const { language, origin } = decideMailReader(env, { language: kept, origin: preferences.origin });
  const monday = getMonday(toLocalTime(now, property.timeZone).day);
  return {
    ...(await weeklyFigures.write(env, email, {
      language,
      name: displayName,
      propertyName: property.name,
      ...week,
      link: `${origin}/dashboard`,
      stop: stopLink(origin, preferences, "weekly"),
    })),
    id: `weekly-${monday}-${property.id}-${preferences.userId}`,
    at: now,
    groupId: property.groupId,
  };
}

type QueuedWeekly = Parameters<typeof enqueueMails>[1][number];

/**
 * Last week of each property. If its figures can't be read, it is logged and skipped: its readers are mailed by
 * a later run, and others are not delayed.
 */
async function readWeeks(env: Env, db: Database, { readers, now }: Page): Promise<Map<string, Week>> {
  const properties = [...new Map(readers.map(({ property }) => [property.id, property])).values()];
  const weeks = new Map<string, Week>();
  for (let at = 0; at < properties.length; at += ABREAST) {
    const few = properties.slice(at, at + ABREAST);
    const documents = await selectButtonDocumentsFor(
      db,
      few.map(({ id }) => id),
    );
    const abreast = few.map(async (property) => {
      const period = getWeekBefore(getMonday(toLocalTime(now, property.timeZone).day));
      const own = documents.filter(({ propertyId }) => propertyId === property.id);
      try {
        const writer = env.PORTAL_WRITER.getByName(property.id);
        weeks.set(property.id, await writer.readWeek({ property, period, documents: own, now }));
      } catch (error) {
        logEvent("weekly_mail_failed", { propertyId: property.id, error });
      }
    });
    await Promise.all(abreast);
  }
  return weeks;
}
