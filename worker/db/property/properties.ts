import { and, asc, eq, isNotNull, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import { knownLanguagesOf } from "#domain/language.ts";
import { type Licence, toWireDate, type WireLicence } from "#domain/property/licence.ts";
import type { Property } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { prepared } from "../prepared.ts";
import { users } from "../schema/account.ts";
import { properties, propertyLicences } from "../schema/property.ts";
import type { GroupId } from "./licence-state.ts";

export type PropertyRow = typeof properties.$inferSelect;
/** What only lists sort and search by, and only the portal's writer asks for. */
type ListColumns =
  | "recency"
  | "nameFolded"
  | "licenceState"
  | "licenceStateUntil"
  | "projectionWanted"
  | "projectionDone"
  | "renderedNumber"
  | "renderedBy"
  | "renderedOrigin"
  | "renderedAs"
  | "pagesKey"
  | "renderAttempts"
  | "renderProblem";
export type LicenceRow = typeof propertyLicences.$inferSelect;

/** The licence of a row as the domain decides on it. */
export function licenceOf(row: LicenceRow | null): Licence | null {
  if (!row) return null;
  return { mode: row.mode, modePrevious: row.modePrevious, startsAt: row.dateStart, endsAt: row.dateEnd };
}

export function toWireLicence(row: LicenceRow | null): WireLicence | null {
  if (!row) return null;
  return {
    plicensepropertyid: row.propertyId,
    plicensemode: row.mode,
    plicensemodeprevious: row.modePrevious,
    plicensedatestart: toWireDate(row.dateStart),
    plicensedateend: toWireDate(row.dateEnd),
  };
}

interface Names {
  readonly accountName: string;
  readonly userName: string;
}

export function toProperty(
  row: Omit<PropertyRow, ListColumns>,
  licence: LicenceRow | null,
  names: Names,
): Property {
  return {
    id: row.id,
    name: row.name,
    accountName: names.accountName,
    userName: names.userName,
    slug: row.slug,
    ...knownLanguagesOf(row),
    timeZone: row.timeZone,
    address: row.address,
    telephone: row.telephone,
    active: row.active,
    features: row.features,
    countsByVisitorId: row.countsByVisitorId,
    closure: row.closure,
    revision: row.revision,
    updatedAt: row.updatedAt === null ? null : new Date(row.updatedAt).toISOString(),
    updatedBy: row.updatedBy,
    thumbnail: row.thumbnail,
    publishedNumber: row.publishedNumber,
    licence: toWireLicence(licence),
    licenceKey: row.licenceKey,
  };
}

/** Where the page before ended. */
export interface PropertyCursor {
  readonly name: string;
  readonly id: string;
}

/**
 * A page of a group's properties by name, with their licences: two rows read for each. Who answers for
 * them is read once for the group, by `selectUserNames`, and not once a row.
 */
function selectProperties(
  db: Database,
  groupId: string,
  page: { readonly limit: number; readonly after?: PropertyCursor | null },
) {
  const { after } = page;
  // As one comparison of two values, which an index can begin at.
  const beyond = after
    ? sql`(${properties.name}, ${properties.id}) > (${after.name}, ${after.id})`
    : undefined;
  return db
    .select({ property: properties, licence: propertyLicences })
    .from(properties)
    .leftJoin(propertyLicences, eq(propertyLicences.propertyId, properties.id))
    .where(and(eq(properties.groupId, groupId), isNull(properties.removedAt), beyond))
    .orderBy(asc(properties.name), asc(properties.id))
    .limit(page.limit);
}

/** The display names of a group's users by id. */
export function selectUserNames(db: Database, groupId: GroupId) {
  return db
    .select({ id: users.id, displayName: users.displayName })
    .from(users)
    .where(eq(users.groupId, groupId));
}

/** A page of properties as the API sends it, in one round trip. */
export async function listProperties(
  db: Database,
  group: { readonly groupId: string; readonly companyName: string },
  page: { readonly limit: number; readonly after?: PropertyCursor | null },
): Promise<Property[]> {
  const [rows, people] = await db.batch([
    selectProperties(db, group.groupId, page),
    selectUserNames(db, group.groupId),
  ]);
  const names = new Map(people.map(({ id, displayName }) => [id, displayName]));
  return rows.map(({ property, licence }) =>
    toProperty(property, licence, {
      accountName: group.companyName,
      userName: names.get(property.userId) ?? "",
    }),
  );
}

/** The display name of the person responsible for a property. */
export function selectUserName(db: Database, userId: string) {
  return db.select({ displayName: users.displayName }).from(users).where(eq(users.id, userId)).limit(1);
}

/** A property by id alone: for operations, which stand above groups. A removed one is no row. */
export function selectAnyProperty(db: Database, propertyId: string) {
  return selectWithOwner(db, and(eq(properties.id, propertyId), isNull(properties.removedAt)));
}

/** A row where a property is at another revision than this one; none where nobody changed it since. */
export function selectOtherRevision(db: Database, { id, revision }: Pick<PropertyRow, "id" | "revision">) {
  return db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.id, id), ne(properties.revision, revision)));
}

/** A removed property that has not been purged yet. */
export function selectRemovedProperty(db: Database, propertyId: string) {
  return selectWithOwner(db, and(eq(properties.id, propertyId), isNotNull(properties.removedAt)));
}

function selectWithOwner(db: Database, where: SQL | undefined) {
  return db
    .select({ property: properties, licence: propertyLicences, userName: users.displayName })
    .from(properties)
    .innerJoin(users, eq(users.id, properties.userId))
    .leftJoin(propertyLicences, eq(propertyLicences.propertyId, properties.id))
    .where(where)
    .limit(1);
}

/** Properties that were removed before a moment, the earliest first. */
export function selectRemovedBefore(db: Database, before: EpochMs, limit: number) {
  return db
    .select()
    .from(properties)
    .where(and(isNotNull(properties.removedAt), lt(properties.removedAt, before)))
    .orderBy(asc(properties.removedAt))
    .limit(limit);
}

/** The licences of a group's properties. */
export function selectLicences(db: Database, groupId: string) {
  return db
    .select({
      propertyId: propertyLicences.propertyId,
      mode: propertyLicences.mode,
      modePrevious: propertyLicences.modePrevious,
      dateStart: propertyLicences.dateStart,
      dateEnd: propertyLicences.dateEnd,
    })
    .from(propertyLicences)
    .innerJoin(properties, eq(properties.id, propertyLicences.propertyId))
    .where(and(eq(properties.groupId, groupId), isNull(properties.removedAt)));
}

/** The licence of one property; no row while it has none. */
export function selectLicence(db: Database, propertyId: string) {
  return licenceBy(db, { propertyId });
}

const licenceBy = prepared<{ propertyId: string }>()((db, { propertyId }) =>
  db.select().from(propertyLicences).where(eq(propertyLicences.propertyId, propertyId)).limit(1),
);
