import type { UnsentMail } from "#domain/account/found.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { ANY_GROUP, getDatabase } from "../../db/client.ts";
import { OVERDUE_AFTER_MS, selectBacklog } from "../../db/jobs.ts";
import { MAIL_QUEUES } from "../../db/mail/enqueue-mail.ts";
import { retryFromStart, selectUnsentMail } from "../../db/mail/mail-queue.ts";
import { sendAfterAnswer } from "../mail/send-mail.ts";

const LISTED_MAX = 50;

const toIso = (at: EpochMs) => new Date(at).toISOString();

/** Unsent mail: the total counts, and fifty mails with their errors. */
export async function readUnsentMail(env: Pick<Env, "DB">, now: EpochMs): Promise<UnsentMail> {
  const db = getDatabase(env, ANY_GROUP);
  const { mail } = selectBacklog(db, now - OVERDUE_AFTER_MS);
  const [[counts], rows] = await db.batch([mail, selectUnsentMail(db, LISTED_MAX)]);
  return {
    ...(counts ?? { waiting: 0, overdue: 0, givenUp: 0 }),
    items: rows.map(({ id, kind, recipient, createdAt, attempts, dueAt, lastError }) => ({
      id,
      recipient,
      attempts,
      lastError,
      kind: MAIL_QUEUES[kind] ?? "notice",
      createdAt: toIso(createdAt),
      dueAt: dueAt === null ? null : toIso(dueAt),
    })),
  };
}

/**
 * Retries a mail now, with twelve further attempts. Refuses with `not_found` for a mail that is unknown or was
 * sent.
 */
export async function sendMailAgain(env: Env, id: string, now: EpochMs): Promise<Verdict<null>> {
  const { meta } = await retryFromStart(getDatabase(env, ANY_GROUP), id, now);
  if (meta.changes === 0) return refuse("not_found");
  sendAfterAnswer(env, [id], now);
  return accept(null);
}
