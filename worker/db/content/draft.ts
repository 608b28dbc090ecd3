import { SECTIONS, type Section } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Property } from "#domain/property/property.ts";
import type { Database } from "../client.ts";
import type { Answers } from "../named-batch.ts";
import { selectDocuments, toDocument } from "./documents.ts";
import { selectOpenPlan, toPlanned } from "./planned-publications.ts";
import { selectPublications, toPublication } from "./publications.ts";

/** What setup screens open with of a property, as statements that travel beside what authorises. */
export function selectDraft(db: Database, propertyId: string) {
  return {
    documents: selectDocuments(db, propertyId),
    publications: selectPublications(db, propertyId, { limit: 1 }),
    plans: selectOpenPlan(db, propertyId),
  };
}

/** What the statements of `selectDraft` find. */
export type DraftRows = Answers<ReturnType<typeof selectDraft>>;

/** The property, every document of its languages, the newest publication and the planned one, as the API sends them. */
export function toDraft(property: Property, { documents: rows, publications, plans }: DraftRows) {
  const [newest, plan] = [publications[0], plans[0]];
  const find = (section: Section, language: ContentLanguage | "") =>
    toDocument(
      { section, language },
      rows.find((row) => row.section === section && row.language === language),
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
