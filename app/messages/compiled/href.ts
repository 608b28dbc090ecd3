import type { ContentLanguage } from "#domain/language.ts";

/** The texts of the build, by what says them: every screen, some screens alone, files for download, mail. */
export type InterfaceCatalogue =
  | "interface"
  | "account"
  | "guide"
  | "apart"
  | "dashboard"
  | "record"
  | "csv"
  | "mail";

/** And what only some pages tell guests, in the languages of content. */
export type CatalogueName = InterfaceCatalogue | "consent";

/** Where the build puts a catalogue as data, seen from the site's root. */
export function catalogueHref(language: ContentLanguage, name: CatalogueName = "interface"): string {
  return name === "interface" ? `/texts/${language}.json` : `/texts/${name}-${language}.json`;
}
