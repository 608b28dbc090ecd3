import { sql } from "drizzle-orm";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { outbox, properties } from "../schema.ts";

export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** Under which a reader ends mail of this kind. */
  readonly stopLink?: string;
}

/** Enqueues a mail of a property, once: a second one of the same id is passed over. */
export function insertMail(
  db: Database,
  mail: Mail & { readonly id: string; readonly at: EpochMs; readonly propertyId: string },
) {
  const { id, at, propertyId, recipient, subject, body, stopLink = null } = mail;
  const groupId = sql`(select group_id from ${properties} where id = ${propertyId})`;
  return db
    .insert(outbox)
    .values({ id, createdAt: at, groupId, recipient, subject, body, stopLink })
    .onConflictDoNothing();
}
