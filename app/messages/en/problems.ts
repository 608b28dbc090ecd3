import type { FieldErrorCode } from "#domain/field-error.ts";
import type { ProblemCode } from "#domain/problem.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

const codes = {
  malformed_request: "Something in the request wasn’t understood. Reload the page and try again.",
  validation_failed: "Some entries are not valid.",
  client_key_required: "The client key is missing or unknown.",
  unauthenticated: "Sign in to continue.",
  session_ended: "You have been signed out. Sign in again.",
  session_idle: "You were signed out after twelve hours of inactivity. Sign in again.",
  forbidden: "This is not allowed for your account.",
  forbidden_origin: "Requests from this origin are not accepted.",
  not_found: "This couldn’t be found.",
  method_not_allowed: "This method is not supported here.",
  body_too_large: "The request is too large.",
  unsupported_media_type: "This kind of content is not accepted here.",
  too_many_requests: "Too many attempts. Try again later.",
  maintenance: "The portal is under maintenance.",
  live_unavailable: "Live updates aren’t available right now. Try again.",
  internal: "Something went wrong",
  invalid_credentials: "Incorrect email or password",
  invalid_email: "Invalid email address.",
  email_in_use: "Email already in use",
  email_unconfirmed: "Confirm your email address first. The link is in your email.",
  link_expired: "This link no longer works. Ask for a new one.",
  no_account_here: "There’s no account for your address. Ask an owner of your group to add you.",
  provider_refused: "Signing in with your company account didn’t work. Please try again.",
  cookies_not_kept:
    "Your browser blocks cookies for this page, so you can’t stay signed in. Allow cookies for this address in your browser’s settings, then sign in again.",
  signed_in_elsewhere: "Accounts here are managed by your company’s sign-in service.",
  last_owner: "A group needs at least one owner.",
  too_many_members: "Your group has reached its limit of people.",
  group_data_unavailable: "Failed to get group data",
  properties_data_unavailable: "Failed to get properties data",
  system_update_failed: "Failed to perform system update",
  licence_unavailable:
    "This feature has become unavailable with your current license. Contact support for further information.",
  upgrade_requested: "An upgrade has already been requested.",
  slug_taken: "This address is already taken.",
  language_in_use: "An active or default language cannot be disabled.",
  stale_revision: "Someone else saved this after you opened it.",
  newer_version:
    "This was saved by a newer version. Reload the page to continue. If you see this again, try later: nothing is lost, and guests still see what is published.",
  revision_required: "Reload the page, then make the change again.",
  publish_blocked: "Some items must be fixed before publishing.",
  same_language: "Choose two different languages.",
  language_not_enabled: "This language isn’t enabled for the property.",
  same_property: "Choose another property to clone onto.",
  already_restored: "This has already been restored.",
  version_lost: "This version can’t be restored because its data is missing.",
  preview_expired: "This preview link has expired. Ask for a new one.",
  image_too_big: "This image is too big. The max image size for uploads is 5MB",
  popup_image_too_big: "This image is too big. The max image size for popups is 2.5MB",
  pdf_too_big: "This PDF is too big. The max PDF size for uploads is 8MB",
  image_rejected:
    "The selected image does not meet our content rules. Please select another image and try again.",
  pdf_rejected: "The selected file is not a valid PDF.",
  upload_interrupted: "The upload was interrupted. Please try again.",
  qr_retired: "This QR code is no longer in use.",
  recipient_asked_lately: "We emailed this address within the last hour. Try again later.",
  too_many_recipients: "Your group has reached today’s limit for new addresses. Publish again tomorrow.",
} satisfies Record<ProblemCode, string>;

const fields = {
  required: "Fill in this field.",
  too_short: "This is too short.",
  too_long: "This is too long.",
  too_many_lines: "This has too many lines.",
  invalid_character: "This contains a character that can’t be used.",
  invalid_colour: "Enter a colour such as #167246.",
  invalid_url: "Enter an address that starts with https://.",
  invalid_email: "Invalid email address.",
  invalid_whatsapp: "Include the country code, without leading zeros or spaces, for example +44123456789.",
  invalid_telephone: "Enter a phone number.",
  invalid_extension: "Enter the extension in digits only.",
  invalid_main_telephone: "Start with the country code, for example +44 1326 550142.",
  invalid_wechat: "Enter a WeChat ID.",
  wrong_channel: "This address does not belong to this channel.",
  invalid_media: "This file is no longer available. Upload it again.",
  invalid_id: "This entry wasn’t recognised. Reload the page.",
  invalid: "This value is not valid.",
  invalid_slug: "Use lower-case letters, digits and hyphens.",
  invalid_time_zone: "Choose a time zone from the list.",
  duplicate: "This already exists.",
  too_many: "There are too many of these.",
  too_many_fonts: "Max number of custom fonts selected.",
  too_many_gallery_items: "Maximum number of gallery items reached.",
  too_many_questions: "Max number of feedback questions reached.",
  passwords_differ: "The passwords don’t match.",
  password_unchanged: "Choose a password different from your current one.",
  wrong_password: "This is not your current password.",
  common_password: "This password is too common. Choose another.",
} satisfies Record<FieldErrorCode, string>;

export const problems = {
  codes,
  fields,
  limits: {
    between: (min: number, max: string | number) => `Use ${min} to ${max} characters.`,
    atLeast: (min: number) => `Use at least ${min} characters.`,
    lines: (max: string | number) => `Use at most ${max} lines.`,
    retryAfter: (count: number) => `Try again in ${plural(count, { one: "# second", other: "# seconds" })}.`,
  },
};

export type ProblemsMessages = typeof problems;
