/** Texts for this folder's tests: two buttons, an own entry, and answers with that entry. */

import type { Answers } from "../answers/answers.ts";
import type { GuideEntry } from "../answers/guide-entry.ts";
import type { Button } from "../content/button.ts";
import { newButton } from "../content/starter/new-button.ts";
import { TEMPLATE } from "../content/starter/template.ts";

const toId = (letter: string) => letter.repeat(24);

export const SPA = { ...newButton("link", toId("a"), "Spa"), url: "https://marlowe.example/menu" } as Button;
export const SURVEY = {
  ...newButton("feedback", toId("b"), "How was it?"),
  title: "Your stay",
  intro: "Tell us.",
  email: "manager@marlowe.example",
} as Button;
export const KAYAKS: GuideEntry = {
  id: toId("c"),
  topic: "arriving",
  title: { en: "Kayaks" },
  content: {},
  searchWords: {},
};

export function answersWith(byQuestion: Answers["byQuestion"]): Answers {
  return { ...TEMPLATE.answers, byQuestion, entries: [KAYAKS] };
}
