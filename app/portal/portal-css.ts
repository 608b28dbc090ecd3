import { css } from "virtual:portal-css";
import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { fontHrefs, fontSheets } from "./fonts/fonts.ts";
import { firstLetters, pageLetters } from "./fonts/page-letters.ts";
import { fontsIn, themeStyle } from "./theme-style.ts";

/** The whole style sheet of a portal in one language, for the published page and for previews. */
export function portalCss(draft: Draft, language: ContentLanguage): string {
  return css + themeStyle(draft, language);
}

/** Font files for the first words of a page. Asked for early, they are there earlier. */
export function portalFonts(draft: Draft, language: ContentLanguage): readonly string[] {
  const { body, heading } = draft.theme.fonts;
  // Beside a logo, headings are in dialogs only.
  const used = draft.homepage.logo === null ? [body, heading] : [body];
  return fontHrefs(used, firstLetters(draft, language));
}

/**
 * Style sheets of our own origin that a page links besides: those of fonts in a hundred files. To be
 * linked at the end of the body, so that text stands on the screen before they are there.
 */
export function portalSheets(draft: Draft, language: ContentLanguage): readonly string[] {
  return fontSheets(fontsIn(draft, language), pageLetters(draft, language));
}
