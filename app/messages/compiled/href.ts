import type { InterfaceLanguage } from "#domain/language.ts";

/** Where the build puts a catalogue as data, seen from the site's root. */
export function catalogueHref(language: InterfaceLanguage): string {
  return `/texts/${language}.json`;
}
