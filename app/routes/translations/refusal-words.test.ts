import { expect, test } from "vitest";
import { translations } from "#app/messages/en/translations.ts";
import { DRAFT_RULES } from "#domain/translation/judge-draft.ts";
import { getRefusalWords } from "./refusal-words.ts";

const { refused } = translations;

test("every rule has a sentence of its own (L2)", () => {
  const sentences = DRAFT_RULES.map((rule) => getRefusalWords(rule, false, refused)[0]);
  expect(new Set([...sentences, refused.other]).size).toBe(DRAFT_RULES.length + 1);
});

test("a rule about a part says what stands before and after it; a rule of a newer version has words (L2)", () => {
  expect(getRefusalWords("mark_lost", true, refused)).toEqual(["The draft lost ", "."]);
  expect(getRefusalWords("markup", true, refused)).toEqual([refused.rules.markup, ""]);
  expect(getRefusalWords("something_new", false, refused)).toEqual([refused.other, ""]);
});
