import { css } from "virtual:portal-css";
import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { themeStyle } from "./theme-style.ts";

/** The whole style sheet of a portal in one language, for the published page and for previews. */
export function portalCss(draft: Draft, language: ContentLanguage): string {
  return css + themeStyle(draft, language);
}
