import type { InterfaceLanguage } from "#domain/language.ts";

/** The catalogues of the build: what every screen says, and the long texts of the guidance screens. */
export type CatalogueName = "interface" | "guide";

/** Where the build puts a catalogue as data, seen from the site's root. */
export function catalogueHref(language: InterfaceLanguage, name: CatalogueName = "interface"): string {
  return name === "interface" ? `/texts/${language}.json` : `/texts/${name}-${language}.json`;
}
