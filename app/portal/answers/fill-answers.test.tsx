import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import type { Answer } from "#domain/answers/answer.ts";
import type { Answers } from "#domain/answers/answers.ts";
import { type Chip, getChipParts, writeChip } from "#domain/answers/chips/chip.ts";
import { checkFilledLengths } from "#domain/answers/chips/filled-lengths.ts";
import { QUESTIONS } from "#domain/answers/questions.ts";
import { BUTTON_TYPES } from "#domain/content/button.ts";
import { changeTexts, type Text } from "#domain/content/button-texts.ts";
import type { Draft } from "#domain/content/document.ts";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "#domain/language.ts";
import { CHECK_OUT, sampleAnswers } from "#tests/factories/answers.ts";
import { anyAnswers } from "#tests/factories/any-answers.ts";
import { sampleDraft, sampleId, usableButton } from "#tests/factories/draft.ts";
import { fullGuide } from "#tests/factories/full-guide.ts";
import { dailyHours } from "#tests/factories/hours.ts";
import { isFullTier } from "#tests/factories/tier.ts";
import { getFindable } from "../ask/draft-entries.ts";
import { Guide } from "../guide/guide.tsx";
import { Portal } from "../portal.tsx";
import type { AnswerWords } from "./answer-words.ts";
import { getChipLanguages } from "./chip-languages.ts";
import { createTextFill, fillAnswers, fillDraft, type WordsByLanguage } from "./fill-answers.ts";
import { loadAnswerWords } from "./words.ts";

const CHIPS: readonly Chip[] = QUESTIONS.flatMap((question) =>
  getChipParts(question).map((part) => ({ question: question.id, part })),
);
const BREAKFAST: Chip = { question: "breakfast", part: "hours" };
const { windows } = dailyHours("07:00", "10:30");

let words: WordsByLanguage = {};
beforeAll(async () => {
  const loaded = CONTENT_LANGUAGE_CODES.map(async (language) => [language, await loadAnswerWords(language)]);
  words = Object.fromEntries(await Promise.all(loaded));
});

/** One button of each type with the chips in all its texts, in every language. */
function draftWith(text: string, answers: Partial<Answers>): Draft {
  const buttons = BUTTON_TYPES.map((type, index) =>
    changeTexts(
      usableButton(type, index + 1, "Spa"),
      (_, own: Text) =>
        typeof own === "string"
          ? text
          : [{ type: "paragraph", runs: [{ text, bold: true, link: "https://a.example" }] }],
      { withUntranslated: false },
    ),
  );
  return sampleDraft({
    languages: [...CONTENT_LANGUAGE_CODES],
    answers: { kind: "hotel", currency: "GBP", byQuestion: {}, entries: [], ...answers },
    buttons: Object.fromEntries(CONTENT_LANGUAGE_CODES.map((language) => [language, { buttons }])),
  });
}

function render(draft: Draft, language: ContentLanguage): string {
  return renderToStaticMarkup(
    <Portal draft={draft} language={language} slug="marlowe" features={{ guestServices: true }} />,
  );
}

/** Languages whose guide every run draws: of each direction, and one without spaces. */
const GUIDES: readonly ContentLanguage[] = ["en", "ar", "ja"];

