import { z } from "zod";
import { countLines, hasInvalidCharacter, isBlank } from "./text.ts";

/**
 * A string without the white space around it; one that shows nothing becomes the empty one. What every text
 * of a person begins with, so that a name can't be made of characters that nobody sees.
 */
export function typedText() {
  return z.string().overwrite((text) => (isBlank(text) ? "" : text.trim()));
}

interface TextRule {
  readonly lengthMax: number;
  readonly linesMax?: number;
  readonly multiline?: boolean;
}

/**
 * A text that staff typed, as `typedText` reads it. May be empty: what must be filled in is a rule of publishing.
 *
 * Refuses with the codes `too_long`, `too_many_lines` (S123, S124) and `invalid_character` (S137).
 */
export function textOf({ lengthMax, linesMax, multiline = false }: TextRule) {
  return typedText()
    .max(lengthMax, "too_long")
    .refine((text) => !hasInvalidCharacter(text, { multiline }), "invalid_character")
    .refine((text) => linesMax === undefined || countLines(text) <= linesMax, "too_many_lines");
}
