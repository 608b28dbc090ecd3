import { SECTIONS, type Section } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Property } from "#domain/property/property.ts";
import type { Database } from "../client.ts";
import { type DocumentRow, selectDocuments, toDocument } from "./documents.ts";
import { type PlannedRow, selectOpenPlan, toPlanned } from "./planned-publications.ts";
import { type PublicationRow, selectPublications, toPublication } from "./publications.ts";

/** What setup screens open with of a property, as statements that travel beside what authorises. */
export function selectDraft(db: Database, propertyId: string) {
  return [
    selectDocuments(db, propertyId),
    selectPublications(db, propertyId, { limit: 1 }),
    selectOpenPlan(db, propertyId),
  ] as const;
}

/** What the statements of `selectDraft` find. */
export type DraftRows = readonly [readonly DocumentRow[], readonly PublicationRow[], readonly PlannedRow[]];

/** The property, every document of its languages, the newest publication and the planned one, as the API sends them. */
export function toDraft(property: Property, [documentRows, [newest], [plan]]: DraftRows) {
  const find = (section: Section, language: ContentLanguage | "") =>
    toDocument(
      { section, language },
      documentRows.find((row) => row.section === section && row.language === language),
    );
  const documents = [
    ...SECTIONS.filter((section) => section !== "buttons").map((section) => find(section, "")),
    ...property.languages.map((language) => find("buttons", language)),
  ];
  return {
    property,
    documents,
    publication: newest ? toPublication(newest, property.publishedNumber) : null,
    planned: plan ? toPlanned(plan) : null,
  };
}
