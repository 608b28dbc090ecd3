const LINE_LENGTH_MAX = 150;

/** What turns the order of letters around it, and so can make a line read as another one. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text as one line for a header of a mail, so that nothing typed can begin a header of its own, or turn what stands
 * beside it. At most 150 characters, none of them cut in two.
 */
export function oneLine(text: string): string {
  const line = text
    .replace(TURNS, "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  return [...line].slice(0, LINE_LENGTH_MAX).join("");
}
