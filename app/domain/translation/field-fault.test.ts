import { expect, test } from "vitest";
import type { Answers } from "../answers/answers.ts";
import type { GuideEntry } from "../answers/guide-entry.ts";
import type { Button } from "../content/button.ts";
import { newButton } from "../content/starter/new-button.ts";
import { TEMPLATE } from "../content/starter/template.ts";
import { findTextFault } from "./field-fault.ts";
import type { TextPlace } from "./text-place.ts";
import type { Translatable } from "./translatable-texts.ts";

const idOf = (letter: string) => letter.repeat(24);
const spa = { ...newButton("link", idOf("a"), "Spa"), url: "https://marlowe.example/menu" } as Button;
const survey = {
  ...newButton("feedback", idOf("b"), "How was it?"),
  title: "Your stay",
  intro: "Tell us.",
  email: "manager@marlowe.example",
} as Button;
const kayaks: GuideEntry = {
  id: idOf("c"),
  topic: "arriving",
  title: { en: "Kayaks" },
  content: {},
  searchWords: {},
};
const answersWith = (byQuestion: Answers["byQuestion"]): Answers => ({
  ...TEMPLATE.answers,
  byQuestion,
  entries: [kayaks],
});

const draft: Translatable = {
  defaultLanguage: "en",
  buttons: { en: { buttons: [spa, survey] } },
  answers: answersWith({}),
};
const fault = (place: TextPlace, text: string) => findTextFault(draft, place, { language: "fi", text });

test("a wording fits the field where its original stands, by that field's own schema (L2)", () => {
  const name = { kind: "button", id: survey.id, path: "name" } as const;
  expect(fault(name, "Millaista oli?")).toBeNull();
  expect(fault(name, "x".repeat(500))).toBe("too_long");
  expect(fault(name, "a\nb\nc\nd\ne\nf")).toBe("too_many_lines");
  expect(fault({ kind: "entry", id: kayaks.id, path: "title" }, "x".repeat(500))).toBe("too_long");
  expect(fault({ kind: "answer", id: "breakfast", path: "place" }, "x".repeat(41))).toBe("too_long");
  expect(fault({ kind: "answer", id: "breakfast", path: "note" }, "Rivi\ntoinen")).toBe("too_many_lines");
});
