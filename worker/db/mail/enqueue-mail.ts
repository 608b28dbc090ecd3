import { type SQL, sql } from "drizzle-orm";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { newId } from "../new-id.ts";
import { outbox } from "../schema/mail.ts";
import { properties } from "../schema/property.ts";

/** What a decoy is addressed to. */
export const NOBODY = "";

/**
 * Queues of mail by how soon they are sent: what somebody waits for at the door first, figures of the week last. The
 * outbox keeps the position, so a new queue is added at the end or takes a migration.
 */
export const MAIL_QUEUES = ["signIn", "notice", "message", "digest", "weekly"] as const;
export type MailQueue = (typeof MAIL_QUEUES)[number];

declare const composed: unique symbol;
/** A body that a kind of mail has composed, and has sealed if it is secret: `defineMail` alone makes one. */
export type ComposedBody = string & { readonly [composed]: true };

/** A mail as a kind of mail writes it. */
export interface ComposedMail {
  readonly queue: MailQueue;
  readonly recipient: string;
  readonly subject: string;
  readonly body: ComposedBody;
  /** Whom an answer reaches; absent: the brand's support. */
  readonly replyTo?: string;
  /** Under which a reader ends mail of this kind. */
  readonly stopLink?: string;
}

interface QueuedMail extends ComposedMail {
  /** Idempotency key; absent: the mail is one of its own. */
  readonly id?: string;
  readonly at: EpochMs;
  /** For a decoy, which nobody gets: it counts as sent long ago, and goes at night. */
  readonly sentAt?: EpochMs | null;
}

/** A mail of a group, of the group that a property belongs to, or of none. */
export type NewMail = QueuedMail & ({ readonly groupId: string | null } | { readonly propertyId: string });

interface MailOptions {
  /** What a second mail of the same id does: it fails the batch, or is passed over. */
  readonly repeated?: "fails" | "passes";
  /**
   * The mail goes only where this holds at that point of the batch. The statement itself reads what decides, so that
   * the work is the same whether or not a mail goes.
   */
  readonly onlyIf?: SQL;
}

export function queuePositionOf(queue: MailQueue): number {
  return MAIL_QUEUES.indexOf(queue);
}

type OneOfMany = QueuedMail & { readonly id: string; readonly groupId: string };

/** Enqueues many mails by one statement; those whose ids are here already are passed over. */
export function enqueueMails(db: Database, mails: readonly OneOfMany[]) {
  const rows = mails.map(({ queue, stopLink = null, ...mail }) => ({
    ...mail,
    stopLink,
    kind: queuePositionOf(queue),
  }));
  const field = (name: keyof (typeof rows)[number]) => sql`json_extract(value, ${`$.${name}`})`;
  return db
    .insert(outbox)
    .select(
      sql`select ${field("id")}, ${field("at")}, null, ${field("groupId")}, ${field("recipient")}, null,
        ${field("stopLink")}, ${field("subject")}, ${field("body")}, 0, null, ${field("kind")}, ${field("at")}
      from json_each(${JSON.stringify(rows)}) where true`,
    )
    .onConflictDoNothing();
}

/**
 * Enqueues a mail; call it in the batch of the change that causes it. Every mail goes through here, but for those of
 * guests' messages, which a property's desk hands on (`enqueueDeskMail`).
 */
export function enqueueMail(db: Database, mail: NewMail, { repeated = "fails", onlyIf }: MailOptions = {}) {
  const { id = newId(), at, recipient, replyTo = null, stopLink = null, subject, body, sentAt = null } = mail;
  const kind = queuePositionOf(mail.queue);
  const groupId =
    "groupId" in mail
      ? mail.groupId
      : sql`(select group_id from ${properties} where id = ${mail.propertyId})`;
  const insertion = onlyIf
    ? db.insert(outbox).select(
        sql`select ${id}, ${at}, ${sentAt}, ${groupId}, ${recipient}, ${replyTo}, ${stopLink}, ${subject}, ${body}, 0, null,
          ${kind}, ${at} where ${onlyIf}`,
      )
    : db.insert(outbox).values({
        id,
        createdAt: at,
        sentAt,
        groupId,
        recipient,
        replyTo,
        stopLink,
        subject,
        body,
        kind,
        dueAt: at,
      });
  return repeated === "passes" ? insertion.onConflictDoNothing() : insertion;
}
