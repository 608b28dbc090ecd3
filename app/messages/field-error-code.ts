/** Why a value was refused: the codes of `FieldError`, and those that forms add themselves. */
export const FIELD_ERROR_CODES = [
  "required",
  "too_short",
  "too_long",
  "too_many_lines",
  "invalid_character",
  "invalid_colour",
  "invalid_url",
  "invalid_email",
  "invalid_whatsapp",
  "invalid_telephone",
  "invalid_extension",
  "invalid_wechat",
  "invalid_media",
  "invalid_id",
  "invalid",
  "duplicate",
  "too_many",
  "too_many_fonts",
  "too_many_gallery_items",
  "too_many_questions",
  "passwords_differ",
  "password_unchanged",
  "wrong_password",
  "email_taken",
] as const;

export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];
