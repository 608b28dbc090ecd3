import type { Draft, Section } from "#domain/content/document.ts";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import { knownLanguagesOf, namesNewerLanguage } from "#domain/language.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { bodyOfRow, type DocumentRow, isNewerRow, viewOfRow } from "../../db/content/documents.ts";
import type { ScopedProperty } from "../../db/property/properties.ts";

/**
 * Loads a property's rows as a draft, for publishing or copying. Unsaved sections come from the template.
 * Throws on an invalid stored body; refuses with `newer_version` if a newer version wrote a row or enabled an
 * unknown language.
 */
export function loadDraft(property: ScopedProperty, rows: readonly DocumentRow[]): Verdict<Draft> {
  const isNewer = namesNewerLanguage(property) || rows.some(isNewerRow);
  return isNewer ? refuse("newer_version") : accept(draftOf(property, rows, bodyOfRow));
}

/** The same for display only: contents of a newer version are shown as far as this version can. */
export function viewDraftOf(property: ScopedProperty, rows: readonly DocumentRow[]): Draft {
  return draftOf(property, rows, viewOfRow);
}

function draftOf(
  property: ScopedProperty,
  rows: readonly DocumentRow[],
  read: typeof viewOfRow | typeof bodyOfRow,
): Draft {
  const bodyOf = <Name extends Section>(section: Name, language = "") => {
    const row = rows.find((entry) => entry.section === section && entry.language === language);
    return row && read(section, row);
  };
  const { languages, defaultLanguage } = knownLanguagesOf(property);
  return {
    name: property.name,
    languages,
    defaultLanguage,
    homepage: bodyOf("homepage") ?? TEMPLATE.homepage,
    theme: bodyOf("theme") ?? TEMPLATE.theme,
    social: bodyOf("social") ?? TEMPLATE.social,
    qr: bodyOf("qr") ?? TEMPLATE.qr,
    buttons: Object.fromEntries(
      languages.map((language) => [language, bodyOf("buttons", language) ?? { buttons: [] }]),
    ),
  };
}
