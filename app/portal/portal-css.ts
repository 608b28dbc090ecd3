import { css } from "virtual:portal-css";
import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { fontSheets } from "./fonts.ts";
import { fontsIn, themeStyle } from "./theme-style.ts";

/** The whole style sheet of a portal in one language, for the published page and for previews. */
export function portalCss(draft: Draft, language: ContentLanguage): string {
  return css + themeStyle(draft, language);
}

/**
 * Style sheets of our own origin that a page links besides: those of fonts in a hundred files. To be
 * linked at the end of the body, so that text stands on the screen before they are there.
 */
export function portalSheets(draft: Draft, language: ContentLanguage): readonly string[] {
  return fontSheets(fontsIn(draft, language), language);
}
