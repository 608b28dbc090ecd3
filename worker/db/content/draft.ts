import { SECTIONS, type Section } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Property } from "#domain/property/property.ts";
import type { Database } from "../client.ts";
import type { Answers } from "../named-batch.ts";
import { selectDocuments, toDocument } from "./documents.ts";
import { selectOpenPlan, toPlanned } from "./planned-publications.ts";
import { selectPublications, toPublication } from "./publications.ts";
import { selectAutomaticDrafts, toTranslationDraft } from "./translations.ts";

/** Queries for opening a setup screen, run in the same batch as authorisation. */
export function selectDraft(db: Database, propertyId: string) {
  return {
    documents: selectDocuments(db, propertyId),
    publications: selectPublications(db, propertyId, { limit: 1 }),
    plans: selectOpenPlan(db, propertyId),
    drafts: selectAutomaticDrafts(db, propertyId),
  };
}

/** Results of `selectDraft`. */
export type DraftRows = Answers<ReturnType<typeof selectDraft>>;

/**
 * The property, its documents in all languages, its newest and its planned publication, and the drafts that its
 * automatic languages show, in the API's format.
 */
export function toDraft(property: Property, { documents: rows, publications, plans, drafts }: DraftRows) {
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
    automatic: drafts.map(toTranslationDraft),
  };
}
