import type { EpochMs } from "#domain/time.ts";
import { type Database, openDatabase } from "../../db/client.ts";
import {
  claimMail,
  markMailFailed,
  markMailSent,
  type QueuedMail,
  selectDueMail,
} from "../../db/mail/mail-queue.ts";
import type { SigningSecrets } from "../../identity/signing-key.ts";
import { openBody } from "../../mail/encrypted-body.ts";
import { type MailTransport, mailTransportOf } from "../../mail/mail-transport.ts";

const BATCH = 20;
const REASON_LENGTH_MAX = 500;

/** The longest that mail waits where its time must not tell whether there was any. */
const PAUSE_MS_MAX = 600;

/**
 * Sends the mail that is due after a pause of random length. For answers that say the same whether or not a
 * mail was written: sending would slow the next answer down, and tell of the one before.
 */
export async function sendDueMailLater(env: Env, now: EpochMs): Promise<void> {
  const [share = 0] = crypto.getRandomValues(new Uint16Array(1));
  await scheduler.wait((share / 0xffff) * PAUSE_MS_MAX);
  await sendDueMail(env, now);
}

/**
 * Sends the mail that is due: right after the batch that enqueued it, and every five minutes for what
 * failed then. Each mail is taken for one attempt by one sender. Never throws for a mail that fails.
 */
export async function sendDueMail(env: Env, now: EpochMs): Promise<void> {
  const db = openDatabase(env.DB);
  const due = await selectDueMail(db, now, BATCH);
  const end = mailTransportOf(env);
  if (!end) {
    if (due.length > 0) console.info(`${due.length} mails wait: neither MAIL nor MAIL_FROM is configured.`);
    return;
  }
  for (const mail of due) await attempt(env, db, { mail, end, now });
}

async function attempt(
  secrets: SigningSecrets,
  db: Database,
  { mail, end, now }: { mail: QueuedMail; end: MailTransport; now: EpochMs },
): Promise<void> {
  const { meta } = await claimMail(db, mail);
  if (meta.changes === 0) return;
  try {
    await end.deliver({ ...mail, body: openBody(secrets, mail) });
    await markMailSent(db, mail.id, now, end);
  } catch (error) {
    // Any refusal of the mail service, or a body sealed with a key that was replaced: it is tried again, and the row says why it had to be.
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`Mail ${mail.id} was not taken: ${reason}`);
    await markMailFailed(db, mail.id, reason.slice(0, REASON_LENGTH_MAX));
  }
}
