import type { Draft, Section } from "#domain/content/document.ts";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import { getKnownLanguages, hasNewerLanguage } from "#domain/language.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { withAutomaticDrafts } from "#domain/translation/automatic-texts.ts";
import { type DocumentRow, isNewerRow, toCurrentBody, toViewableBody } from "../../db/content/documents.ts";
import { type DraftRow, toTranslationDraft } from "../../db/content/translations.ts";
import type { ScopedProperty } from "../../db/property/properties.ts";

/**
 * Loads a property's rows as a draft, for publishing or copying. Unsaved sections come from the template;
 * `drafts`: of its automatic languages.
 * Throws on an invalid stored body; refuses with `newer_version` if a newer version wrote a row or enabled an
 * unknown language.
 */
export function loadDraft(
  property: ScopedProperty,
  rows: readonly DocumentRow[],
  drafts: readonly DraftRow[] = [],
): Verdict<Draft> {
  const isNewer = hasNewerLanguage(property) || rows.some(isNewerRow);
  if (isNewer) return refuse("newer_version");
  return accept(
    withAutomaticDrafts(buildDraft(property, rows, toCurrentBody), drafts.map(toTranslationDraft)),
  );
}

/** As `loadDraft`, for display only: has as much of a newer version's contents as this version knows. */
export function toViewableDraft(
  property: ScopedProperty,
  rows: readonly DocumentRow[],
  drafts: readonly DraftRow[] = [],
): Draft {
  return withAutomaticDrafts(buildDraft(property, rows, toViewableBody), drafts.map(toTranslationDraft));
}

function buildDraft(
  property: ScopedProperty,
  rows: readonly DocumentRow[],
  read: typeof toViewableBody | typeof toCurrentBody,
): Draft {
  const getBody = <Name extends Section>(section: Name, language = "") => {
    const row = rows.find((entry) => entry.section === section && entry.language === language);
    return row && read(section, row);
  };
  const { languages, defaultLanguage } = getKnownLanguages(property);
  return {
    name: property.name,
    languages,
    defaultLanguage,
    homepage: getBody("homepage") ?? TEMPLATE.homepage,
    theme: getBody("theme") ?? TEMPLATE.theme,
    social: getBody("social") ?? TEMPLATE.social,
    qr: getBody("qr") ?? TEMPLATE.qr,
    answers: getBody("answers") ?? TEMPLATE.answers,
    buttons: Object.fromEntries(
      languages.map((language) => [language, getBody("buttons", language) ?? { buttons: [] }]),
    ),
  };
}
