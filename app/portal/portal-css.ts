import { css } from "virtual:portal-css";
import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { fontFamily, fontHrefs, fontSheets } from "./fonts/fonts.ts";
import { firstLetters, pageLetters } from "./fonts/page-letters.ts";
import { firstFonts, fontsIn, namedFonts, themeStyle } from "./theme-style.ts";

/** The whole style sheet of a portal in one language, for the published page and for previews. */
export function portalCss(draft: Draft, language: ContentLanguage): string {
  return css + themeStyle(draft, language);
}

/** The families of what a page shows before anything is opened, as `font-family` names them. */
export function firstFamilies(draft: Draft, language: ContentLanguage): string {
  const letters = pageLetters(draft, language);
  return firstFonts(draft, language)
    .map((font) => fontFamily(font, letters))
    .join(",");
}

/** Font files for the first words of a page. Asked for early, they are there earlier. */
export function portalFonts(draft: Draft, language: ContentLanguage): readonly string[] {
  return fontHrefs(namedFonts(draft), firstLetters(draft, language));
}

/**
 * Style sheets of our own origin that a page links besides: those of fonts in a hundred files. To be
 * linked at the end of the body, so that text stands on the screen before they are there.
 */
export function portalSheets(draft: Draft, language: ContentLanguage): readonly string[] {
  return fontSheets(fontsIn(draft, language), pageLetters(draft, language));
}
