import { type SQL, sql } from "drizzle-orm";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { newId } from "../new-id.ts";
import { outbox } from "../schema/mail.ts";
import { properties } from "../schema/property.ts";

/** Recipient of decoys. */
export const NO_RECIPIENT = "";

/**
 * Mail queues by priority: sign-in mails first, weekly mails last. The outbox stores the index, so append new
 * queues or write a migration.
 */
export const MAIL_QUEUES = ["signIn", "notice", "message", "digest", "weekly"] as const;
export type MailQueue = (typeof MAIL_QUEUES)[number];

declare const composed: unique symbol;
/** A composed body, encrypted if secret. Only `defineMail` creates one. */
export type ComposedBody = string & { readonly [composed]: true };

/** A mail composed by its kind. */
export interface ComposedMail {
  readonly queue: MailQueue;
  readonly recipient: string;
  readonly subject: string;
  readonly body: ComposedBody;
  /** Address for replies; absent: the brand's support. */
  readonly replyTo?: string;
  /** Unsubscribe link for this kind of mail. */
  readonly stopLink?: string;
}

interface QueuedMail extends ComposedMail {
  /** Idempotency key; absent: always a new mail. */
  readonly id?: string;
  readonly at: EpochMs;
  /** Set for a decoy, which is never sent: it counts as sent long ago and is deleted at night. */
  readonly sentAt?: EpochMs | null;
}

/** A mail of a group (by its id or a property's), or of none. */
export type NewMail = QueuedMail & ({ readonly groupId: string | null } | { readonly propertyId: string });

interface MailOptions {
  /** Whether a second mail with the same id fails the batch or is skipped. */
  readonly repeated?: "fails" | "passes";
  /**
   * Enqueues only if this holds at that point of the batch. It is part of the statement, so that the duration
   * is the same either way.
   */
  readonly onlyIf?: SQL;
}

export function getQueuePosition(queue: MailQueue): number {
  return MAIL_QUEUES.indexOf(queue);
}

type OneOfMany = QueuedMail & { readonly id: string; readonly groupId: string };

/** Enqueues many mails in one statement; existing ids are skipped. */
export function enqueueMails(db: Database, mails: readonly OneOfMany[]) {
  const rows = mails.map(({ queue, stopLink = null, ...mail }) => ({
    ...mail,
    stopLink,
    kind: getQueuePosition(queue),
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
 * Enqueues a mail, in the batch of the change that causes it. All mails go through here, except those about
 * guests' messages, which the property's desk enqueues (`enqueueDeskMail`).
 */
export function enqueueMail(db: Database, mail: NewMail, { repeated = "fails", onlyIf }: MailOptions = {}) {
  const { id = newId(), at, recipient, replyTo = null, stopLink = null, subject, body, sentAt = null } = mail;
  const kind = getQueuePosition(mail.queue);
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
