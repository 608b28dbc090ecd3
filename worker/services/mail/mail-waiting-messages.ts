import { contentLanguageSchema } from "#domain/property/property.ts";
import { type EpochMs, HOUR_MS } from "#domain/time.ts";
import { type Database, openDatabase } from "../../db/client.ts";
import { isGuardFailure, requireOneChange } from "../../db/guard.ts";
import { enqueueMail } from "../../db/mail/enqueue-mail.ts";
import {
  claimWaiting,
  deleteMailedBefore,
  deleteWaiting,
  requireWaiting,
  selectMailedProperty,
  selectWaitingIds,
  selectWaitingMails,
  selectWaitingRecipients,
} from "../../db/mail/message-mails.ts";
import { LISTED_MAX } from "../../mail/compose-guest-mail.ts";
import { messageDigest } from "../../mail/kinds/message-digest.ts";
import { oneLine } from "../../mail/one-line.ts";
import { type JobResult, type JobRun, MORE } from "../job.ts";

interface MailingEnv extends Pick<Env, "DB"> {
  readonly PUBLIC_ORIGIN: string;
}

/** So many recipients a run; the next one, five minutes later, goes on with the rest. */
const RECIPIENTS_A_RUN = 100;
/** What is asked and written for one of them. */
const QUERIES_A_RECIPIENT = 8;
/** So many messages are told of in one mail; the next one tells of the rest. */
const MESSAGES_A_MAIL = 1_000;
/** Sent mails count for an hour. */
const MAILED_KEPT_MS = 2 * HOUR_MS;
const ROWS_A_RUN = 1_000;

/**
 * Enqueues what waits as one mail for each property and recipient, once fewer than ten mails went out within the hour.
 * The digest counts as one of them and messages that come while others wait go with them, so that no hour has more
 * than ten mails. The mail and the note that its messages are told of are one batch: a run that is repeated, cut off or
 * beside another one loses no message and mails none twice.
 *
 * What waits for a recipient who may not be mailed any more, or of a removed property, is dropped.
 */
export async function mailWaitingMessages(env: MailingEnv, { now, hasBudget }: JobRun): Promise<JobResult> {
  const db = openDatabase(env.DB);
  const recipients = await selectWaitingRecipients(db, now, RECIPIENTS_A_RUN);
  let mailed = 0;
  for (const recipient of recipients) {
    if (!hasBudget(QUERIES_A_RECIPIENT)) break;
    await mailOne(env, db, { recipient, now });
    mailed += 1;
  }
  await deleteMailedBefore(db, now - MAILED_KEPT_MS, ROWS_A_RUN);
  const isThrough = mailed === recipients.length && mailed < RECIPIENTS_A_RUN;
  return { cursor: isThrough ? null : MORE, done: { mailed } };
}

interface Turn {
  readonly recipient: Awaited<ReturnType<typeof selectWaitingRecipients>>[number];
  readonly now: EpochMs;
}

async function mailOne(env: MailingEnv, db: Database, { recipient: lane, now }: Turn): Promise<void> {
  const { propertyId, recipient } = lane;
  const [found, messages, [property]] = await db.batch([
    selectWaitingIds(db, lane, MESSAGES_A_MAIL),
    selectWaitingMails(db, lane, LISTED_MAX),
    selectMailedProperty(db, propertyId),
  ]);
  const ids = found.map(({ id }) => id);
  const [first, ...others] = ids;
  if (first === undefined) return;
  if (lane.mayReceive !== 1 || !property) {
    await deleteWaiting(db, ids);
    return;
  }
  const origin = env.PUBLIC_ORIGIN;
  const mail = messageDigest.write(recipient, {
    propertyName: oneLine(property.name),
    language: contentLanguageSchema.parse(property.defaultLanguage),
    messages,
    count: ids.length,
    link: origin === "" ? null : `${new URL(origin).origin}/guest-messages`,
  });
  try {
    await db.batch([
      requireWaiting(db, ids),
      claimWaiting(db, first, now),
      requireOneChange(db),
      deleteWaiting(db, others),
      enqueueMail(db, { ...mail, id: `digest-${first}`, at: now, propertyId }, { repeated: "passes" }),
    ]);
  } catch (error) {
    // Another run has just mailed them, or one was erased: the next run tells of those that are left.
    if (!isGuardFailure(error)) throw error;
  }
}
