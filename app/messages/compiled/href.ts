import type { InterfaceLanguage } from "#domain/language.ts";

/** The texts of the screens: every screen's, and some screens' own. */
export type CatalogueName = "interface" | "account" | "guide" | "apart" | "dashboard";

/** Where the build puts a catalogue as data, seen from the site's root. */
export function catalogueHref(language: InterfaceLanguage, name: CatalogueName = "interface"): string {
  return name === "interface" ? `/texts/${language}.json` : `/texts/${name}-${language}.json`;
}
