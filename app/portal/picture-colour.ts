import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { COLOUR_PATTERN, type Colour } from "#domain/look/colour.ts";
import { getOpenablePictures } from "./picture-focus.ts";

/** Shortens to three digits if possible; `null` if it is not a colour (a newer version may write other values). */
function toShortDigits(colour: Colour | undefined): string | null {
  if (typeof colour !== "string" || !COLOUR_PATTERN.test(colour)) return null;
  const short = /^#(.)\1(.)\2(.)\3$/.exec(colour);
  return short ? short.slice(1).join("") : colour.slice(1);
}

/** Class for a picture's placeholder colour: the CSP forbids style attributes. */
export function getColourClass(colour: Colour | undefined): string | undefined {
  const digits = toShortDigits(colour);
  return digits === null ? undefined : `c-${digits}`;
}

/** CSS rules for `getColourClass` of one language's pictures, each colour once. */
export function buildColourRules(draft: Draft, language: ContentLanguage): string {
  const rules = getOpenablePictures(draft, language).flatMap((picture) => {
    const digits = toShortDigits(picture?.colour);
    return digits === null ? [] : [`img.c-${digits}{background:#${digits}}`];
  });
  return [...new Set(rules)].join("");
}
