import { z } from "#domain/zod.ts";
import {
  cleanName,
  cleanText,
  countLines,
  hasInvalidCharacter,
  isBlank,
  isWithin,
  unitsMax,
} from "./text.ts";

interface TextKind {
  readonly multiline?: boolean;
}

interface TextRule extends TextKind {
  readonly lengthMax: number;
  readonly linesMax?: number;
}

/**
 * A string without the white space around it and without what nobody sees in it; one that shows nothing becomes the
 * empty one. What every text of a person begins with, so that a name can't be made of characters that nobody sees.
 */
export function typedText({ multiline = false }: TextKind = {}) {
  return z.string().overwrite((text) => (isBlank(text) ? "" : cleanText(text, { multiline }).trim()));
}

/** Refuses with `too_long`, by characters as people see them; the API describes the units that those can take. */
export function limitLength(text: z.ZodString, lengthMax: number): z.ZodString {
  return text
    .max(unitsMax(lengthMax), { error: "too_long", abort: true })
    .refine((typed) => isWithin(typed, lengthMax), "too_long");
}

/**
 * A text that staff typed, as `typedText` reads it. May be empty: what must be filled in is a rule of publishing.
 *
 * Refuses with the codes `too_long`, `too_many_lines` (S123, S124) and `invalid_character` (S137).
 */
export function textOf({ lengthMax, linesMax, multiline = false }: TextRule) {
  return limitLength(typedText({ multiline }), lengthMax)
    .refine((text) => !hasInvalidCharacter(text, { multiline }), "invalid_character")
    .refine((text) => linesMax === undefined || countLines(text) <= linesMax, "too_many_lines");
}

/**
 * A name that must be there, on one line: two that look alike are one. Characters are counted as people see them.
 *
 * Refuses with the codes `required`, `too_short`, `too_long` and `invalid_character`.
 */
export function typedName({ lengthMin = 1, lengthMax }: { lengthMin?: number; lengthMax: number }) {
  const name = z
    .string()
    .overwrite((text) => (isBlank(text) ? "" : cleanName(text).trim()))
    .min(1, { error: "required", abort: true });
  return limitLength(name, lengthMax)
    .refine((typed) => typed.length >= lengthMin, "too_short")
    .refine((typed) => !hasInvalidCharacter(typed), "invalid_character");
}

// What only some devices draw.
const PRIVATE_USE = /\p{Co}/gu;

/**
 * A text that a guest typed, as `typedText` reads it. Nothing of it is refused but its length (`too_long`): a guest
 * can't know which sign a keyboard has put into it.
 */
export function guestText({ lengthMax, multiline = false }: TextRule) {
  const cleaned = z.string().overwrite((typed) => {
    const text = cleanText(typed.replace(PRIVATE_USE, ""), { multiline });
    // A browser sends two characters for a line break and counts one.
    const lines = text.replace(/\r\n?/g, "\n");
    if (isBlank(lines)) return "";
    return (multiline ? lines : lines.replaceAll("\n", " ")).trim();
  });
  return limitLength(cleaned, lengthMax);
}
