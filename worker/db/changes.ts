import { and, asc, desc, eq, getTableColumns, gt, sql } from "drizzle-orm";
import type { Section } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { ChangeKind, LoggedChange } from "#domain/live/live.ts";
import { loggedChangeSchema } from "#domain/live/live-schema.ts";
import type { Property } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { changeRow } from "./change-row.ts";
import type { Database } from "./client.ts";
import { countOpenRequests } from "./guests/desk-deliveries.ts";
import { type ActivityRow, JOIN_BUNDLE, toBundleKey } from "./log-rows.ts";
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

/** Logs a property with its values at this point of the batch. */
export function logPropertyAsIs(db: Database, { groupId, propertyId, at, by }: Replaced) {
  const { id, name, languages, defaultLanguage, revision, thumbnail } = properties;
  const row = changeRow({ at, groupId, propertyId: id }, "property.updated", {
    name: sql<string>`${name}`,
    languages: sql<Property["languages"]>`json(${languages})`,
    defaultLanguage: sql<Property["defaultLanguage"]>`${defaultLanguage}`,
    revision: sql<number>`${revision}`,
    thumbnail: sql<string | null>`${thumbnail}`,
    updatedAt: new Date(at).toISOString(),
    updatedBy: by,
  });
  return db.insert(changes).select(sql`select ${row} from ${properties} where ${id} = ${propertyId}`);
}

/**
 * Logs replaced documents: all of a property, some sections, or the buttons of a language. Revision 0 makes open
 * editors refetch the document.
 */
export function logReplacedDocuments(
  db: Database,
  { groupId, propertyId, at, by }: Replaced,
  language?: ContentLanguage,
  sections?: readonly Section[],
) {
  const ofLanguage = language ? sql`and section = 'buttons' and language = ${language}` : sql``;
  const ofSections = sections ? sql`and section in ${[...sections]}` : sql``;
  const row = changeRow({ at, groupId, propertyId: documents.propertyId }, "document.saved", {
    section: sql<Section>`section`,
    language: sql<string>`language`,
    revision: 0,
    by,
  });
  return db
    .insert(changes)
    .select(
      sql`select ${row} from ${documents} where property_id = ${propertyId} ${ofLanguage} ${ofSections} order by section, language`,
    );
}

const MESSAGES_CHANGED = "guest-messages.changed" satisfies ChangeKind;

/**
 * Fields of the channel message about guests' messages that are not logged, as JSON: the number of open
 * requests. `null` for other kinds.
 */
const guestNews = sql<string | null>`case ${changes.kind} when ${MESSAGES_CHANGED} then json_object(
  'openRequests', ${countOpenRequests(sql`${changes.propertyId}`)}) end`;

/** A group's changes after a sequence number, oldest first. */
export function selectChanges(db: Database, groupId: string, after: number, limit: number) {
  return db
    .select({ ...getTableColumns(changes), news: guestNews.as("news") })
    .from(changes)
    .where(and(eq(changes.groupId, groupId), gt(changes.sequence, after)))
    .orderBy(asc(changes.sequence))
    .limit(limit);
}

/** The newest sequence number of a group; no row: no changes yet. */
export function selectLastSequence(db: Database, groupId: string) {
  return db
    .select({ sequence: changes.sequence })
    .from(changes)
    .where(eq(changes.groupId, groupId))
    .orderBy(desc(changes.sequence))
    .limit(1);
}

/**
 * One row if the group's log is complete after a sequence number; no row if it may be truncated. The log keeps
 * a week, and each group's newest change: if the client's last change is deleted, or if it saw none of an older
 * group, it may have missed others.
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

/** A row in the channel's format; `null`: an unknown kind, or an invalid payload. */
export function toLoggedChange(row: ChangeRow): LoggedChange | null {
  const { sequence, propertyId, kind } = row;
  const payload = getPayload(row);
  const at = new Date(row.at).toISOString();
  return loggedChangeSchema.safeParse({ sequence, propertyId, at, kind, payload }).data ?? null;
}

function getPayload({ payload, news }: ChangeRow): unknown {
  try {
    const logged: unknown = JSON.parse(payload);
    return news === null ? logged : Object.assign({}, logged, JSON.parse(news));
  } catch {
    // Damaged in the database. `null` is no valid payload, so the whole row is rejected.
    return null;
  }
}

/** Logs the activity of the preceding statement in the batch, if that changed rows. No summary. */
export function logChangedAction(db: Database, entry: Omit<ActivityRow, "summary">) {
  const { groupId, propertyId, at, userId, userName, action } = entry;
  return db
    .insert(activity)
    .select(sql`select null, ${at}, ${groupId}, ${propertyId}, ${userId}, ${userName}, ${action}, '',
    1, null, ${toBundleKey(entry)} where changes() > 0`)
    .onConflictDoUpdate(JOIN_BUNDLE);
}
