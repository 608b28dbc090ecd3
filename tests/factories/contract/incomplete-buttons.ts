import type { Button, ButtonType } from "#domain/content/button.ts";
import type { PublishFinding } from "#domain/content/publish-finding.ts";
import { sampleId, usableButton } from "../draft.ts";

/** A button that can be saved but not published: the missing part, and the specification's sentence for it. */
export interface IncompleteButton {
  readonly type: ButtonType;
  readonly gap: Readonly<Record<string, unknown>>;
  readonly code: PublishFinding["code"];
  readonly words: string;
  readonly requirement: string;
}

const EMPTY_ITEM = { id: sampleId(990), picture: null, title: "Sea view", description: "" };

/** The "You have ... without ..." rows of section 5, each with every way to violate it (S128 to S131, S136). */
export const INCOMPLETE_BUTTONS: readonly IncompleteButton[] = [
  {
    type: "chat",
    gap: { whatsapp: "" },
    code: "chat_without_number",
    words: "You have a chat button without a phone number.",
    requirement: "S128",
  },
  {
    type: "chat",
    gap: { channel: "sms", telephone: "" },
    code: "chat_without_number",
    words: "You have a chat button without a phone number.",
    requirement: "S128",
  },
  {
    type: "map",
    gap: { location: "" },
    code: "map_without_location",
    words: "You have a map button without a location.",
    requirement: "S129",
  },
  {
    type: "click-to-call",
    gap: { extension: "" },
    code: "call_without_extension",
    words: "You have a click-to-call button without an extension number.",
    requirement: "S130",
  },
  {
    type: "gallery",
    gap: { items: [] },
    code: "gallery_without_images",
    words: "You have a gallery button without images or information.",
    requirement: "S131",
  },
  {
    type: "gallery",
    gap: { items: [EMPTY_ITEM] },
    code: "gallery_without_images",
    words: "You have a gallery button without images or information.",
    requirement: "S131",
  },
  {
    type: "link",
    gap: { url: "" },
    code: "link_missing",
    words: "You have a link button without a destination.",
    requirement: "S136",
  },
  {
    type: "feedback",
    gap: { email: "" },
    code: "feedback_without_email",
    words: "You have a feedback button without an email address.",
    requirement: "S136",
  },
  {
    type: "feedback",
    gap: { questions: [] },
    code: "feedback_without_questions",
    words: "You have a feedback button without questions.",
    requirement: "S136",
  },
];

export function incompleteButton({ type, gap }: IncompleteButton, index = 1): Button {
  return { ...usableButton(type, index, `Button ${index}`), ...gap } as Button;
}
