import {
  and,
  asc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { getKnownLanguages } from "#domain/language.ts";
import { type Licence, toWireDate, type WireLicence } from "#domain/property/licence.ts";
import type { Property } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { isVisible, type VisibleProperties } from "../account/visible-properties.ts";
import type { Database } from "../client.ts";
import { createReader, jsonRow, oneRow } from "../json-row.ts";
import { users } from "../schema/account.ts";
import { properties, propertyLicences } from "../schema/property.ts";
import type { GroupId } from "./licence-state.ts";

export type PropertyRow = typeof properties.$inferSelect;

/** Columns for staff: without sort keys and the writer's bookkeeping. */
export const scopedColumns = {
  id: properties.id,
  companyId: properties.companyId,
  groupId: properties.groupId,
  userId: properties.userId,
  updatedAt: properties.updatedAt,
  updatedBy: properties.updatedBy,
  name: properties.name,
  slug: properties.slug,
  active: properties.active,
  languages: properties.languages,
  defaultLanguage: properties.defaultLanguage,
  timeZone: properties.timeZone,
  address: properties.address,
  telephone: properties.telephone,
  features: properties.features,
  thumbnail: properties.thumbnail,
  publishedNumber: properties.publishedNumber,
  revision: properties.revision,
  licenceKey: properties.licenceKey,
  countsByVisitorId: properties.countsByVisitorId,
  closure: properties.closure,
  keptDays: properties.keptDays,
  usesTranslator: properties.usesTranslator,
  automaticLanguages: properties.automaticLanguages,
};
export type ScopedProperty = Pick<PropertyRow, keyof typeof scopedColumns>;
export const licenceColumns = getTableColumns(propertyLicences);
export type LicenceRow = typeof propertyLicences.$inferSelect;

/** A licence row in the domain's type. */
export function toLicence(row: LicenceRow | null): Licence | null {
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

export function toProperty(row: ScopedProperty, licence: LicenceRow | null, names: Names): Property {
  return {
    id: row.id,
    name: row.name,
    accountName: names.accountName,
    userName: names.userName,
    slug: row.slug,
    ...getKnownLanguages(row),
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

/** A property with its licence, as lists select them: two rows and two cells each. */
export const listedColumns = {
  property: jsonRow(scopedColumns).as("property"),
  licence: oneRow(
    licenceColumns,
    sql`from ${propertyLicences} where ${eq(propertyLicences.propertyId, properties.id)}`,
  ).as("licence"),
};

const eitherColumns = {
  property: sql`property`.mapWith(createReader(scopedColumns)),
  licence: sql<LicenceRow | null>`licence`.mapWith(createReader(licenceColumns)),
};

/** Rows of `listedColumns` of two queries, of which one finds none, as one statement. */
export function selectEither(db: Database, one: SQLWrapper, other: SQLWrapper) {
  return db.select(eitherColumns).from(sql`(select * from (${one}) union all select * from (${other}))`);
}

/** A listed property in the API's format, with company and responsible user. */
export function toListed(
  { property, licence }: { readonly property: ScopedProperty; readonly licence: LicenceRow | null },
  { companyName, userNames }: { readonly companyName: string; readonly userNames: UserNames },
): Property {
  return toProperty(property, licence, {
    accountName: companyName,
    userName: userNames[property.userId] ?? "",
  });
}

/** Display names of a group's users by id. */
export type UserNames = Readonly<Partial<Record<string, string>>>;

/** Display names of a group's users as one cell, so that they are read once and not per property. */
export function groupUserNames(groupId: GroupId): SQL<UserNames> {
  return sql`(select json_group_object(id, display_name) from ${users} where group_id = ${groupId})`.mapWith(
    (cell: string): UserNames => JSON.parse(cell),
  );
}

/** Display names of a group's users by id. */
export function selectUserNames(db: Database, groupId: GroupId) {
  return db
    .select({ id: users.id, displayName: users.displayName })
    .from(users)
    .where(eq(users.groupId, groupId));
}

/** Display name of a property's responsible user, by the property's id. */
export function selectResponsibleUser(db: Database, propertyId: string) {
  return db
    .select({ displayName: users.displayName })
    .from(properties)
    .innerJoin(users, eq(users.id, properties.userId))
    .where(eq(properties.id, propertyId))
    .limit(1);
}

/** Display name of a user. */
export function selectUserName(db: Database, userId: string) {
  return db.select({ displayName: users.displayName }).from(users).where(eq(users.id, userId)).limit(1);
}

/** A property by id, without a check of the group: for operations. No row if removed. */
export function selectAnyProperty(db: Database, propertyId: string) {
  return selectWithOwner(db, and(eq(properties.id, propertyId), isNull(properties.removedAt)));
}

/** One row if a property is at another revision; none if it is unchanged. */
export function selectOtherRevision(db: Database, { id, revision }: Pick<PropertyRow, "id" | "revision">) {
  return db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.id, id), ne(properties.revision, revision)));
}

/** A removed property that is not purged yet. */
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

/** Properties removed before a moment, earliest first. */
export function selectPropertiesRemovedBefore(
  db: Database,
  before: EpochMs,
  { limit, butFor }: { readonly limit: number; readonly butFor: readonly string[] },
) {
  const isLeft = sql`${properties.id} in (select value from json_each(${JSON.stringify(butFor)}))`;
  return db
    .select()
    .from(properties)
    .where(and(isNotNull(properties.removedAt), lt(properties.removedAt, before), not(isLeft)))
    .orderBy(asc(properties.removedAt))
    .limit(limit);
}

/** The licences of the visible properties. */
export function selectLicences(db: Database, visible: VisibleProperties) {
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
    .where(isVisible(visible));
}
