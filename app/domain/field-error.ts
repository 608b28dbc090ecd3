/** Why a value was refused that is asked for before a sign-in: the sign-in screen downloads words for these alone. */
const ENTRY_FIELD_ERRORS = [
  "required",
  "too_short",
  "too_long",
  "too_many_lines",
  "invalid_character",
  "invalid_email",
  "invalid",
  "passwords_differ",
  "password_unchanged",
  "wrong_password",
  "common_password",
] as const;
export type EntryFieldError = (typeof ENTRY_FIELD_ERRORS)[number];

/** Why a value was refused, in a schema or by a rule behind it. Screens have a sentence for each. */
export const FIELD_ERROR_CODES = [
  ...ENTRY_FIELD_ERRORS,
  "invalid_colour",
  "invalid_url",
  "invalid_whatsapp",
  "invalid_telephone",
  "invalid_extension",
  "invalid_main_telephone",
  "main_telephone_extension",
  "invalid_wechat",
  "invalid_location",
  "wrong_channel",
  "invalid_media",
  "invalid_id",
  "invalid_slug",
  "invalid_time_zone",
  "duplicate",
  "too_many",
  "too_many_fonts",
  "too_many_gallery_items",
  "too_many_questions",
  "invalid_date",
  "invalid_time",
  "hours_end_before_start",
  "hours_over_a_day",
  "hours_overlap",
  "season_never",
  "season_past",
  "date_twice",
  "date_past",
  "time_past",
  "time_skipped",
  "time_too_far",
  "end_before_start",
] as const;

export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];

/** What only a caller of the API can get wrong, as nobody types it. */
const CALLER_ERROR_CODES = [
  "in_use",
  "incomplete_order",
  "invalid_language",
  "invalid_subscription",
  "licensed",
  "mismatch",
  "not_removed",
  "not_yet",
  "out_of_range",
  "unknown_push_service",
] as const;
export type CallerErrorCode = (typeof CALLER_ERROR_CODES)[number];

/** What a screen has a sentence for: the code, or `invalid` for one that it does not know. */
export function fieldErrorCodeOf(code: string): FieldErrorCode {
  return FIELD_ERROR_CODES.find((known) => known === code) ?? "invalid";
}

/** The same before a sign-in. */
export function entryFieldErrorOf(code: string): EntryFieldError {
  return ENTRY_FIELD_ERRORS.find((known) => known === code) ?? "invalid";
}

/** The code that a schema refused a value with; `invalid` where the message is zod's own. */
export function schemaErrorCodeOf(message: string): FieldErrorCode | CallerErrorCode {
  return CALLER_ERROR_CODES.find((known) => known === message) ?? fieldErrorCodeOf(message);
}
