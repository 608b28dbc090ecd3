import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { COLOUR_PATTERN, type Colour } from "#domain/look/colour.ts";
import { picturesIn } from "./picture-focus.ts";

/** Three digits where six say no more; null for what is no colour, as a newer version might have written. */
function digitsOf(colour: Colour | undefined): string | null {
  if (typeof colour !== "string" || !COLOUR_PATTERN.test(colour)) return null;
  const short = /^#(.)\1(.)\2(.)\3$/.exec(colour);
  return short ? short.slice(1).join("") : colour.slice(1);
}

/** A class for pictures with a colour of their own: the page's policy allows no style attributes. */
export function colourClass(colour: Colour | undefined): string | undefined {
  const digits = digitsOf(colour);
  return digits === null ? undefined : `c-${digits}`;
}

/** The rules behind `colourClass` for the pictures of one language, each colour once. */
export function colourRules(draft: Draft, language: ContentLanguage): string {
  const rules = picturesIn(draft, language).flatMap((picture) => {
    const digits = digitsOf(picture?.colour);
    return digits === null ? [] : [`img.c-${digits}{background:#${digits}}`];
  });
  return [...new Set(rules)].join("");
}
