import { css } from "virtual:portal-css";
import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { fontHrefs, fontSheets, getFontFamily } from "./fonts/fonts.ts";
import { findFirstLetters, findPageLetters } from "./fonts/page-letters.ts";
import { buildThemeStyle, getFirstFonts, getFonts, getNamedFonts } from "./theme-style.ts";

/** Complete style sheet of a portal in one language, for published pages and previews. */
export function buildPortalCss(draft: Draft, language: ContentLanguage): string {
  return css + buildThemeStyle(draft, language);
}

/** `font-family` of the initially visible text. */
export function getFirstFamilies(draft: Draft, language: ContentLanguage): string {
  const letters = findPageLetters(draft, language);
  return getFirstFonts(draft, language)
    .map((font) => getFontFamily(font, letters))
    .join(",");
}

/** Font files for the initially visible text, for preloading. */
export function getPortalFonts(draft: Draft, language: ContentLanguage): readonly string[] {
  return fontHrefs(getNamedFonts(draft), findFirstLetters(draft, language));
}

/**
 * Additional font style sheets from our origin, for fonts split into a hundred files. Link them at the end of
 * the body, so that they do not block the first paint.
 */
export function getPortalSheets(draft: Draft, language: ContentLanguage): readonly string[] {
  return fontSheets(getFonts(draft, language), findPageLetters(draft, language));
}
