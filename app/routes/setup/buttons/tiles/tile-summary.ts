import type { Messages } from "#app/messages/en.ts";
import type { Button, } from "#domain/content/button.ts";
import type { SubButton } from "#domain/content/buttons/sub-button.ts";
import type { PublishFinding } from "#domain/content/publish-finding.ts";

type ButtonsMessages = Messages["buttons"];

/** The line under a button's name: its type and, where it holds several things, how many. */
export function typeLine(button: Button, words: ButtonsMessages): string {
  const type = words.types[button.type].name;
  const [count, text] = contentsOf(button, words);
  return count === 0 ? type : `${type}, ${text}`;
}

function contentsOf(button: Button, words: ButtonsMessages): [count: number, text: string] {
  switch (button.type) {
    case "popup":
      return [button.subButtons.length, words.subButtonCount(button.subButtons.length)];
    case "gallery":
      return [button.items.length, words.imageCount(button.items.length)];
    case "feedback":
      return [button.questions.length, words.questionCount(button.questions.length)];
    default:
      return [0, ""];
  }
}

/** The line under a sub-button's name: its type and where it leads. */
export function subButtonLine(sub: SubButton, words: ButtonsMessages): string {
  const type = words.types[sub.type].name;
  switch (sub.type) {
    case "link":
      if (sub.destination === "url") {
        return `${type}, ${sub.openIn === "new" ? words.subs.inNewTab : words.subs.inSameWindow}`;
      }
      return `${type}, ${sub.destination === "pdf" ? "PDF" : words.fields[sub.destination]}`;
    case "click-to-call":
      return sub.extension === "" ? type : `${type}, ${sub.extension}`;
    case "map":
      return sub.location === "" ? type : `${type}, ${sub.location}`;
    case "chat":
      return `${type}, ${{ whatsapp: "WhatsApp", sms: words.fields.sms, wechat: "WeChat" }[sub.channel]}`;
  }
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
  const subButton =
    button.type === "popup" ? button.subButtons.find(({ id }) => id === finding.subButtonId) : undefined;
  return subButton?.name ? words.missing.inside(subButton.name, text) : text;
}
