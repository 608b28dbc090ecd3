import { expect, test } from "vitest";
import { readCatalogues } from "#app/messages/catalogues.ts";
import { writeChip } from "#domain/answers/chips/chip.ts";
import type { Button } from "#domain/content/button.ts";
import type { TranslatableText } from "#domain/translation/translatable-texts.ts";
import { sampleId, usableButton } from "#tests/factories/draft.ts";
import { getPlaceWords } from "./place-words.ts";

const { translations: words } = await readCatalogues("en");
const [first, second] = [sampleId(40), sampleId(41)];
const question = { id: second, text: "How did you sleep?", responseType: "stars" } as const;
const stay = {
  ...usableButton("feedback", 1, "How was your stay?"),
  questions: [{ ...question, id: first }, question],
} as Button;

function at(place: TranslatableText["place"], title: string | null): string {
  const text: TranslatableText = {
    place,
    title,
    source: "",
    translated: null,
    state: "missing",
    isForPeople: false,
  };
  return getPlaceWords(text, [stay], words);
}

test("a text is named by its button, its entry's position and its field (L3)", () => {
  const inStay = (path: string) => at({ kind: "button", id: stay.id, path }, "How was your stay?");
  expect(inStay("name")).toBe("How was your stay?, name");
  expect(inStay("response")).toBe("How was your stay?, after sending");
  expect(inStay(`questions.${second}.text`)).toBe("How was your stay?, question 2");
  expect(at({ kind: "button", id: "b", path: `items.${second}.title` }, "Rooms")).toMatch(
    /^Rooms, picture \d, title$/,
  );
});

test("an answer is named by its question, and a chip in a title by its name (L3, A7)", () => {
  expect(at({ kind: "answer", id: "breakfast", path: "note" }, null)).toBe("Breakfast, note");
  const title = `Breakfast ${writeChip({ question: "breakfast", part: "hours" })}`;
  expect(at({ kind: "entry", id: "e", path: "content" }, title)).toBe("Breakfast Breakfast (hours), text");
});
