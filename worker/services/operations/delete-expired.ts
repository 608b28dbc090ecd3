/**
 * The nightly deletion of expired rows in D1 (D20). Exposes the job `deleteExpired`, which works page by page
 * and continues from its cursor.
 */

import { PERIODS, ROUTINE_KEPT_DAYS } from "#domain/account/retention.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { z } from "#domain/zod.ts";
import { deleteUnusedDevices } from "../../db/account/known-devices.ts";
import { deleteExpiredChallenges } from "../../db/account/passkeys.ts";
import { deleteExpiredResets } from "../../db/account/password-resets.ts";
import { deleteExpiredSessions } from "../../db/account/sessions.ts";
import { deleteRoutine, endBundles } from "../../db/activity.ts";
import { deleteEndedAnnouncements } from "../../db/announcements/announcements.ts";
import { ANY_GROUP, type Database, getDatabase } from "../../db/client.ts";
import { deleteSentMail, deleteUnsentMail } from "../../db/mail/mail-queue.ts";
import { deleteUnconfirmedRecipients } from "../../db/mail/mail-recipients.ts";
import { runNamed } from "../../db/named-batch.ts";
import { deletePortfolioFigures } from "../../db/property/portfolio.ts";
import { RETENTION_WALK_NAMES, type WalkName, walkPage } from "../../db/retention.ts";
import type { JobResult, JobRun } from "../job.ts";

const ROWS_A_PAGE = 1_000;
const QUERIES_A_PAGE = 2;

/** Deletes one page of expired rows. @returns the number of deleted rows. */
type Deletion = (db: Database, now: EpochMs, limit: number) => Promise<number>;

/** Deletions that find their rows by an index: a full page is followed by another. */
const DELETIONS = {
  sessions: async (db, now, limit) => {
    const before = now - PERIODS.sessions.days * DAY_MS;
    return (await runNamed(db, deleteExpiredSessions(db, before, limit))).sessions.length;
  },
  devices: async (db, now, limit) => {
    const { meta } = await deleteUnusedDevices(db, now - PERIODS.devices.days * DAY_MS, limit);
    return meta.changes;
  },
  links: async (db, now, limit) => (await deleteExpiredResets(db, now, limit)).meta.changes,
  challenges: async (db, now, limit) => (await deleteExpiredChallenges(db, now, limit)).meta.changes,
  sentMail: async (db, now, limit) =>
    (await deleteSentMail(db, now - PERIODS.sentMail.days * DAY_MS, limit)).meta.changes,
  unsentMail: async (db, now, limit) =>
    (await deleteUnsentMail(db, now - PERIODS.unsentMail.days * DAY_MS, limit)).meta.changes,
  recipients: async (db, now, limit) => {
    const before = now - PERIODS.unconfirmedRecipients.days * DAY_MS;
    return (await deleteUnconfirmedRecipients(db, before, limit)).meta.changes;
  },
  bundles: async (db, now, limit) => (await endBundles(db, now - DAY_MS, limit)).meta.changes,
  routine: async (db, now, limit) =>
    (await deleteRoutine(db, now - ROUTINE_KEPT_DAYS * DAY_MS, limit)).meta.changes,
  announcements: async (db, now, limit) =>
    (await deleteEndedAnnouncements(db, now - PERIODS.announcements.days * DAY_MS, limit)).meta.changes,
  portfolioFigures: async (db, now, limit) =>
    (await deletePortfolioFigures(db, now - PERIODS.portfolioFigures.days * DAY_MS, limit)).meta.changes,
} satisfies Record<string, Deletion>;

type DeletionName = keyof typeof DELETIONS;

const DELETION_NAMES = Object.keys(DELETIONS) as DeletionName[];
const PARTS: readonly string[] = [...DELETION_NAMES, ...RETENTION_WALK_NAMES];

const cursorSchema = z.object({ part: z.string(), after: z.number() });
type Cursor = z.infer<typeof cursorSchema>;

/**
 * Nightly deletion of data past its retention period (D20): sessions, devices, links, mail, change log,
 * activity. Guests' data is deleted by each property's desk. A page takes two D1 queries; the next run
 * continues after the last page.
 */
export async function deleteExpired(
  env: Pick<Env, "DB">,
  { now, cursor, hasBudget }: JobRun,
  limit = ROWS_A_PAGE,
): Promise<JobResult> {
  const db = getDatabase(env, ANY_GROUP);
  const done: Record<string, number> = {};
  let at = readCursor(cursor);
  while (hasBudget(QUERIES_A_PAGE)) {
    const { deleted, next } = await deletePage(db, at, { now, limit });
    done[at.part] = (done[at.part] ?? 0) + deleted;
    const following = PARTS[PARTS.indexOf(at.part) + 1];
    if (next === null && following === undefined) return { cursor: null, done };
    at = next === null ? { part: following ?? "", after: 0 } : { ...at, after: next };
  }
  return { cursor: JSON.stringify(at), done };
}

/** A part that only another version knows: start again. */
function readCursor(cursor: string | null): Cursor {
  const at = cursor === null ? null : cursorSchema.parse(JSON.parse(cursor));
  return at && PARTS.includes(at.part) ? at : { part: PARTS[0] ?? "", after: 0 };
}

interface Step {
  readonly deleted: number;
  /** The row after which the next page begins; `null`: the part is finished. */
  readonly next: number | null;
}

async function deletePage(
  db: Database,
  { part, after }: Cursor,
  { now, limit }: { readonly now: EpochMs; readonly limit: number },
): Promise<Step> {
  const walk = RETENTION_WALK_NAMES.find((name) => name === part);
  if (walk) return walkNext(db, walk, { now, after, limit });
  const deletion = DELETION_NAMES.find((name) => name === part);
  const deleted = deletion ? await DELETIONS[deletion](db, now, limit) : 0;
  return { deleted, next: deleted >= limit ? 0 : null };
}

async function walkNext(
  db: Database,
  name: WalkName,
  { now, after, limit }: { readonly now: EpochMs; readonly after: number; readonly limit: number },
): Promise<Step> {
  const { statements, before } = walkPage(db, name, { now, after, limit });
  const { found, deleted } = await runNamed(db, statements);
  const [page] = found;
  const isOver = !page || page.rows < limit || (page.came ?? 0) >= before;
  return { deleted: deleted.meta.changes, next: isOver ? null : page.last };
}
