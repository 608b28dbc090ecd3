import { and, asc, count, eq, getTableColumns, gt, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./client.ts";
import {
  companies,
  deskPeople,
  desks,
  groupImports,
  groups,
  knownDevices,
  passkeys,
  passwordResets,
  propertyAccess,
  sessions,
  staffSubscriptions,
  users,
} from "./schema/account.ts";
import { announcements } from "./schema/announcements.ts";
import {
  clonedContacts,
  documents,
  media,
  plannedPublications,
  publications,
  restorePointDocuments,
  restorePoints,
  servedPortals,
} from "./schema/content.ts";
import { guestDesks } from "./schema/guests.ts";
import { activity, changes } from "./schema/log.ts";
import { mailPreferences, mailRecipients, outbox } from "./schema/mail.ts";
import { placeCodes, places } from "./schema/places.ts";
import {
  formerAddresses,
  portfolioFigures,
  properties,
  propertyLicences,
  qrCodes,
} from "./schema/property.ts";
import { terms, translationDrafts, translationRuns, translationUsage } from "./schema/translation.ts";

type Scope = readonly [table: SQLiteTable, of: SQL];

/** Every table with rows of groups, and the condition for a group's rows. */
function getScopes(groupId: string): Readonly<Record<string, Scope>> {
  const own = sql`(select id from ${properties} where group_id = ${groupId})`;
  const people = sql`(select id from ${users} where group_id = ${groupId})`;
  const points = sql`(select id from ${restorePoints} where property_id in ${own})`;
  const ofGroup = sql`group_id = ${groupId}`;
  const ofProperties = sql`property_id in ${own}`;
  const ofPeople = sql`user_id in ${people}`;
  return {
    groups: [groups, sql`id = ${groupId}`],
    users: [users, ofGroup],
    sessions: [sessions, ofPeople],
    staff_subscriptions: [staffSubscriptions, ofGroup],
    known_devices: [knownDevices, ofPeople],
    passkeys: [passkeys, ofPeople],
    password_resets: [passwordResets, ofPeople],
    properties: [properties, ofGroup],
    desks: [desks, ofGroup],
    desk_people: [deskPeople, ofPeople],
    property_access: [propertyAccess, ofProperties],
    property_licences: [propertyLicences, ofProperties],
    qr_codes: [qrCodes, ofProperties],
    places: [places, ofProperties],
    place_codes: [placeCodes, ofProperties],
    announcements: [announcements, ofProperties],
    portfolio_figures: [portfolioFigures, ofProperties],
    documents: [documents, ofProperties],
    former_addresses: [formerAddresses, ofProperties],
    cloned_contacts: [clonedContacts, ofProperties],
    publications: [publications, ofProperties],
    served_portals: [servedPortals, ofProperties],
    planned_publications: [plannedPublications, ofProperties],
    restore_points: [restorePoints, ofProperties],
    restore_point_documents: [restorePointDocuments, sql`point_id in ${points}`],
    media: [media, ofProperties],
    guest_desks: [guestDesks, ofProperties],
    mail_preferences: [mailPreferences, ofProperties],
    mail_recipients: [mailRecipients, ofGroup],
    outbox: [outbox, ofGroup],
    changes: [changes, ofGroup],
    activity: [activity, ofGroup],
    group_imports: [groupImports, ofGroup],
    translation_drafts: [translationDrafts, ofProperties],
    translation_runs: [translationRuns, ofProperties],
    translation_usage: [translationUsage, ofGroup],
    terms: [terms, ofGroup],
  };
}

/** Bytes of a row's stored values as text; generated columns don't count. */
function countBytes(table: SQLiteTable): SQL {
  const stored = Object.values(getTableColumns(table)).filter(({ generated }) => generated === undefined);
  return sql.join(
    stored.map((column) => sql`coalesce(length(cast(${column} as blob)), 0)`),
    sql` + `,
  );
}

/** Rows and bytes of a group, one statement per table. */
export function measureTables(db: Database, groupId: string) {
  return Object.entries(getScopes(groupId)).map(([name, [table, of]]) =>
    db
      .select({
        table: sql<string>`${name}`.as("measured"),
        count: count(),
        bytes: sql<number>`coalesce(sum(${countBytes(table)}), 0)`.as("bytes"),
      })
      .from(table)
      .where(of),
  );
}

/** Number of a group's rows in the named tables, as statements of one batch. */
export function countRows(groupId: string, names: readonly string[]): readonly SQL[] {
  return Object.entries(getScopes(groupId))
    .filter(([name]) => names.includes(name))
    .map(([name, [table, of]]) => sql`select ${name} as name, count(*) as count from ${table} where ${of}`);
}

/** A group's row with its name and company; no row once it is deleted. */
export function selectGroupHead(db: Database, groupId: string) {
  return db.select().from(groups).where(eq(groups.id, groupId));
}

/** Deletes a company without groups. */
export function deleteEmptyCompany(db: Database, companyId: string) {
  const isEmpty = sql`not exists (select 1 from ${groups} where company_id = ${companyId})`;
  return db.delete(companies).where(and(eq(companies.id, companyId), isEmpty));
}

/** All tables with rows of groups, children first: the order of deletion. */
export const TABLES_CHILDREN_FIRST: readonly string[] = Object.keys(getScopes("")).toReversed();

/** Deletes up to `limit` rows of a group in one table. */
export function deleteGroupRows(db: Database, groupId: string, name: string, limit: number) {
  const scope = getScopes(groupId)[name];
  if (!scope) throw new Error(`There is no table ${name}.`);
  const [table, of] = scope;
  return db.run(
    sql`delete from ${table} where rowid in (select rowid from ${table} where ${of} limit ${limit})`,
  );
}

interface MediaPage {
  /** Key of the last file of the previous page. */
  readonly after: string;
  readonly limit: number;
}

/** A page of a group's uploads. */
export function selectGroupMedia(db: Database, groupId: string, { after, limit }: MediaPage) {
  return db
    .select({ key: media.key, bytes: media.bytes })
    .from(media)
    .innerJoin(properties, eq(properties.id, media.propertyId))
    .where(and(eq(properties.groupId, groupId), gt(media.key, after)))
    .orderBy(asc(media.key))
    .limit(limit);
}
