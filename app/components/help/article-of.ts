import type { PublishFinding } from "#domain/content/publish-finding.ts";
import type { FieldErrorCode } from "#domain/field-error.ts";
import type { ProblemCode } from "#domain/problem-code.ts";
import type { ArticleName } from "./articles.ts";
import type { NEEDS_NO_ARTICLE } from "./needs-no-article.ts";

type Unexplained = keyof typeof NEEDS_NO_ARTICLE;

/** Help article per refusal. A new refusal needs an article, or a reason in `needs-no-article.ts`. */
export const PROBLEM_ARTICLES: Readonly<Record<Exclude<ProblemCode, Unexplained>, ArticleName>> = {
  validation_failed: "text-refused",
  unauthenticated: "signed-out",
  session_ended: "signed-out",
  session_idle: "signed-out",
  forbidden: "not-allowed",
  too_many_requests: "cannot-sign-in",
  no_account_here: "cannot-sign-in",
  provider_refused: "cannot-sign-in",
  cookies_not_kept: "cannot-sign-in",
  maintenance: "maintenance",
  internal: "something-wrong",
  invalid_credentials: "cannot-sign-in",
  email_in_use: "people",
  email_unconfirmed: "link-expired",
  link_expired: "link-expired",
  last_owner: "people",
  too_many_members: "people",
  group_data_unavailable: "something-wrong",
  properties_data_unavailable: "something-wrong",
  system_update_failed: "something-wrong",
  licence_unavailable: "licence-unavailable",
  upgrade_requested: "upgrade-plan",
  language_in_use: "language-in-use",
  stale_revision: "someone-else-saved",
  property_busy: "someone-else-saved",
  revision_required: "someone-else-saved",
  publish_blocked: "publish-blocked",
  pages_not_composed: "something-wrong",
  same_language: "copy-buttons",
  language_not_enabled: "copy-buttons",
  same_property: "clone",
  already_restored: "bring-back",
  version_lost: "bring-back",
  not_in_version: "bring-back",
  preview_expired: "preview-link",
  image_too_big: "picture-too-big",
  popup_image_too_big: "picture-too-big",
  pdf_too_big: "pdf-refused",
  image_rejected: "picture-rejected",
  image_apple_only: "picture-rejected",
  pdf_rejected: "pdf-refused",
  upload_interrupted: "upload-interrupted",
  qr_retired: "qr-new",
};

export const FINDING_ARTICLES: Readonly<Record<PublishFinding["code"], ArticleName>> = {
  property_name_missing: "publish-blocked",
  foreign_file: "publish-blocked",
  cloned_contacts: "clone",
  no_buttons: "publish-blocked",
  no_button_ready: "publish-blocked",
  button_name_missing: "button-incomplete",
  link_missing: "button-incomplete",
  map_without_location: "button-incomplete",
  chat_without_number: "button-incomplete",
  call_without_extension: "button-incomplete",
  gallery_without_images: "button-incomplete",
  feedback_without_email: "button-incomplete",
  feedback_without_questions: "button-incomplete",
  services_without_email: "button-incomplete",
  services_missing: "button-incomplete",
  social_without_url: "social-address",
  logo_missing: "publish-warnings",
  background_missing: "publish-warnings",
  language_incomplete: "language-incomplete",
  language_untranslated: "language-incomplete",
  premium_feature_off: "premium-feature",
  pin_missing: "publish-warnings",
  extension_unreachable: "phone-numbers",
  name_vague: "publish-warnings",
  text_hard_to_read: "publish-warnings",
  picture_undescribed: "publish-warnings",
  pdf_without_text: "publish-warnings",
};

/** Field errors that need more explanation than their short text. */
export const FIELD_ERROR_ARTICLES: Readonly<Partial<Record<FieldErrorCode, ArticleName>>> = {
  too_long: "text-refused",
  too_many_lines: "text-refused",
  invalid_character: "text-refused",
  invalid_whatsapp: "phone-numbers",
  invalid_telephone: "phone-numbers",
  invalid_extension: "phone-numbers",
  invalid_wechat: "phone-numbers",
  wrong_channel: "social-address",
  invalid_url: "social-address",
  too_many_fonts: "limits",
  too_many_gallery_items: "limits",
  too_many_questions: "limits",
  common_password: "default-password",
  wrong_password: "default-password",
};

/** The article about a refusal; `null`: its message suffices. */
export function articleOfProblem(code: ProblemCode): ArticleName | null {
  const articles: Partial<Record<ProblemCode, ArticleName>> = PROBLEM_ARTICLES;
  return articles[code] ?? null;
}
