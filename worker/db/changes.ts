import { and, asc, desc, eq, getTableColumns, gt, sql } from "drizzle-orm";
import type { HeldKind } from "#domain/guest/held-messages.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { type LoggedChange, loggedChangeSchema } from "#domain/live/live.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "./client.ts";
import { openRequestsOf } from "./guests/guest-requests.ts";
import { type ActivityRow, bundleOf, JOIN_BUNDLE } from "./log-rows.ts";
import { groups } from "./schema/account.ts";
import { documents } from "./schema/content.ts";
import { activity, changes } from "./schema/log.ts";
import { properties } from "./schema/property.ts";

interface Replaced {
  readonly groupId: string;
  readonly propertyId: string;
  readonly at: EpochMs;
  readonly by: string | null;
}

/** The change log's row of a property as it stands at this point of the batch. */
export function logPropertyAsIs(db: Database, { groupId, propertyId, at, by }: Replaced) {
  return db
    .insert(changes)
    .select(sql`select null, ${at}, ${groupId}, id, 'property.updated', json_object('name', name, 'languages', json(languages),
      'defaultLanguage', default_language, 'revision', revision, 'thumbnail', thumbnail,
      'updatedAt', ${new Date(at).toISOString()}, 'updatedBy', ${by})
    from ${properties} where id = ${propertyId}`);
}

/**
 * The change log's rows of documents that were replaced: all of a property, or the buttons of a language.
 * Revision 0 tells open editors that the document is another one and is to be refetched.
 */
export function logReplacedDocuments(
  db: Database,
  { groupId, propertyId, at, by }: Replaced,
  language?: ContentLanguage,
) {
  const only = language ? sql`and section = 'buttons' and language = ${language}` : sql``;
  return db
    .insert(changes)
    .select(sql`select null, ${at}, ${groupId}, property_id, 'document.saved', json_object('section', section,
      'language', language, 'revision', 0, 'by', ${by})
    from ${documents} where property_id = ${propertyId} ${only} order by section, language`);
}

/**
 * The change log's row of what guests of a property sent, or staff saw to, by the statement before it in the
 * batch: none where that changed nothing. Of a request that has come it holds the id alone. Tells whose channel is to
 * hear of it.
 */
export function logGuestMessages(
  db: Database,
  {
    propertyId,
    at,
    requestId,
  }: { readonly propertyId: string; readonly at: EpochMs; readonly requestId?: string },
) {
  return db
    .insert(changes)
    .select(sql`select null, ${at}, group_id, id, 'guest-messages.changed', ${JSON.stringify({ requestId })}
    from ${properties} where id = ${propertyId} and changes() > 0`)
    .returning({
      groupId: changes.groupId,
      companyId: sql<string>`(select company_id from ${groups} where id = group_id)`,
    });
}

/**
 * What the channel tells of guests' messages, as JSON, and no log has: how many requests of the property are open, and
 * the one that has come, while it is open and not held. Null of all other kinds.
 */
const guestNews = sql<string | null>`case ${changes.kind} when 'guest-messages.changed' then json_object(
  'openRequests', ${openRequestsOf(sql`${changes.propertyId}`)},
  'arrived', (select json_object('id', id, 'service', service, 'room', room) from guest_requests
    where id = ${changes.payload} ->> '$.requestId' and done_at is null and held_group is null)) end`;

/** A group's changes after a sequence number, oldest first. */
export function selectChanges(db: Database, groupId: string, after: number, limit: number) {
  return db
    .select({ ...getTableColumns(changes), news: guestNews.as("news") })
    .from(changes)
    .where(and(eq(changes.groupId, groupId), gt(changes.sequence, after)))
    .orderBy(asc(changes.sequence))
    .limit(limit);
}

/** The newest sequence number of a group; no row where nothing has changed yet. */
export function selectLastSequence(db: Database, groupId: string) {
  return db
    .select({ sequence: changes.sequence })
    .from(changes)
    .where(eq(changes.groupId, groupId))
    .orderBy(desc(changes.sequence))
    .limit(1);
}

/**
 * One row where a group's log still has all that came after a sequence number; none where it may have been cut. It is
 * cut after a week, but for the newest change of each group: a client that saw a change that is gone may have missed
 * others, and so may one that saw none of a group that is older than that.
 */
export function selectContinuation(
  db: Database,
  groupId: string,
  { after, uncutSince }: { readonly after: number; readonly uncutSince: EpochMs },
) {
  return db
    .select({ id: groups.id })
    .from(groups)
    .where(
      and(
        eq(groups.id, groupId),
        after === 0
          ? gt(groups.createdAt, uncutSince)
          : sql`exists (select 1 from ${changes} where sequence = ${after} and group_id = ${groupId})`,
      ),
    );
}

export type ChangeRow = Awaited<ReturnType<typeof selectChanges>>[number];

/**
 * A row as the channel sends it; null for a kind that this version does not know, or a payload that is not its kind's.
 */
export function toLoggedChange(row: ChangeRow): LoggedChange | null {
  const { sequence, propertyId, kind } = row;
  const payload = payloadOf(row);
  const at = new Date(row.at).toISOString();
  return loggedChangeSchema.safeParse({ sequence, propertyId, at, kind, payload }).data ?? null;
}

function payloadOf({ payload, news }: ChangeRow): unknown {
  try {
    const logged: unknown = JSON.parse(payload);
    return news === null ? logged : Object.assign({}, logged, JSON.parse(news));
  } catch {
    // Damaged in the database. No kind has a payload like this, so that the row is refused as a whole.
    return null;
  }
}

/**
 * The activity's row of what the statement before it in the batch did to a guest's message: none where it changed
 * nothing. It says nothing of the message, which is forgotten earlier.
 */
export function logMessageAction(db: Database, entry: Omit<ActivityRow, "summary">) {
  const { groupId, propertyId, at, userId, userName, action } = entry;
  return db
    .insert(activity)
    .select(sql`select null, ${at}, ${groupId}, ${propertyId}, ${userId}, ${userName}, ${action}, '',
    1, null, ${bundleOf(entry)} where changes() > 0`)
    .onConflictDoUpdate(JOIN_BUNDLE);
}

/**
 * The activity's row of how many held messages the statement before it in the batch let through or deleted: none where
 * there were none. Its summary is the kind of message and their number.
 */
export function logSettledMessages(
  db: Database,
  {
    groupId,
    propertyId,
    at,
    userId,
    userName,
    action,
    kind,
  }: Omit<ActivityRow, "propertyId" | "summary"> & {
    readonly propertyId: string;
    readonly kind: HeldKind;
  },
) {
  return db
    .insert(activity)
    .select(sql`select null, ${at}, ${groupId}, ${propertyId}, ${userId}, ${userName}, ${action},
    ${kind} || ' ' || changes(), 1, null, null where changes() > 0`);
}
