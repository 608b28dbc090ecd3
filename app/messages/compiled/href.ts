import type { InterfaceLanguage } from "#domain/language.ts";

/** The texts of the build, by what says them: every screen, some screens alone, files for download, mail. */
export type CatalogueName = "interface" | "guide" | "apart" | "dashboard" | "record" | "csv" | "mail";

/** Where the build puts a catalogue as data, seen from the site's root. */
export function catalogueHref(language: InterfaceLanguage, name: CatalogueName = "interface"): string {
  return name === "interface" ? `/texts/${language}.json` : `/texts/${name}-${language}.json`;
}
