import type { Draft, Section } from "#domain/content/document.ts";
import { TEMPLATE } from "#domain/content/template.ts";
import { contentLanguageSchema, contentLanguagesSchema } from "#domain/property.ts";
import { bodyOfRow, type DocumentRow } from "../db/documents.ts";
import type { PropertyRow } from "../db/properties.ts";

/** A property's rows as one draft. What was never saved is the template's. Throws on a stored body that is not valid. */
export function draftOf(property: PropertyRow, rows: readonly DocumentRow[]): Draft {
  const bodyOf = <Name extends Section>(section: Name, language = "") => {
    const row = rows.find((entry) => entry.section === section && entry.language === language);
    return row && bodyOfRow(section, row);
  };
  const languages = contentLanguagesSchema.parse(property.languages);
  return {
    name: property.name,
    languages,
    defaultLanguage: contentLanguageSchema.parse(property.defaultLanguage),
    homepage: bodyOf("homepage") ?? TEMPLATE.homepage,
    theme: bodyOf("theme") ?? TEMPLATE.theme,
    social: bodyOf("social") ?? TEMPLATE.social,
    qr: bodyOf("qr") ?? TEMPLATE.qr,
    buttons: Object.fromEntries(
      languages.map((language) => [language, bodyOf("buttons", language) ?? { buttons: [] }]),
    ),
  };
}
