import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "./client.ts";
import type { PropertyCursor } from "./properties.ts";
import { properties, propertyLicences, publications } from "./schema.ts";

/** A page of a group's properties by name, with their licences and what guests see: three rows read for each. */
export function selectPortfolio(
  db: Database,
  groupId: string,
  { limit, after }: { readonly limit: number; readonly after: PropertyCursor | null },
) {
  // As one value of two parts, so that the index leads to where the page before ended.
  const beyond = after
    ? sql`(${properties.name}, ${properties.id}) > (${after.name}, ${after.id})`
    : undefined;
  return db
    .select({
      property: properties,
      licence: propertyLicences,
      publishedAt: publications.publishedAt,
    })
    .from(properties)
    .leftJoin(propertyLicences, eq(propertyLicences.propertyId, properties.id))
    .leftJoin(
      publications,
      and(eq(publications.propertyId, properties.id), eq(publications.number, properties.publishedNumber)),
    )
    .where(and(eq(properties.groupId, groupId), isNull(properties.removedAt), beyond))
    .orderBy(asc(properties.name), asc(properties.id))
    .limit(limit);
}
export type PortfolioEntry = Awaited<ReturnType<typeof selectPortfolio>>[number];
