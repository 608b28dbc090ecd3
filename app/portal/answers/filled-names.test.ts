import { expect, it } from "vitest";
import { checkFilledLengths } from "#domain/answers/chips/filled-lengths.ts";
import { withFilledNames } from "#domain/answers/chips/filled-names.ts";
import { TEXT_LENGTH_MAX } from "#domain/content/rich-text.ts";
import { sampleAnswers, sampleEntry } from "#tests/factories/answers.ts";
import { sampleDraft, usableButton } from "#tests/factories/draft.ts";
import { fillAnswers } from "./fill-answers.ts";

const CHECK_OUT = "⟦check-out.time⟧";
const answers = sampleAnswers({ "check-out": { state: "answered", time: "11:00" } });

it("a button that is named by an answer alone is named by it in findings [A7]", async () => {
  const button = { ...usableButton("link", 1, CHECK_OUT), id: "b".repeat(24) };
  const draft = sampleDraft({ english: [button], answers });
  const finding = {
    check: "links",
    level: "blocking",
    code: "link_missing",
    tab: "buttons",
    language: draft.defaultLanguage,
    buttonId: button.id,
    subject: "",
  } as const;
  const filled = await fillAnswers(draft);
  expect(withFilledNames([finding], filled)).toEqual([{ ...finding, subject: "11:00" }]);
  const named = { ...finding, subject: "Menu" };
  expect(withFilledNames([named], filled)).toEqual([named]);
});

it("an own entry that an answer makes too long is found at its text [A5, A7]", async () => {
  const check = async (length: number) => {
    const text = `${"x".repeat(length)}${CHECK_OUT}`;
    const entry = {
      ...sampleEntry(1, "Kayaks"),
      content: { en: [{ type: "paragraph" as const, runs: [{ text }] }] },
    };
    const draft = sampleDraft({ answers: { ...answers, entries: [entry] } });
    return checkFilledLengths(draft, await fillAnswers(draft)).map(
      ({ code, tab, entryId, field, language }) => [code, tab, entryId === entry.id, field, language],
    );
  };
  expect(await check(TEXT_LENGTH_MAX - 5)).toEqual([]);
  expect(await check(TEXT_LENGTH_MAX - 4)).toEqual([["chip_too_long", "answers", true, "content", "en"]]);
});
