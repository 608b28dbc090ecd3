/** Refusals before sign-in: the sign-in screen downloads only these messages. */
const ENTRY_PROBLEMS = {
  // the request itself
  malformed_request: [400, "The request could not be read."],
  validation_failed: [400, "Some of the values are not valid."],
  client_key_required: [401, "The client key is missing or unknown."],
  unauthenticated: [401, "Sign in to continue."],
  session_ended: [401, "The session has ended. Sign in again."],
  session_idle: [401, "Nobody has used this session for twelve hours. Sign in again."],
  forbidden: [403, "This is not allowed for your account."],
  forbidden_origin: [403, "Requests from this origin are not accepted."],
  not_found: [404, "There is nothing at this address."],
  method_not_allowed: [405, "This method is not supported here."],
  body_too_large: [413, "The request is too large."],
  unsupported_media_type: [415, "The request must be application/json."],
  too_many_requests: [429, "Too many attempts. Try again later."],
  maintenance: [503, "The portal is under maintenance."],
  live_unavailable: [503, "The live channel can't be opened at this moment. Try again."],
  internal: [500, "Something went wrong"],

  // identity
  invalid_credentials: [401, "Incorrect email or password"],
  invalid_email: [400, "Invalid email address."],
  email_in_use: [409, "Email already in use"],
  email_unconfirmed: [403, "Confirm your email address first. The link is in your email."],
  access_ended: [403, "Your access has ended. Ask an owner of your group to extend it."],
  link_expired: [410, "This link no longer works. Ask for a new one."],
  no_account_here: [403, "There is no account here for your address. Ask an owner of your group to add you."],
  provider_refused: [502, "Signing in at the identity provider did not work. Please try again."],
  cookies_not_kept: [400, "The browser keeps no cookies, and a session needs one."],
  passkey_refused: [403, "This passkey can't be used here. Sign in with the password."],
  passkey_expired: [410, "The question to the passkey has expired, or was answered already. Try again."],
  passkey_copied: [403, "This passkey may have been copied, and is refused. Sign in with the password."],
  desk_unpaired: [401, "This browser is not a desk, or is one no longer. Ask an owner for a code."],
  desk_code_refused: [403, "This code does not work, or not any more. Ask an owner for a new one."],
  digits_wrong: [401, "These digits are not right."],
  digits_missing: [409, "You have no digits yet. Set them in your own browser."],
  digits_given: [409, "These digits were given to you. Choose your own."],
  not_at_this_desk: [403, "You can't use this desk. Ask an owner of your group."],
  signed_in_elsewhere: [404, "Accounts of this portal are kept by an identity provider."],
} as const satisfies Record<string, readonly [status: number, detail: string]>;

/**
 * All refusals: stable code, HTTP status, and the specification's text if it has one. Screens have their own
 * messages, by code.
 */
