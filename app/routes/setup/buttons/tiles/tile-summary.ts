import type { Button } from "#domain/content/button.ts";
import { entriesOf, subButtonsOf } from "#domain/content/button-entries.ts";
import type { PublishFinding } from "#domain/content/publish-finding.ts";
import { editorOf } from "../types/editors.ts";
import type { ButtonsMessages } from "../types/type-editor.ts";

/** The line under a button's name: its type and, where its entries are counted, how many. */
export function typeLine(button: Button, words: ButtonsMessages): string {
  const type = words.types[button.type].name;
  const count = entriesOf(button).length;
  const text = count === 0 ? undefined : editorOf(button.type).entryCount?.(count, words);
  return text === undefined ? type : `${type}, ${text}`;
}

function missingWords(code: PublishFinding["code"], words: ButtonsMessages): string | null {
  switch (code) {
    case "button_name_missing":
      return words.missing.name;
    case "link_missing":
      return words.missing.destination;
    case "map_without_location":
      return words.noLocation;
    case "chat_without_number":
      return words.missing.number;
    case "call_without_extension":
      return words.missing.extension;
    case "gallery_without_images":
      return words.missing.images;
    case "feedback_without_email":
    case "services_without_email":
      return words.missing.email;
    case "feedback_without_questions":
      return words.missing.questions;
    case "services_missing":
      return words.missing.services;
    case "premium_feature_off":
      return words.missing.feature;
    default:
      return null;
  }
}

/** What a button lacks, in words, for its tile; the first of the findings about it, or null. */
export function problemOf(
  button: Button,
  findings: readonly PublishFinding[],
  words: ButtonsMessages,
): string | null {
  const finding = findings.find(({ buttonId }) => buttonId === button.id);
  const text = finding ? missingWords(finding.code, words) : null;
  if (!finding || text === null) return null;
  const subButton = subButtonsOf(button).find(({ id }) => id === finding.subButtonId);
  return subButton?.name ? words.missing.inside(subButton.name, text) : text;
}