describe.each(CONTENT_LANGUAGE_CODES)("pages in %s", (language) => {
  it("never show a chip, whatever is answered and in whatever button [A7]", () => {
    fc.assert(
      fc.property(anyAnswers, fc.subarray([...CHIPS], { minLength: 1, maxLength: 5 }), (answers, chips) => {
        const text = `Spa ${chips.map(writeChip).join(" ")} ⟧⟦breakfast.`;
        const html = render(fillDraft(draftWith(text, answers), words), language);
        expect(html).not.toMatch(/[⟦⟧]|%E2%9F%A[67]|undefined|\[object/i);
        expect(html).toContain("Spa");
      }),
      { numRuns: 12 },
    );
  });

  it.runIf(isFullTier || GUIDES.includes(language))(
    "of the guide and its search never show a chip either [A7]",
    async () => {
      const text = `Kayaks ${CHIPS.map(writeChip).join(" ")} ⟧⟦breakfast.`;
      const content = Object.fromEntries(
        CONTENT_LANGUAGE_CODES.map((code) => [code, [{ type: "paragraph" as const, runs: [{ text }] }]]),
      );
      const own = {
        id: sampleId(900),
        topic: "around" as const,
        title: { en: "Kayaks" },
        searchWords: {},
        content,
      };
      const answers = { ...fullGuide(), entries: [own] };
      const draft = fillDraft(draftWith("Spa", answers), words);
      const loaded = words[language] as AnswerWords;
      const pages = (["topics", "az"] as const).map((order) =>
        renderToStaticMarkup(
          <Guide
            draft={draft}
            language={language}
            slug="marlowe"
            words={loaded}
            order={order}
            address="https://guests.foyer.example/p/marlowe/en/guide"
          />,
        ),
      );
      const found = getFindable(draft, language, { words: loaded, features: { guestServices: true } });
      for (const page of [...pages, JSON.stringify(found.entries)]) {
        expect(page).toContain("Kayaks");
        expect(page).not.toMatch(/[⟦⟧]|%E2%9F%A[67]|undefined|\[object/i);
      }
    },
  );

  it("never show one whose words are not loaded [A7]", () => {
    const html = render(fillDraft(draftWith(`Spa ${writeChip(BREAKFAST)}`, {}), {}), language);
    expect(html).not.toMatch(/[⟦⟧]/);
  });
});

describe("answers in texts", () => {
  const breakfast = (answer: Answer) => ({ byQuestion: { breakfast: answer } });
  const nameIn = (draft: Draft, language: ContentLanguage) => draft.buttons[language]?.buttons[0]?.name;
  const draft = draftWith(`Spa ${writeChip(BREAKFAST)}`, breakfast({ state: "answered", hours: windows }));

  it("are in the text's language and digits, and kept apart from words that run the other way [A7]", () => {
    const filled = fillDraft(draft, words);
    expect(nameIn(filled, "en")).toBe("Spa 07:00–10:30");
    expect(nameIn(filled, "ja")).toContain("7:00");
    expect(nameIn(filled, "ar")).toMatch(/^Spa \u2068.*[٠-٩].*\u2069$/u);
    expect(nameIn(filled, "he")).toMatch(/\u2068.*\u2069$/u);
  });

  it.each([
    ["time", { question: "check-in", part: "time" }, { state: "answered", time: "15:00" }, "15:00"],
    [
      "a price",
      { question: "breakfast", part: "price" },
      { state: "answered", price: { kind: "costs", amount: 18, per: "person" } },
      "£18.00 per person",
    ],
    [
      "no charge",
      { question: "breakfast", part: "price" },
      { state: "answered", price: { kind: "free" } },
      "Free of charge",
    ],
    [
      "a place",
      { question: "breakfast", part: "place" },
      { state: "answered", place: { en: "Orangery" } },
      "Orangery",
    ],
    [
      "a number to call",
      { question: "reception", part: "telephone" },
      { state: "answered", contact: { telephone: "+441326555014" } },
      "+44 132 655 5014",
    ],
    [
      "a sentence",
      { question: "breakfast", part: "sentence" },
      { state: "answered", hours: windows, place: { en: "Orangery" } },
      "Every day 07:00 to 10:30. Orangery.",
    ],
  ] as const)("show %s as guests read it [A7]", (_name, chip, answer, shown) => {
    const byQuestion = { [chip.question]: answer as Answer };
    expect(nameIn(fillDraft(draftWith(writeChip(chip), { byQuestion }), words), "en")).toBe(shown);
  });

  it("change only the pages that use them [A7]", async () => {
    const others = usableButton("popup", 1, "Pool");
    const own = { ...others, name: `Breakfast ${writeChip(BREAKFAST)}` };
    const two = sampleDraft({
      languages: ["en", "de", "ar"],
      buttons: { en: { buttons: [own] }, de: { buttons: [others] }, ar: { buttons: [others] } },
      answers: {
        kind: "hotel",
        currency: "GBP",
        entries: [],
        ...breakfast({ state: "answered", hours: windows }),
      },
    });
    const later = dailyHours("08:00", "11:00").windows;
    const changed = {
      ...two,
      answers: { ...two.answers, ...breakfast({ state: "answered", hours: later }) },
    };
    const [before, after] = await Promise.all([fillAnswers(two), fillAnswers(changed)]);
    expect(render(after, "en")).not.toBe(render(before, "en"));
    expect(render(after, "de")).toBe(render(before, "de"));
    expect(render(after, "ar")).toBe(render(before, "ar"));
  });

  it("cost a portal without any nothing: the same draft, and no words [A7]", async () => {
    const plain = draftWith("Spa", breakfast({ state: "answered", hours: windows }));
    expect(getChipLanguages(plain)).toEqual([]);
    expect(await fillAnswers(plain)).toBe(plain);
    const follows = { outside: "hide" as const, windows: [], exceptions: [], follows: "breakfast" as const };
    const timed = sampleDraft({
      english: [{ ...usableButton("link", 1), hours: follows }],
      answers: plain.answers,
    });
    expect(getChipLanguages(timed)).toEqual([]);
    expect((await fillAnswers(timed)).buttons.en?.buttons[0]?.hours).toEqual({
      outside: "hide",
      windows,
      exceptions: [],
    });
  });

  it("block publishing where a filled text outgrows its field, with language and field [A7]", () => {
    const title = `${"x".repeat(39)} ${writeChip(BREAKFAST)}`;
    const check = (from: Draft) => checkFilledLengths(from, fillDraft(from, words));
    expect(check(draft)).toEqual([]);
    const answer: Answer = {
      state: "answered",
      hours: [1, 2, 3].map((day) => ({
        ...windows[0],
        id: usableButton("link", day).id,
        days: [day],
      })) as never,
    };
    const findings = check(draftWith(title, breakfast(answer)));
    expect(findings).toContainEqual(
      expect.objectContaining({ level: "blocking", code: "chip_too_long", language: "ar", field: "name" }),
    );
    expect(findings.map(({ field }) => field)).toEqual(
      expect.arrayContaining(["items.0.title", "questions.1.text"]),
    );
  });
});

it("a text outside the draft is empty while an answer in it is missing [A7]", async () => {
  const fill = await createTextFill(
    { defaultLanguage: "en", answers: sampleAnswers({ "check-out": CHECK_OUT }) },
    ["en"],
  );
  const [known, missing] = (["check-out", "check-in"] as const).map((question) =>
    writeChip({ question, part: "time" }),
  );
  expect(fill(`Out by ${known}`, "en")).toBe("Out by 11:00");
  expect(fill("Out", "fr")).toBe("Out");
  expect(fill(`Out by ${known}, in from ${missing}`, "en")).toBe("");
  // The words of this language were not loaded.
  expect(fill(`Avant ${known}`, "fr")).toBe("");
});
