import { expect, it } from "vitest";
import { isLongNight } from "../content/hours/window.ts";
import { answerSchema, findFaults } from "./answer.ts";
import { answersSchema } from "./answers.ts";
import { QUESTIONS } from "./questions.ts";

const ID = "abcdefghijklmnopqrstuvw";
const toId = (index: number) => `${ID}${"abcdefghij"[index]}`;
const window = (index: number, from: string, to: string, nextDay = false) => ({
  id: toId(index),
  days: [1],
  from,
  to,
  nextDay,
  season: null,
});
const withAnswers = (byQuestion: object) => ({ kind: "hotel", currency: "GBP", byQuestion, entries: [] });
const answered = (parts: object) => ({ state: "answered", ...parts });

function refusals(
  schema: { safeParse: typeof answersSchema.safeParse | typeof answerSchema.safeParse },
  value: unknown,
) {
  const { error } = schema.safeParse(value);
  return error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
}

it.each<readonly [string, object, string]>([
  ["a time that is none", { time: "24:00" }, "time: invalid_time"],
  ["no hours", { hours: [] }, "hours: required"],
  ["an end before the start", { hours: [window(0, "10:30", "07:00")] }, "hours.0.to: hours_end_before_start"],
  [
    "hours that overlap",
    { hours: [window(0, "07:00", "10:00"), window(1, "09:00", "11:00")] },
    "hours.1.from: hours_overlap",
  ],
  [
    "an eighth window",
    { hours: Array.from({ length: 8 }, (_, index) => window(index, `1${index}:00`, `1${index}:30`)) },
    "hours: too_many",
  ],
  [
    "two windows of one id",
    { hours: [window(0, "07:00", "08:00"), window(0, "09:00", "10:00")] },
    "hours: duplicate",
  ],
  ["a price without an amount", { price: { kind: "costs", per: "night" } }, "price.amount: required"],
  ["a price of nothing", { price: { kind: "costs", amount: 0, per: "night" } }, "price.amount: out_of_range"],
  [
    "a price below nothing",
    { price: { kind: "costs", amount: -1, per: "night" } },
    "price.amount: out_of_range",
  ],
  ["four decimals", { price: { kind: "costs", amount: 1.2345, per: "night" } }, "price.amount: out_of_range"],
  ["a number that is missing", { quantity: null }, "quantity: required"],
  ["a distance below nothing", { quantity: -1 }, "quantity: out_of_range"],
  ["a telephone with letters", { contact: { telephone: "call me" } }, "contact.telephone: invalid_telephone"],
  ["a link that is none", { contact: { link: "javascript:alert(1)" } }, "contact.link: invalid_url"],
  ["no contact at all", { contact: {} }, "contact: required"],
  ["a place of 41 characters", { place: { en: "x".repeat(41) } }, "place.en: too_long"],
  ["a place without a text", { place: {} }, "place: required"],
  ["a blank place", { place: { en: " \u200b " } }, "place.en: required"],
  ["words of 201 characters", { words: { en: "x".repeat(201) } }, "words.en: too_long"],
  ["a note of three lines", { time: "15:00", note: { de: "eins\nzwei\ndrei" } }, "note.de: too_many_lines"],
])("%s is refused with a code at its field [A2]", (_title, parts, refusal) => {
  expect(refusals(answerSchema, answered(parts))).toContain(refusal);
});

it("each question takes each of its parts, and the note beside it [A2]", () => {
  const values = {
    time: "15:00",
    hours: [window(0, "17:00", "01:00", true)],
    quantity: 3,
    place: { en: "The Orangery", ar: "قاعة" },
    words: { en: "Ask for Imogen." },
  };
  for (const { id, parts } of QUESTIONS) {
    for (const part of Object.keys(parts)) {
      const given = {
        ...values,
        offer: "offer" in parts ? parts.offer[0] : undefined,
        price: "price" in parts ? { kind: "costs", amount: 18, per: parts.price[0] } : undefined,
        contact: "contact" in parts ? { [parts.contact[0]]: CONTACTS[parts.contact[0]] } : undefined,
      };
      const answer = answered({ [part]: given[part as keyof typeof given], note: { en: "Until May" } });
      expect(refusals(answersSchema, withAnswers({ [id]: answer })), `${id} ${part}`).toEqual([]);
    }
  }
});

const CONTACTS = { telephone: "+44 1326 555 014", address: "Cliff Road 9", link: "https://example.com" };

it.each<readonly [string, object, string]>([
  [
    "what it does not ask for",
    { "check-in": answered({ time: "15:00", offer: "yes" }) },
    "check-in.offer: invalid",
  ],
  ["a reply it does not have", { bill: answered({ offer: "request" }) }, "bill.offer: invalid"],
  [
    "a price per what it does not have",
    { breakfast: answered({ price: { kind: "costs", amount: 18, per: "vehicle" } }) },
    "breakfast.price.per: invalid",
  ],
  [
    "a contact it does not have",
    { reception: answered({ contact: { link: "https://example.com" } }) },
    "reception.contact.link: invalid",
  ],
  ["a note alone", { "check-in": answered({ note: { en: "Ask us" } }) }, "check-in: required"],
])("a question refuses %s [A2]", (_title, answers, refusal) => {
  expect(refusals(answersSchema, withAnswers(answers))).toEqual([`byQuestion.${refusal}`]);
});

it("any question can be said not to apply, with nothing beside it [A2]", () => {
  for (const question of QUESTIONS) expect(findFaults(question, { state: "not-applicable" })).toEqual([]);
  expect(answerSchema.safeParse({ state: "not-applicable", time: "15:00" }).success).toBe(false);
});

it("a question that nobody knows is refused [A1]", () => {
  expect(answersSchema.safeParse(withAnswers({ "moon-landing": { state: "not-applicable" } })).success).toBe(
    false,
  );
});

it.each([
  ["10:30", "07:00", true],
  ["17:00", "01:00", false],
  ["18:00", "06:00", false],
  ["18:00", "06:01", true],
  ["00:00", "00:00", false],
] as const)("from %s to %s of the next day is asked about: %s [A2]", (from, to, isAsked) => {
  expect(isLongNight({ ...window(0, from, to, true), days: [1] })).toBe(isAsked);
});
