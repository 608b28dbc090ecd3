import type { FieldErrorCode } from "#domain/field-error.ts";
import type { FieldErrors } from "./field-errors.ts";

/** Errors shown while typing; all others on blur. */
const IMMEDIATE_ERRORS: ReadonlySet<FieldErrorCode> = new Set([
  "too_long",
  "too_many_lines",
  "invalid_character",
]);

export function filterShownErrors(errors: FieldErrors, left: ReadonlySet<string>): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([path, code]) => IMMEDIATE_ERRORS.has(code) || left.has(path)),
  );
}
