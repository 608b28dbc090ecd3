import { waitUntil } from "cloudflare:workers";
import type { EpochMs } from "#domain/time.ts";
import { ANY_GROUP, type Database, databaseOf } from "../../db/client.ts";
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
import { type MailTransport, mailTransportOf } from "../../mail/mail-transport.ts";
import { type JobResult, type JobRun, MORE } from "../job.ts";
import { ABREAST, type Outgoing, sendAbreast, sendDue } from "../sending/send-due.ts";

export type MailingEnv = SigningSecrets &
  Pick<Env, "MAIL" | "MAIL_FROM"> & {
    readonly DB: D1Database;
    readonly PUBLIC_ORIGIN: string;
  };

/** Taken by one statement. */
const CLAIMED_AT_ONCE = 60;
/**
 * Sent by one run of the cron, every five minutes: 12,000 an hour, so that 5,000 weekly mails take 25 minutes. Each run
 * asks D1 at most 17 × (1 + 10 × 2) = 357 times of the 1,000 that an invocation may, and other services 1,000 times of
 * 10,000. A mail that takes 200 ms makes 33 seconds of it.
 */
const MAILS_A_RUN = 1_000;
const REASON_LENGTH_MAX = 500;

/** The longest that mail waits where its time must not tell whether there was any. */
const PAUSE_MS_MAX = 600;

/**
 * Sends the mails that a request has caused, after its answer and whatever else waits. One that is not taken, or was
 * not written after all, is left to the cron. Call it once their batch is through.
 */
export function sendAfterAnswer(env: MailingEnv, ids: readonly string[], now: EpochMs): void {
  if (ids.length > 0) waitUntil(sendByIds(env, ids, now));
}

/**
 * As `sendAfterAnswer`, after a pause of random length. For answers that say the same whether or not a mail was
 * written: sending would slow the next answer down, and tell of the one before.
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
  const transport = mailTransportOf(env);
  if (!transport) return;
  const db = databaseOf(env, ANY_GROUP);
  await sendAbreast(inTurn(await claimMailById(db, now, ids)), outgoingMail(env, { db, transport, now }));
}

/**
 * Sends the mail that is due: what failed before, and what no request waits for. Each is taken for one attempt by one
 * sender. Never throws for a mail that fails.
 */
export async function sendDueMail(env: MailingEnv, { now, hasBudget }: JobRun): Promise<JobResult> {
  const transport = mailTransportOf(env);
  // Nothing is left undone by this job: what waits for a way out is counted by `/healthz`.
  if (!transport) return { cursor: null, done: { sent: 0, failed: 0 } };
  const outgoing = outgoingMail(env, { db: databaseOf(env, ANY_GROUP), transport, now });
  const { outcomes, hasMore } = await sendDue(outgoing, {
    itemsMax: MAILS_A_RUN,
    claimedMax: CLAIMED_AT_ONCE,
    goesOn: () => hasBudget(QUERIES_A_BATCH),
  });
  const sent = outcomes.filter((reason) => reason === null).length;
  return { cursor: hasMore ? MORE : null, done: { sent, failed: outcomes.length - sent } };
}

const QUERIES_A_BATCH = 1 + 2 * Math.ceil(CLAIMED_AT_ONCE / ABREAST);

/** By kind, so that a Monday's weekly mails hold nobody up. */
function inTurn(mails: readonly QueuedMail[]): readonly QueuedMail[] {
  return mails.toSorted((one, other) => one.kind - other.kind || one.createdAt - other.createdAt);
}

interface Way {
  readonly db: Database;
  readonly transport: MailTransport;
  readonly now: EpochMs;
}

/** The queue of mail. What becomes of one is null, or why it was not taken. */
function outgoingMail(env: SigningSecrets, { db, transport, now }: Way): Outgoing<QueuedMail, string | null> {
  return {
    claim: async (limit) => inTurn(await claimDueMail(db, now, limit)),
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

/** @returns null, or why the mail was not taken. */
async function deliver(
  secrets: SigningSecrets,
  transport: MailTransport,
  mail: QueuedMail,
): Promise<string | null> {
  try {
    await transport(openMail(secrets, mail));
    return null;
  } catch (error) {
    // Any refusal of the mail service, or a body sealed with a key that was replaced: it is tried again, and the row
    // says why it had to be.
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, REASON_LENGTH_MAX);
    logEvent("mail_refused", { mail: mail.id, attempts: mail.attempts, message: reason });
    return reason;
  }
}
