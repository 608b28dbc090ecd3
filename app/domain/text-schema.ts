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
 * A string without surrounding white space and invisible characters; one that shows nothing becomes empty.
 * Basis of all user text, so that names cannot be invisible.
 */
export function typedText({ multiline = false }: TextKind = {}) {
  return z.string().overwrite((text) => (isBlank(text) ? "" : cleanText(text, { multiline }).trim()));
}

/** Refuses with `too_long`, counted in visible characters; the API documents the corresponding code units. */
export function limitLength(text: z.ZodString, lengthMax: number): z.ZodString {
  return text
    .max(unitsMax(lengthMax), { error: "too_long", abort: true })
    .refine((typed) => isWithin(typed, lengthMax), "too_long");
}

/**
 * Text typed by staff, cleaned by `typedText`. May be empty: required fields are checked when publishing.
 *
 * Refuses with `too_long`, `too_many_lines` (S123, S124) and `invalid_character` (S137).
 */
export function staffText({ lengthMax, linesMax, multiline = false }: TextRule) {
  return limitLength(typedText({ multiline }), lengthMax)
    .refine((text) => !hasInvalidCharacter(text, { multiline }), "invalid_character")
    .refine((text) => linesMax === undefined || countLines(text) <= linesMax, "too_many_lines");
}

/**
 * A required single-line name. Invisible characters are removed, so that names that look equal are equal.
 * Counted in visible characters.
 *
 * Refuses with `required`, `too_short`, `too_long` and `invalid_character`.
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

// Characters that only some devices can show.
const PRIVATE_USE = /\p{Co}/gu;

/**
 * Text typed by a guest, cleaned by `typedText`. Refused only for its length (`too_long`): guests cannot know
 * what characters their keyboard inserts.
 */
export function guestText({ lengthMax, multiline = false }: TextRule) {
  const cleaned = z.string().overwrite((typed) => {
    const text = cleanText(typed.replace(PRIVATE_USE, ""), { multiline });
    // HTML forms send CRLF but count it as one character.
    const lines = text.replace(/\r\n?/g, "\n");
    if (isBlank(lines)) return "";
    return (multiline ? lines : lines.replaceAll("\n", " ")).trim();
  });
  return limitLength(cleaned, lengthMax);
}
