import { expect, it } from "vitest";
import { sampleId } from "../../../tests/factories/draft.ts";
import type { Answer, Answered } from "./answer.ts";
import { getUsableAnswer, getUsableAnswers } from "./usable-answers.ts";

const window = (from: string, to: string) => ({
  id: sampleId(1),
  days: [1 as const],
  from,
  to,
  nextDay: false,
  season: null,
});
const use = (parts: Partial<Answered>, currency: "GBP" | null = "GBP") =>
  getUsableAnswer({ state: "answered", ...parts }, currency);

it.each<readonly [string, Partial<Answered>]>([
  ["a time that is being typed", { time: "15:" }],
  ["a row without an end", { hours: [window("07:00", "")] }],
  ["an amount that is not said yet", { price: { kind: "costs", amount: Number.NaN, per: "once" } }],
  ["a number that is none", { quantity: Number.NaN }],
  ["a link that is no address", { contact: { link: "https://" } }],
  ["a number of letters", { contact: { telephone: "none" } }],
  ["a note alone", { note: { en: "Ring twice." } }],
])("%s is not read yet [A2]", (_, parts) => {
  expect(use(parts)).toBeNull();
  expect(use({ ...parts, offer: "yes" })).toMatchObject({ state: "answered", offer: "yes" });
});

it("complete parts stay, beside incomplete ones [A2]", () => {
  expect(use({ hours: [window("07:00", "10:30"), window("12:00", "")] })).toEqual({
    state: "answered",
    hours: [window("07:00", "10:30")],
  });
  expect(use({ contact: { link: "example.com/map", address: "Cliff Road 9" } })).toEqual({
    state: "answered",
    contact: { link: "https://example.com/map", address: "Cliff Road 9" },
  });
});

it("an amount is read in the property's currency, never without one [D98]", () => {
  const price = { kind: "costs", amount: 18, per: "person" } as const;
  expect(use({ price })).toEqual({ state: "answered", price });
  expect(use({ price }, null)).toBeNull();
});

it("what does not apply stays so, and an entry without a title is left out [A5]", () => {
  const byQuestion: Record<string, Answer> = {
    parking: { state: "not-applicable" },
    wifi: { state: "answered" },
  };
  const entry = { id: sampleId(1), topic: "around" as const, title: {}, content: {}, searchWords: {} };
  const answers = { kind: "hotel" as const, currency: null, byQuestion, entries: [entry] };
  expect(getUsableAnswers(answers)).toEqual({
    ...answers,
    byQuestion: { parking: { state: "not-applicable" } },
    entries: [],
  });
});
