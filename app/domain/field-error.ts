/** Field errors before sign-in: the sign-in screen downloads only these messages. */
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
  "digits_count",
] as const;
export type EntryFieldError = (typeof ENTRY_FIELD_ERRORS)[number];

/** Field errors from schemas and later rules. Screens have a message for each. */
export const FIELD_ERROR_CODES = [
  ...ENTRY_FIELD_ERRORS,
  "digits_common",
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
  "out_of_range",
  "currency_required",
  "invalid_search_word",
  "unknown_answer",
  "answer_missing",
  "answer_guarded",
] as const;

export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];

/** Errors only an API client can cause, because no form sends such values. */
const CALLER_ERROR_CODES = [
  "in_use",
  "incomplete_order",
  "invalid_language",
  "invalid_subscription",
  "licensed",
  "mismatch",
  "not_removed",
  "not_yet",
  "unknown_push_service",
] as const;
export type CallerErrorCode = (typeof CALLER_ERROR_CODES)[number];

/** The code if screens have a message for it; otherwise `invalid`. */
export function toFieldErrorCode(code: string): FieldErrorCode {
  return FIELD_ERROR_CODES.find((known) => known === code) ?? "invalid";
}

/** The code if the screens before sign-in have a message for it; otherwise `invalid`. */
export function toEntryFieldError(code: string): EntryFieldError {
  return ENTRY_FIELD_ERRORS.find((known) => known === code) ?? "invalid";
}

/** The error code in a schema message; `invalid` for Zod's own messages. */
export function toSchemaErrorCode(message: string): FieldErrorCode | CallerErrorCode {
  return CALLER_ERROR_CODES.find((known) => known === message) ?? toFieldErrorCode(message);
}
