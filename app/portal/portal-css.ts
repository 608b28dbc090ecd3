import { css } from "virtual:portal-css";
import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { FontDisplay } from "./font-href.ts";
import { fontHrefs, fontSheets } from "./fonts.ts";
import { firstLetters, pageLetters } from "./page-letters.ts";
import { fontsIn, themeStyle } from "./theme-style.ts";

/** The whole style sheet of a portal in one language, for the published page and for previews. */
export function portalCss(draft: Draft, language: ContentLanguage, display: FontDisplay = "swap"): string {
  return css + themeStyle(draft, language, display);
}

/**
 * Font files that every page of a portal draws its first words with. A browser that has asked for them early
 * waits a moment with the first drawing, so that on a good network even the first visit is in the house's font.
 */
export function portalFonts(draft: Draft, language: ContentLanguage): readonly string[] {
  return fontHrefs([draft.theme.fonts.body], firstLetters(draft, language));
}

/**
 * Style sheets of our own origin that a page links besides: those of fonts in a hundred files. To be
 * linked at the end of the body, so that text stands on the screen before they are there.
 */
export function portalSheets(
  draft: Draft,
  language: ContentLanguage,
  display: FontDisplay = "swap",
): readonly string[] {
  return fontSheets(fontsIn(draft, language), pageLetters(draft, language), display);
}
