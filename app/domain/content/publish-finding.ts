import type { QuestionId } from "../answers/questions.ts";
import type { ContentLanguage } from "../language.ts";

/** Publish checks in display order (specification, section 5). */
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
  "answers",
  "languages",
  "files",
] as const;
export type PublishCheck = (typeof PUBLISH_CHECKS)[number];

/** Gaps of a button. The other codes concern the rest of the draft. */
export const BUTTON_FINDING_CODES = [
  "button_name_missing",
  "link_missing",
  "guide_empty",
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

/** Why a button is not usable. An empty popup may be published, but counts as unfinished. */
export type ButtonLack = ButtonFindingCode | "popup_empty";

/** Where to fix a finding: a tab of setup, the answers, or the property details. */
export type PublishTab = "homepage" | "theme" | "buttons" | "social" | "answers" | "property";

/** One problem to fix, before publishing (blocking) or later (warning), with its place. */
export interface PublishFinding {
  readonly check: PublishCheck;
  readonly level: "blocking" | "warning";
  /** Stable code; screens supply the words. */
  readonly code:
    | ButtonFindingCode
    | "property_name_missing"
    | "logo_missing"
    | "background_missing"
    | "social_without_url"
    | "language_incomplete"
    | "language_untranslated"
    | "entries_untranslated"
    | "no_buttons"
    | "no_button_ready"
    | "foreign_file"
    | "answer_missing"
    | "answer_guarded"
    | "chip_too_long"
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
  /** Id of the form field to focus. */
  readonly field?: string;
  /** Only in the answers: the own entry concerned. */
  readonly entryId?: string;
  /** Only about one answer: its question. */
  readonly question?: QuestionId;
  /** Name of the item concerned, as staff typed it, without answers in it. */
  readonly subject?: string;
  /** Only for `no_button_ready`: the hidden button that is quickest to finish. */
  readonly nearestId?: string;
  /** Only for `language_untranslated`: the first untranslated button. */
  readonly untranslatedId?: string;
  /** The gap of the button `nearestId`; absent: it has none and is only hidden. */
  readonly gap?: ButtonLack;
  readonly count?: number;
  readonly of?: number;
  /** Key of the stored file concerned. */
  readonly file?: string;
}
