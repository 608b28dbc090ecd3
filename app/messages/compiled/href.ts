import type { InterfaceLanguage } from "#domain/language.ts";
import type { CatalogueName } from "../catalogues.ts";

/** Where the build puts a catalogue as data, seen from the site's root. */
export function catalogueHref(language: InterfaceLanguage, name: CatalogueName): string {
  return `/texts/${name}-${language}.json`;
}
