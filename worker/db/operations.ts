import { and, asc, count, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "./client.ts";
import { propertyIdAt } from "./property/former-addresses.ts";
import { companies, groups, users } from "./schema/account.ts";
import { properties, qrCodes } from "./schema/property.ts";

interface Page {
  /** Id of the last row of the previous page. */
  readonly after: string;
  readonly limit: number;
}

/** A page of all groups. */
export function selectGroupPage(db: Database, { after, limit }: Page) {
  return db
    .select({
      id: groups.id,
      name: groups.name,
      company: companies.name,
      properties: groups.propertyCount,
      people: sql<number>`(select count(*) from ${users} where ${users.groupId} = ${groups.id})`.as("people"),
    })
    .from(groups)
    .innerJoin(companies, eq(companies.id, groups.companyId))
    .where(gt(groups.id, after))
    .orderBy(asc(groups.id))
    .limit(limit);
}

/** A page of a group's properties. */
export function selectGroupProperties(db: Database, groupId: string, { after, limit }: Page) {
  return db
    .select()
    .from(properties)
    .where(and(eq(properties.groupId, groupId), gt(properties.id, after)))
    .orderBy(asc(properties.id))
    .limit(limit);
}

/** Number of a group's properties that are not removed. */
export function countPresent(db: Database, groupId: string) {
  return db.$count(properties, and(eq(properties.groupId, groupId), isNull(properties.removedAt)));
}

/** 1 if the group exists, otherwise 0. */
export function countGroup(db: Database, groupId: string) {
  return db.select({ count: count() }).from(groups).where(eq(groups.id, groupId));
}

interface Sought {
  /** As typed. */
  readonly text: string;
  readonly folded: string;
  readonly limit: number;
}

/** Properties, people and groups that match a text. */
export function selectSearchResults(db: Database, { text, folded, limit }: Sought) {
  const lower = text.toLowerCase();
  const key = text.replaceAll(/[^0-9a-z]/gi, "").toUpperCase();
  const part = (column: SQL) => sql`instr(${column}, ${folded}) > 0`;
  const ofCode = sql`${properties.id} in (select property_id from ${qrCodes} where code = ${text})`;
  const atSlug = sql`${properties.id} in ${propertyIdAt(lower)}`;
  return {
    found: db
      .select({
        property: properties,
        isCode: sql<number>`${ofCode}`.as("is_code"),
        isAtSlug: sql<number>`${atSlug}`.as("is_at_slug"),
      })
      .from(properties)
      .where(
        or(
          eq(properties.id, lower),
          atSlug,
          eq(properties.licenceKey, key),
          ofCode,
          part(sql`${properties.nameFolded}`),
        ),
      )
      .orderBy(asc(properties.nameFolded), asc(properties.id))
      .limit(limit),
    people: db
      .select({
        id: users.id,
        groupId: users.groupId,
        email: users.email,
        name: users.displayName,
        role: users.role,
      })
      .from(users)
      .where(or(eq(users.id, lower), eq(users.email, lower), part(sql`lower(${users.displayName})`)))
      .orderBy(asc(users.email))
      .limit(limit),
    groups: db
      // A batch keeps only the last of two columns with the same name, so this one has an alias.
      .select({ id: groups.id, name: groups.name, company: sql<string>`${companies.name}`.as("company") })
      .from(groups)
      .innerJoin(companies, eq(companies.id, groups.companyId))
      .where(or(eq(groups.id, lower), part(sql`lower(${groups.name})`), part(sql`lower(${companies.name})`)))
      .orderBy(asc(groups.name), asc(groups.id))
      .limit(limit),
  };
}
