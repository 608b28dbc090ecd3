const LINE_LENGTH_MAX = 150;

/** Bidirectional control characters, which can reorder a line. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text as one line for a mail header, so that typed text can't inject headers or reorder its surroundings. At
 * most 150 characters, never cutting a surrogate pair.
 */
export function toHeaderLine(text: string): string {
  const line = text
    .replace(TURNS, "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  return [...line].slice(0, LINE_LENGTH_MAX).join("");
}
