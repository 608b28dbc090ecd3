import { z } from "#domain/zod.ts";
import { CONTENT_LANGUAGE_CODES } from "../language.ts";
import { staffText } from "../value-schemas.ts";

/** One line of staff's words. Line breaks are refused with `too_many_lines`, not with `invalid_character`. */
export function staffLine(lengthMax: number) {
  return staffText({ lengthMax, multiline: true })
    .refine((text) => !/[\r\n]/.test(text), "too_many_lines")
    .refine((text) => text !== "", "required");
}

/** A value by content language; a language without one falls back to the default language. */
export function localized<Schema extends z.ZodType>(value: Schema) {
  return z.partialRecord(z.enum(CONTENT_LANGUAGE_CODES), value);
}

/** Staff's words by content language, in at least one. */
export function localizedLine(lengthMax: number) {
  return localized(staffLine(lengthMax)).refine((texts) => Object.keys(texts).length > 0, "required");
}
