import type { InterfaceLanguage } from "#domain/language.ts";
import type { CatalogueName } from "../catalogues.ts";

/** Path of a compiled catalogue, from the site's root. */
export function catalogueHref(language: InterfaceLanguage, name: CatalogueName): string {
  return `/texts/${name}-${language}.json`;
}
