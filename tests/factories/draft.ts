import type { Button, ButtonType } from "#domain/content/button.ts";
import type { SubButton } from "#domain/content/button-schema.ts";
import { mapTexts } from "#domain/content/button-texts.ts";
import type { Draft } from "#domain/content/document.ts";
import { newButton, newSubButton } from "#domain/content/starter/new-button.ts";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { getWords } from "#portal/words/words.ts";

/** A valid id that contains its index. */
export function sampleId(index: number): string {
  const digits = [...index.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)));
  return digits.join("").padStart(24, "a");
}

export const PICTURE = { key: `${"0a".repeat(20)}.webp`, width: 800, height: 600, alt: "" } as const;

function callSubButton(index: number, text: string): SubButton {
  const sub = newSubButton("click-to-call", sampleId(index), text);
  return sub.type === "click-to-call" ? { ...sub, extension: "204" } : sub;
}

/** A button that can be published, with `text` in every text field. */
export function usableButton(type: ButtonType, index: number, text: string = type): Button {
  const button = newButton(type, sampleId(index), text);
  switch (button.type) {
    case "link":
      return { ...button, url: "https://marlowe.example/menu" };
    case "chat":
      return { ...button, whatsapp: "+441326550142", message: text };
    case "map":
      return { ...button, location: text };
    case "popup":
      return {
        ...button,
        content: [
          { type: "heading", runs: [{ text, bold: true, italic: true }] },
          { type: "paragraph", runs: [{ text, link: "https://marlowe.example" }] },
          { type: "list", items: [[{ type: "paragraph", runs: [{ text }] }]] },
          { type: "picture", picture: { ...PICTURE, alt: text } },
        ],
        subButtons: [callSubButton(index + 500, text)],
      };
    case "feedback":
      return {
        ...button,
        email: "manager@marlowe.example",
        title: text,
        intro: text.replace(/\s+/g, " "),
        response: text.replace(/\s+/g, " "),
        questions: [
          { id: sampleId(index + 800), text, responseType: "stars" },
          { id: sampleId(index + 850), text, responseType: "like" },
        ],
      };
    case "guest-services":
      return {
        ...button,
        email: "desk@marlowe.example",
        services: [{ id: sampleId(index + 600), name: text, icon: "bell", note: true }],
      };
    case "click-to-call":
      return { ...button, extension: "204" };
    case "gallery":
      return {
        ...button,
        title: text,
        items: [
          { id: sampleId(index + 700), picture: { ...PICTURE, alt: text }, title: text, description: text },
        ],
      };
  }
}

/** A property in English, German and Arabic; tests override what they are about. */
export function sampleDraft(parts: Partial<Draft> & { english?: readonly Button[] } = {}): Draft {
  const { english = [usableButton("link", 1)], ...rest } = parts;
  return {
    name: "Marlowe Harbour",
    languages: ["en", "de", "ar"],
    defaultLanguage: "en",
    ...TEMPLATE,
    buttons: {
      en: { buttons: [...english] },
      de: { buttons: [usableButton("link", 1, "Speisekarte")] },
      ar: { buttons: [usableButton("link", 1, "القائمة")] },
    },
    ...rest,
  };
}

/** Ten buttons named by the portal's own words, so that names use the language's real letters. */
export function buttonsIn(language: ContentLanguage): readonly Button[] {
  const words = getWords(language);
  const types = ["link", "chat", "map", "popup", "feedback", "click-to-call"] as const;
  return (
    [
      "menu",
      "social",
      "language",
      "sendFeedback",
      "room",
      "showMap",
      "thanks",
      "privacy",
      "copy",
      "note",
    ] as const
  ).map((key, index) => usableButton(types[index % types.length] ?? "link", index + 1, words[key]));
}

/** The button with a different text in every field, so that no two are confused. */
export function withDistinctTexts(button: Button): Button {
  const distinct = mapTexts(button, (path) => `Text of ${path}`);
  if (distinct.type !== "popup") return distinct;
  return { ...distinct, content: [{ type: "paragraph", runs: [{ text: "Text of content" }] }] };
}

/** An untranslated button. */
export function withoutTexts(button: Button): Button {
  const empty = mapTexts(button, () => "");
  return empty.type === "popup" ? { ...empty, content: [] } : empty;
}
