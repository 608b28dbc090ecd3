import type { ContentLanguage } from "../language.ts";

/** The checks of publishing, in the order screens list them (specification, section 5). */
export const PUBLISH_CHECKS = [
  "property-name",
  "logo",
  "backgrounds",
  "button-names",
  "links",
  "maps",
  "chats",
  "calls",
  "galleries",
  "feedback",
  "services",
  "pins",
  "social",
  "languages",
  "files",
] as const;
export type PublishCheck = (typeof PUBLISH_CHECKS)[number];

/** What a button can lack. The other codes are about the draft around it. */
export const BUTTON_FINDING_CODES = [
  "button_name_missing",
  "link_missing",
  "map_without_location",
  "chat_without_number",
  "call_without_extension",
  "gallery_without_images",
  "feedback_without_email",
  "feedback_without_questions",
  "services_without_email",
  "services_missing",
  "premium_feature_off",
] as const;
export type ButtonFindingCode = (typeof BUTTON_FINDING_CODES)[number];

/** What keeps a button from guests. An empty popup may be published, but a hidden one waits for its text. */
export type ButtonLack = ButtonFindingCode | "popup_empty";

/** Where a finding is mended: a tab of setup, or the details of the property. */
export type PublishTab = "homepage" | "theme" | "buttons" | "social" | "property";

/** One thing to mend before (blocking) or after (warning) publishing, with where to mend it. */
export interface PublishFinding {
  readonly check: PublishCheck;
  readonly level: "blocking" | "warning";
  /** Stable; the screens find the words by it. */
  readonly code:
    | ButtonFindingCode
    | "property_name_missing"
    | "logo_missing"
    | "background_missing"
    | "social_without_url"
    | "language_incomplete"
    | "language_untranslated"
    | "no_buttons"
    | "no_button_ready"
    | "foreign_file"
    | "cloned_contacts"
    | "pin_missing"
    | "extension_unreachable"
    | "name_vague"
    | "text_hard_to_read"
    | "picture_undescribed"
    | "pdf_without_text";
  readonly tab: PublishTab;
  readonly language?: ContentLanguage;
  readonly buttonId?: string;
  readonly subButtonId?: string;
  /** The id of the form field to focus. */
  readonly field?: string;
  /** What the finding is about, as staff named it. */
  readonly subject?: string;
  /**
   * Of `no_button_ready`: the hidden button that is nearest to being ready. It is no fault of its own that it is
   * hidden.
   */
  readonly nearestId?: string;
  /** The first button that still has the original's words; only for `language_untranslated`. */
  readonly untranslatedId?: string;
  /** What the nearest button lacks; absent where it is hidden and lacks nothing. */
  readonly gap?: ButtonLack;
  readonly count?: number;
  readonly of?: number;
  /** The key of the stored file that it is about. */
  readonly file?: string;
}
