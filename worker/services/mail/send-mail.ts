/**
 * Sends the mails of the outbox. Exposes `sendAfterAnswer` and `sendUnnoticed` for requests, and the job
 * `sendDueMail` for retries and mails without a request. A sender claims each mail for one attempt, so that no
 * mail is sent twice at once.
 */

import { waitUntil } from "cloudflare:workers";
import type { EpochMs } from "#domain/time.ts";
import { ANY_GROUP, type Database, getDatabase } from "../../db/client.ts";
import {
  claimDueMail,
  claimMailById,
  markMailFailed,
  markMailSent,
  type QueuedMail,
} from "../../db/mail/mail-queue.ts";
import type { SigningSecrets } from "../../identity/signing-key.ts";
import { logEvent } from "../../log-event.ts";
import { openMail } from "../../mail/encrypted-body.ts";
import { findMailTransport, type MailTransport } from "../../mail/mail-transport.ts";
import { CURSOR_MORE, type JobResult, type JobRun } from "../job.ts";
import { ABREAST, type SendQueue, sendAbreast, sendDue } from "../sending/send-due.ts";

export type MailingEnv = SigningSecrets &
  Pick<Env, "MAIL" | "MAIL_FROM"> & {
    readonly DB: D1Database;
    readonly PUBLIC_ORIGIN: string;
  };

/** Mails claimed per statement. */
const CLAIMED_AT_ONCE = 60;
/**
 * Mails per cron run, every five minutes: 12,000 an hour, so that 5,000 weekly mails take 25 minutes. A run
 * makes at most 17 × (1 + 10 × 2) = 357 D1 queries of the 1,000 allowed per invocation, and 1,000 subrequests
 * of 10,000. At 200 ms a mail it takes 33 seconds.
 */
const MAILS_A_RUN = 1_000;
const REASON_LENGTH_MAX = 500;

/** The longest random pause, in which sending hides whether a mail exists. */
const PAUSE_MS_MAX = 600;

/**
 * Sends the mails of a request after its response (`waitUntil`). Mails that can't be claimed or don't exist are
 * left to the cron. Call it after their batch.
 */
export function sendAfterAnswer(env: MailingEnv, ids: readonly string[], now: EpochMs): void {
  if (ids.length > 0) waitUntil(sendByIds(env, ids, now));
}

/**
 * As `sendAfterAnswer`, after a random pause. For responses that must not reveal whether a mail was written:
 * sending at once would measurably slow the isolate's next response, and so reveal it.
 */
export function sendUnnoticed(env: MailingEnv, ids: readonly string[], now: EpochMs): void {
  const [share = 0] = crypto.getRandomValues(new Uint16Array(1));
  const send = async () => {
    await scheduler.wait((share / 0xffff) * PAUSE_MS_MAX);
    await sendByIds(env, ids, now);
  };
  waitUntil(send());
}

async function sendByIds(env: MailingEnv, ids: readonly string[], now: EpochMs): Promise<void> {
  const transport = findMailTransport(env);
  if (!transport) return;
  const db = getDatabase(env, ANY_GROUP);
  await sendAbreast(
    sortByTurn(await claimMailById(db, now, ids)),
    createOutgoingMail(env, { db, transport, now }),
  );
}

/**
 * Sends the mails that are due: failed ones, and those not sent by a request. Each is claimed by one sender per
 * attempt. Never throws for a mail that fails.
 */
export async function sendDueMail(env: MailingEnv, { now, hasBudget }: JobRun): Promise<JobResult> {
  const transport = findMailTransport(env);
  // Without a transport the job counts as finished; `/healthz` counts the waiting mails.
  if (!transport) return { cursor: null, done: { sent: 0, failed: 0 } };
  const outgoing = createOutgoingMail(env, { db: getDatabase(env, ANY_GROUP), transport, now });
  const { outcomes, hasMore } = await sendDue(outgoing, {
    itemsMax: MAILS_A_RUN,
    claimedMax: CLAIMED_AT_ONCE,
    goesOn: () => hasBudget(QUERIES_A_BATCH),
  });
  const sent = outcomes.filter((reason) => reason === null).length;
  return { cursor: hasMore ? CURSOR_MORE : null, done: { sent, failed: outcomes.length - sent } };
}

const QUERIES_A_BATCH = 1 + 2 * Math.ceil(CLAIMED_AT_ONCE / ABREAST);

/** Ordered by kind, so that weekly mails on Mondays delay no others. */
function sortByTurn(mails: readonly QueuedMail[]): readonly QueuedMail[] {
  return mails.toSorted((one, other) => one.kind - other.kind || one.createdAt - other.createdAt);
}

interface Way {
  readonly db: Database;
  readonly transport: MailTransport;
  readonly now: EpochMs;
}

/** The mail queue. Outcome of a mail: `null`, or the reason for its failure. */
function createOutgoingMail(
  env: SigningSecrets,
  { db, transport, now }: Way,
): SendQueue<QueuedMail, string | null> {
  return {
    claim: async (limit) => sortByTurn(await claimDueMail(db, now, limit)),
    send: (mail) => deliver(env, transport, mail),
    toOutcome: (error) => String(error).slice(0, REASON_LENGTH_MAX),
    mark: async (sent) => {
      const taken = sent.flatMap(({ item, outcome }) => (outcome === null ? [item.id] : []));
      const refused = sent.flatMap(({ item, outcome }) =>
        outcome === null ? [] : [{ id: item.id, reason: outcome }],
      );
      if (taken.length > 0) await markMailSent(db, taken, now);
      if (refused.length > 0) await markMailFailed(db, refused, now);
    },
  };
}

/** @returns `null`, or the reason for the failure. */
async function deliver(
  secrets: SigningSecrets,
  transport: MailTransport,
  mail: QueuedMail,
): Promise<string | null> {
  try {
    await transport(openMail(secrets, mail));
    return null;
  } catch (error) {
    // Any refusal by the mail service, or a body encrypted with a replaced key: retried, with the reason in its
    // row.
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, REASON_LENGTH_MAX);
    logEvent("mail_refused", { mail: mail.id, attempts: mail.attempts, message: reason });
    return reason;
  }
}
