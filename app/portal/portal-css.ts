import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import base from "./portal.css?raw";
import { themeStyle } from "./theme-style.ts";

/** Takes out comments and the white space that only people read. For our own sheet, which quotes no text. */
function compact(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,>]) ?/g, "$1")
    .replace(/: /g, ":")
    .replaceAll(";}", "}")
    .trim();
}

const BASE = compact(base);

/** The whole style sheet of a portal in one language, for the published page and for previews. */
export function portalCss(draft: Draft, language: ContentLanguage): string {
  return BASE + themeStyle(draft, language);
}
