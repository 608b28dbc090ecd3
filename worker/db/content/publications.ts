import { and, desc, eq, lt, lte } from "drizzle-orm";
import { isContentLanguage } from "#domain/language.ts";
import type { Publication } from "#domain/property/publication.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { publications } from "../schema/content.ts";

export type PublicationRow = typeof publications.$inferSelect;

/** A page of a property's publications, newest first. */
export function selectPublications(
  db: Database,
  propertyId: string,
  { limit, before }: { readonly limit: number; readonly before?: number | null },
) {
  const isOlder = typeof before === "number" ? lt(publications.number, before) : undefined;
  return db
    .select()
    .from(publications)
    .where(and(eq(publications.propertyId, propertyId), isOlder))
    .orderBy(desc(publications.number))
    .limit(limit);
}

export function selectPublication(db: Database, propertyId: string, number: number) {
  return db
    .select()
    .from(publications)
    .where(and(eq(publications.propertyId, propertyId), eq(publications.number, number)))
    .limit(1);
}

/** The newest version at a moment. */
export function selectPublicationAt(db: Database, propertyId: string, at: EpochMs) {
  return db
    .select()
    .from(publications)
    .where(and(eq(publications.propertyId, propertyId), lte(publications.publishedAt, at)))
    .orderBy(desc(publications.number))
    .limit(1);
}

export function insertPublication(db: Database, row: PublicationRow) {
  return db.insert(publications).values(row);
}

export function toPublication(row: PublicationRow, liveNumber: number | null): Publication {
  return {
    number: row.number,
    note: row.note,
    publishedAt: new Date(row.publishedAt).toISOString(),
    publishedBy: row.publishedBy,
    languages: row.languages.filter(isContentLanguage),
    live: row.number === liveNumber,
    weight: row.weight,
    draftAt: new Date(row.draftAt ?? row.publishedAt).toISOString(),
  };
}
