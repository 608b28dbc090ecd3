import { and, asc, eq, gt, isNull, or } from "drizzle-orm";
import type { Database } from "./client.ts";
import type { PropertyCursor } from "./properties.ts";
import { properties, propertyLicences, publications } from "./schema.ts";

/** A page of a group's properties by name, with their licences and what guests see: three rows read for each. */
export function selectPortfolio(
  db: Database,
  groupId: string,
  { limit, after }: { readonly limit: number; readonly after: PropertyCursor | null },
) {
  const beyond = after
    ? or(gt(properties.name, after.name), and(eq(properties.name, after.name), gt(properties.id, after.id)))
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