const PROBLEMS = {
  ...ENTRY_PROBLEMS,

  // members
  last_owner: [409, "A group keeps at least one owner."],
  too_many_members: [409, "The group has as many people as it can have."],

  // proof and desks
  proof_required: [403, "Prove that it is you: with your password or a passkey."],
  too_many_desks: [409, "The property has as many desks as it can have. End one first."],

  // passkeys
  passkey_not_added: [422, "This passkey can't be added."],
  passkey_known: [409, "This passkey is in use already."],
  too_many_passkeys: [409, "A person can have ten passkeys."],

  // account service
  group_data_unavailable: [500, "Failed to get group data"],
  properties_data_unavailable: [500, "Failed to get properties data"],
  system_update_failed: [500, "Failed to perform system update"],

  // properties and licences
  licence_unavailable: [
    403,
    "This feature has become unavailable with your current license. Contact support for further information.",
  ],
  upgrade_requested: [409, "An upgrade has been requested already."],
  slug_taken: [409, "Another portal uses this address, or used it before."],
  too_many_addresses: [
    409,
    "The portal has had as many addresses as it can have. Choose one of its former ones.",
  ],
  place_taken: [409, "Another place of this kind has this name."],
  code_in_use: [409, "Somebody has scanned the new code, or replaced it too. Keep it."],
  too_many_places: [409, "The property has as many places, or has had as many codes, as it can have."],
  language_in_use: [422, "An active or default language cannot be disabled."],

  // content
  stale_revision: [412, "Someone else has saved this since you opened it."],
  newer_version: [
    409,
    "This was saved by a newer version of the product, which this version can show and not change. Reload the page.",
  ],
  revision_required: [428, "Name the revision that the change was made on."],
  publish_blocked: [422, "Some items must be fixed before publishing."],
  pages_not_composed: [
    422,
    "The pages can't be made from this content. What guests see stays as it was. Contact support.",
  ],
  not_published: [409, "Nothing is published yet. Publish the draft first."],
  currency_changed: [409, "The currency has changed, and with it every price. Publish the draft."],
  kind_changed: [409, "The kind of property has changed, and with it the questions. Publish the draft."],
  other_currency: [409, "The price in this version is in another currency than the draft's prices."],
  nothing_new: [409, "Guests have all of the draft already. Name `force` to publish it once more."],
  plan_in_past: [422, "This moment has passed. Choose a later one."],
  plan_hour_skipped: [422, "Clocks skip this time on that day. Choose another one."],
  plan_too_far: [422, "Choose a moment within a year."],
  plan_waiting: [409, "Another version is planned already."],
  plan_ended: [409, "This version is no longer planned: it was published, moved or cancelled."],
  too_many_announcements: [409, "Five announcements are on at that time already. End one first."],
  announcements_in_a_row: [
    409,
    "Three announcements were sent within the last hour. Name `isMeant` to send another one.",
  ],
  zone_ends_announcements: [
    409,
    "In that time zone the end of these announcements has passed. Name `isMeant` to end them.",
  ],
  announcements_full: [409, "The property has 50 announcements that have not ended. Delete drafts first."],
  property_busy: [409, "Others are changing this property at the same moment. Try again."],
  announcement_running: [409, "While an announcement is on, its texts and its end alone can be changed."],
  announcement_over: [409, "This announcement is not on any more."],
  same_language: [422, "Choose two different languages."],
  language_not_enabled: [422, "This language is not enabled for the property."],
  same_property: [422, "Choose another property to clone onto."],
  already_restored: [409, "This restore point has been used already."],
  version_lost: [410, "This version can't be brought back: what was stored of it is missing."],
  not_in_version: [404, "This version does not have it."],
  preview_expired: [410, "This preview link has expired. Ask for a new one."],

  // uploads
  image_too_big: [413, "This image is too big. The max image size for uploads is 5MB"],
  popup_image_too_big: [413, "This image is too big. The max image size for popups is 2.5MB"],
  pdf_too_big: [413, "This PDF is too big. The max PDF size for uploads is 8MB"],
  image_rejected: [
    422,
    "The selected image does not meet our content rules. Please select another image and try again.",
  ],
  image_apple_only: [
    422,
    "Only Apple's apps can show this picture. Export it as PNG or JPEG, then choose that file.",
  ],
  files_full: [409, "The files of this property take all the room they have: 2 GB."],
  pdf_rejected: [422, "The selected file is not a valid PDF."],
  upload_interrupted: [400, "The upload was cut off. Please try again."],

  // guests
  recipient_asked_lately: [429, "This address was written to within the last hour."],
  too_many_recipients: [429, "The group has asked as many new addresses today as it may."],
  qr_retired: [410, "This QR code is no longer in use."],
} as const satisfies Record<string, readonly [status: number, detail: string]>;

export type ProblemCode = keyof typeof PROBLEMS;
export type EntryProblemCode = keyof typeof ENTRY_PROBLEMS;
export const PROBLEM_CODES = Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]];

export function getStatus(code: ProblemCode): number {
  return PROBLEMS[code][0];
}

export function getDetail(code: ProblemCode): string {
  return PROBLEMS[code][1];
}

/** The code if the sign-in screen has a message for it, otherwise `internal`. */
export function toEntryProblem(code: ProblemCode): EntryProblemCode {
  return code in ENTRY_PROBLEMS ? (code as EntryProblemCode) : "internal";
}
