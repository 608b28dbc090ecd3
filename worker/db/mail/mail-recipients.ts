import { and, eq, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Recipient } from "#domain/guest/mail-recipient.ts";
import { NEW_RECIPIENTS_PER_DAY_MAX } from "#domain/limits.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { maySee } from "../account/visible-properties.ts";
import type { Database } from "../client.ts";
import { users } from "../schema/account.ts";
import { mailRecipients } from "../schema/mail.ts";
import { properties } from "../schema/property.ts";
import { enqueueMail, type NewMail } from "./enqueue-mail.ts";

/** A property's messages at a time. */
interface Mailed {
  readonly groupId: SQL | string;
  readonly propertyId: SQL | string;
  readonly now: EpochMs;
}

/** Whether an address (lower case) is the verified address of a member who may see the property. */
function isMember({ groupId, propertyId, now }: Mailed, address: SQL | string): SQL {
  return sql`exists (select 1 from ${users} as person where person.email = ${address}
    and person.group_id = ${groupId} and person.awaits_confirmation = 0
    and ${maySee(sql`person`, propertyId, now)})`;
}

/**
 * Whether a property's guest messages may be mailed to an address (lower case): a member's verified address, or
 * one whose owner consented for this group.
 */
export function mayReceive(propertyId: SQL | string, address: SQL | string, now: EpochMs): SQL {
  return sql`exists (select 1 from ${properties} as mailed where mailed.id = ${propertyId} and (
    ${isMember({ groupId: sql`mailed.group_id`, propertyId, now }, address)}
    or exists (select 1 from ${mailRecipients} as recipient where recipient.group_id = mailed.group_id
      and recipient.address = ${address} and recipient.confirmed_at is not null)))`;
}

/** A recipient's state in a group. Always one row. */
export function selectRecipient(
  db: Database,
  mailed: Mailed & { readonly groupId: string },
  address: string,
) {
  const { groupId, now } = mailed;
  return db
    .select({
      isMember: sql<number>`${isMember(mailed, address)}`.as("is_member"),
      mayAskMore: sql<number>`${mayAskMore(groupId, now)}`.as("may_ask_more"),
      askedAt: mailRecipients.askedAt,
      confirmedAt: mailRecipients.confirmedAt,
    })
    .from(sql`(select 1)`)
    .leftJoin(mailRecipients, and(eq(mailRecipients.groupId, groupId), eq(mailRecipients.address, address)));
}

/** Which of the addresses (lower case) belong to no member of a group and were never asked for consent. */
export function selectUnaskedAddresses(db: Database, mailed: Mailed, addresses: readonly string[]) {
  return db
    .select({ address: sql<string>`value`.as("address") })
    .from(sql`json_each(${JSON.stringify(addresses)})`)
    .where(
      sql`not ${isMember(mailed, sql`value`)} and not exists (select 1 from ${mailRecipients} as known
      where known.group_id = ${mailed.groupId} and known.address = value)`,
    );
}

interface Asked {
  readonly groupId: string;
  readonly propertyId: string;
  readonly address: string;
  readonly at: EpochMs;
  readonly tokenHash: string;
}

/**
 * Records that an address is asked for consent. Changes no row if it was asked before, or if the group has
 * reached its daily limit.
 */
export function insertAsked(db: Database, { groupId, propertyId, address, at, tokenHash }: Asked) {
  return db
    .insert(mailRecipients)
    .select(
      sql`select ${groupId}, ${address}, ${at}, null, ${tokenHash} where ${mayAskMore(groupId, at)}
      and not ${isMember({ groupId, propertyId, now: at }, address)}`,
    )
    .onConflictDoNothing();
}

function mayAskMore(groupId: string, at: EpochMs): SQL {
  return sql`(select count(*) from ${mailRecipients} as asked where asked.group_id = ${groupId}
    and asked.token_hash is not null and asked.asked_at > ${at - DAY_MS}) < ${NEW_RECIPIENTS_PER_DAY_MAX}`;
}

/** Records that an address is asked again. Changes no row if it has consented, or was asked since `notSince`. */
export function updateAsked(db: Database, { groupId, address, at, tokenHash }: Asked, notSince: EpochMs) {
  return db
    .update(mailRecipients)
    .set({ askedAt: at, tokenHash })
    .where(
      and(
        eq(mailRecipients.groupId, groupId),
        eq(mailRecipients.address, address),
        isNull(mailRecipients.confirmedAt),
        or(lt(mailRecipients.askedAt, notSince), eq(mailRecipients.askedAt, notSince)),
      ),
    );
}

/** Enqueues the consent mail if the preceding statement recorded the question. */
export function enqueueAsking(db: Database, mail: NewMail) {
  return enqueueMail(db, mail, { onlyIf: sql`changes() > 0` });
}

/**
 * Records consent by a link mailed since a moment. Repeated consent keeps the first time.
 *
 * @returns no row for a link that is unknown, replaced or expired.
 */
export function confirmRecipient(
  db: Database,
  tokenHash: string,
  { at, since }: { at: EpochMs; since: EpochMs },
) {
  return db
    .update(mailRecipients)
    .set({ confirmedAt: sql`coalesce(${mailRecipients.confirmedAt}, ${at})` })
    .where(isValidLink(tokenHash, since))
    .returning({ address: mailRecipients.address });
}

/** The address of a valid link; otherwise no row. */
export function selectRecipientByLink(db: Database, tokenHash: string, since: EpochMs) {
  return db
    .select({ address: mailRecipients.address })
    .from(mailRecipients)
    .where(isValidLink(tokenHash, since))
    .limit(1);
}

/** A link is valid until it is replaced or expires; after consent it does not expire. */
function isValidLink(tokenHash: string, since: EpochMs) {
  return and(
    eq(mailRecipients.tokenHash, tokenHash),
    sql`(${mailRecipients.confirmedAt} is not null or ${mailRecipients.askedAt} > ${since})`,
  );
}

/** Deletes addresses that were asked before a moment and never consented, up to `limit`. */
export function deleteUnconfirmedRecipients(db: Database, before: EpochMs, limit: number) {
  return db.delete(mailRecipients).where(
    sql`rowid in (select rowid from ${mailRecipients} where confirmed_at is null and asked_at < ${before}
      limit ${limit})`,
  );
}

type RecipientRow = Awaited<ReturnType<typeof selectRecipient>>[number];

/** A recipient in the API's format. */
export function toRecipient(address: string, row: RecipientRow | undefined): Recipient {
  const askedAt = row?.askedAt ?? null;
  return {
    address,
    state: row ? toState(row) : "new",
    askedAt: askedAt === null ? null : new Date(askedAt).toISOString(),
  };
}

function toState({
  isMember: isOwn,
  mayAskMore: mayAsk,
  askedAt,
  confirmedAt,
}: RecipientRow): Recipient["state"] {
  if (isOwn === 1) return "member";
  if (confirmedAt !== null) return "confirmed";
  if (askedAt !== null) return "asked";
  return mayAsk === 1 ? "new" : "later";
}
