import { css } from "virtual:portal-css";
import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { fontFamily, fontHrefs, fontSheets } from "./fonts/fonts.ts";
import { firstLetters, pageLetters } from "./fonts/page-letters.ts";
import { firstFonts, fontsIn, namedFonts, themeStyle } from "./theme-style.ts";

/** Complete style sheet of a portal in one language, for published pages and previews. */
export function portalCss(draft: Draft, language: ContentLanguage): string {
  return css + themeStyle(draft, language);
}

/** `font-family` of the initially visible text. */
export function firstFamilies(draft: Draft, language: ContentLanguage): string {
  const letters = pageLetters(draft, language);
  return firstFonts(draft, language)
    .map((font) => fontFamily(font, letters))
    .join(",");
}

/** Font files for the initially visible text, for preloading. */
export function portalFonts(draft: Draft, language: ContentLanguage): readonly string[] {
  return fontHrefs(namedFonts(draft), firstLetters(draft, language));
}

/**
 * Additional font style sheets from our origin, for fonts split into a hundred files. Link them at the end of
 * the body, so that they do not block the first paint.
 */
export function portalSheets(draft: Draft, language: ContentLanguage): readonly string[] {
  return fontSheets(fontsIn(draft, language), pageLetters(draft, language));
}
