import fc from "fast-check";
import { expect, it } from "vitest";
import { anyAnswers } from "../../../tests/factories/any-answers.ts";
import { sampleId } from "../../../tests/factories/draft.ts";
import { changesBetween } from "../content/changes/changes-between.ts";
import type { Draft } from "../content/document.ts";
import { mergeDocuments } from "../content/merge.ts";
import type { Answer } from "./answer.ts";
import { type Answers, answersSchema } from "./answers.ts";

const PRICED: Answer = { state: "answered", price: { kind: "costs", amount: 18, per: "person" } };
const EMPTY: Answers = { kind: "hotel", currency: "GBP", byQuestion: {}, entries: [] };
const entry = (at: number, more = {}) => ({
  id: sampleId(at),
  topic: "around",
  title: { en: "Kayaks" },
  content: {},
  searchWords: {},
  ...more,
});

function getRefusals(answers: object) {
  const { error } = answersSchema.safeParse({ ...EMPTY, ...answers });
  return error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
}

it.each<readonly [string, object, string]>([
  [
    "a price without a currency",
    { currency: null, byQuestion: { breakfast: PRICED } },
    "currency: currency_required",
  ],
  ["61 entries", { entries: Array.from({ length: 61 }, (_, index) => entry(index)) }, "entries: too_many"],
  ["two entries of one id", { entries: [entry(1), entry(1)] }, "entries: duplicate"],
  ["an entry without a title", { entries: [entry(1, { title: {} })] }, "entries.0.title: required"],
  [
    "an address among the search words",
    { entries: [entry(1, { searchWords: { en: ["https://example.com"] } })] },
    "entries.0.searchWords.en.0: invalid_search_word",
  ],
])("%s is refused with a code at its field [A2, A5]", (_title, answers, refusal) => {
  expect(getRefusals(answers)).toEqual([refusal]);
});

it("free things need no currency, and 60 entries are taken [A2, A5]", () => {
  const free: Answer = { state: "answered", price: { kind: "free" } };
  expect(getRefusals({ currency: null, byQuestion: { breakfast: free } })).toEqual([]);
  expect(getRefusals({ entries: Array.from({ length: 60 }, (_, index) => entry(index)) })).toEqual([]);
});

it("two people who answer different questions both keep their answers [A4]", () => {
  const base: Answers = { ...EMPTY, byQuestion: { pets: { state: "answered", offer: "no" } } };
  const mine: Answers = { ...base, byQuestion: { ...base.byQuestion, breakfast: PRICED } };
  const theirs: Answers = { ...base, byQuestion: { "check-in": { state: "answered", time: "15:00" } } };
  const { merged, conflicts } = mergeDocuments(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(merged.byQuestion).toEqual({
    breakfast: PRICED,
    "check-in": { state: "answered", time: "15:00" },
  });
});

it("two people who answer one question differently are asked, with both answers whole [A4]", () => {
  const base: Answers = { ...EMPTY, byQuestion: { breakfast: PRICED } };
  const dearer: Answer = { state: "answered", price: { kind: "costs", amount: 20, per: "person" } };
  const none: Answer = { state: "not-applicable" };
  const { conflicts } = mergeDocuments<Answers>(
    base,
    { ...base, byQuestion: { breakfast: dearer } },
    { ...base, byQuestion: { breakfast: none } },
  );
  expect(conflicts).toEqual([
    { path: ["byQuestion", "breakfast"], base: PRICED, mine: dearer, theirs: none },
  ]);
});

it("a merge of any two edits of any answers is accepted by the schema [A4]", () => {
  fc.assert(
    fc.property(anyAnswers, anyAnswers, anyAnswers, (base, mine, theirs) => {
      const { merged } = mergeDocuments(base, mine, theirs);
      expect(answersSchema.safeParse(merged).error).toBeUndefined();
    }),
  );
});

it("a changed answer is one change, whatever changed inside it [A4]", () => {
  const before = { answers: { ...EMPTY, byQuestion: { breakfast: PRICED } } } as unknown as Draft;
  const after = {
    answers: {
      ...EMPTY,
      byQuestion: { breakfast: { state: "answered", time: "07:00", price: { kind: "free" } } },
    },
  } as unknown as Draft;
  expect(changesBetween(before, after).map(({ path }) => path.join("."))).toEqual([
    "answers.byQuestion.breakfast",
  ]);
});
