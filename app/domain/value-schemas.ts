import { z } from "#domain/zod.ts";
import { hasChipBracket, withoutChips } from "./answers/chips/chip-mark.ts";
import { DATE_SOURCE, DAY_OR_MONTH_PATTERN, DAY_PATTERN } from "./date.ts";
import { ID_PATTERN } from "./id.ts";
import { SERVICE_MINUTES_MAX } from "./limits.ts";
import { COLOUR_PATTERN } from "./look/colour.ts";
import {
  cleanName,
  cleanText,
  countLines,
  getUnitsMax,
  hasInvalidCharacter,
  isBlank,
  isWithin,
} from "./text.ts";

export const idSchema = z.string().regex(ID_PATTERN, "invalid_id");

interface TextKind {
  readonly multiline?: boolean;
}

export interface TextRule extends TextKind {
  readonly lengthMax: number;
  readonly linesMax?: number;
}

interface StaffTextRule extends TextRule {
  /** Whether answers can be inserted; limits then count the words around them. */
  readonly hasChips?: boolean;
}

/**
 * A string without surrounding white space and invisible characters; one that shows nothing becomes empty.
 * Basis of all user text, so that names cannot be invisible.
 */
export function typedText({ multiline = false }: TextKind = {}) {
  return z.string().overwrite((text) => (isBlank(text) ? "" : cleanText(text, { multiline }).trim()));
}

/** Refuses with `too_long`, counted in visible characters; the API documents the corresponding code units. */
export function limitLength(text: z.ZodString, lengthMax: number, measure = (typed: string) => typed) {
  return text
    .max(getUnitsMax(lengthMax), { error: "too_long", abort: true })
    .refine((typed) => isWithin(measure(typed), lengthMax), "too_long");
}

/**
 * Text typed by staff, cleaned by `typedText`. May be empty: required fields are checked when publishing.
 *
 * Refuses with `too_long`, `too_many_lines` (S123, S124) and `invalid_character` (S137).
 */
export function staffText({ lengthMax, linesMax, multiline = false, hasChips = false }: StaffTextRule) {
  const measure = hasChips ? withoutChips : (text: string) => text;
  return limitLength(typedText({ multiline }), lengthMax, measure)
    .refine(
      (text) => !hasInvalidCharacter(text, { multiline }) && (hasChips || !hasChipBracket(text)),
      "invalid_character",
    )
    .refine((text) => linesMax === undefined || countLines(measure(text)) <= linesMax, "too_many_lines");
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

// Private-use characters, which only some devices can show.
const PRIVATE_USE = /\p{Co}/gu;

/**
 * Text typed by a guest, cleaned by `typedText`. Refused only for its length (`too_long`): guests cannot know
 * what characters their keyboard inserts.
 */
export function guestText({ lengthMax, multiline = false }: TextRule) {
  const cleaned = z.string().overwrite((typed) => {
    const text = cleanText(typed.replace(PRIVATE_USE, ""), { multiline });
    // Browsers send a line break as CRLF, but count it as one character.
    const lines = text.replace(/\r\n?/g, "\n");
    if (isBlank(lines)) return "";
    return (multiline ? lines : lines.replaceAll("\n", " ")).trim();
  });
  return limitLength(cleaned, lengthMax);
}

export const TITLE_LENGTH_MAX = 80;
export const DESCRIPTION_LENGTH_MAX = 160;

const TIME = "(?:[01]\\d|2[0-3]):[0-5]\\d";

/** Aborts on error: later rules never see an impossible date. */
const NO_DATE = { error: "invalid_date", abort: true } as const;

/** A date, `YYYY-MM-DD`, from 2000 to 2199. Refuses with `invalid_date`. */
export const dateSchema = z
  .string()
  .regex(DAY_PATTERN, NO_DATE)
  .meta({ format: "date", description: "A day from 2000-01-01 to 2199-12-31" });

/** A day, or a month as `YYYY-MM`, from 2000 to 2199. Refuses with `invalid_date`. */
export const dayOrMonthSchema = z
  .string()
  .regex(DAY_OR_MONTH_PATTERN, NO_DATE)
  .meta({ description: "A day or a month, from 2000 to 2199" });

/**
 * A local time of a property, `YYYY-MM-DDTHH:MM`, from 2000 to 2199, without zone and seconds. Refuses with
 * `invalid_date`.
 */
export const localTimeSchema = z
  .string()
  .regex(new RegExp(`^${DATE_SOURCE}T${TIME}$`), NO_DATE)
  .meta({ description: "A time on the property's clock, without a zone and without seconds" });

/** A moment as ISO 8601 in UTC, such as `2026-11-30T06:00:00.000Z`, from 2000 to 2199. Refuses with `invalid_date`. */
export const momentSchema = z
  .string()
  .regex(new RegExp(`^${DATE_SOURCE}T${TIME}:[0-5]\\d(?:\\.\\d{1,9})?Z$`), NO_DATE)
  .meta({ format: "date-time", description: "A moment from 2000 to 2199, ISO 8601 UTC" });

export const colourSchema = z.string().trim().toLowerCase().regex(COLOUR_PATTERN, "invalid_colour");

/** How long a guest should wait at most, in minutes. */
export const serviceMinutesSchema = z.int().min(1, "out_of_range").max(SERVICE_MINUTES_MAX, "out_of_range");
