import type { InterfaceLanguage } from "#domain/language.ts";

/** The texts of the build: what every screen says, guidance, screens that few open, the record of processing. */
export type CatalogueName = "interface" | "guide" | "apart" | "record";

/** Where the build puts a catalogue as data, seen from the site's root. */
export function catalogueHref(language: InterfaceLanguage, name: CatalogueName = "interface"): string {
  return name === "interface" ? `/texts/${language}.json` : `/texts/${name}-${language}.json`;
}
