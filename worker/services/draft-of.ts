import { buttonsSchema } from "#domain/content/button.ts";
import type { Draft } from "#domain/content/document.ts";
import { homepageSchema } from "#domain/content/homepage.ts";
import { qrSchema } from "#domain/content/qr.ts";
import { socialSchema } from "#domain/content/social.ts";
import { TEMPLATE } from "#domain/content/template.ts";
import { themeSchema } from "#domain/content/theme.ts";
import { contentLanguageSchema } from "#domain/property.ts";
import type { DocumentRow } from "../db/documents.ts";
import type { PropertyRow } from "../db/properties.ts";

/** A property's rows as one draft. What was never saved is the template's. Throws on a stored body that is not valid. */
export function draftOf(property: PropertyRow, rows: readonly DocumentRow[]): Draft {
  const bodyOf = (section: string, language = ""): unknown => {
    const row = rows.find((entry) => entry.section === section && entry.language === language);
    return row ? JSON.parse(row.body) : undefined;
  };
  const languages = contentLanguageSchema.array().parse(property.languages);
  return {
    name: property.name,
    languages,
    defaultLanguage: contentLanguageSchema.parse(property.defaultLanguage),
    homepage: homepageSchema.parse(bodyOf("homepage") ?? TEMPLATE.homepage),
    theme: themeSchema.parse(bodyOf("theme") ?? TEMPLATE.theme),
    social: socialSchema.parse(bodyOf("social") ?? TEMPLATE.social),
    qr: qrSchema.parse(bodyOf("qr") ?? TEMPLATE.qr),
    buttons: Object.fromEntries(
      languages.map((language) => [
        language,
        buttonsSchema.parse(bodyOf("buttons", language) ?? { buttons: [] }),
      ]),
    ),
  };
}
