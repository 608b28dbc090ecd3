import { expect, it } from "vitest";
import type { Answer } from "./answer.ts";
import type { Answers } from "./answers.ts";
import type { GuideEntry } from "./guide-entry.ts";
import { publishedAnswersSchema, withDraftAnswers, withLiveAnswers } from "./publish-answers.ts";

const at = (time: string): Answer => ({ state: "answered", time });
const entry = (id: string, title: string): GuideEntry => ({
  id,
  topic: "around",
  title: { en: title },
  content: {},
  searchWords: {},
});
const LIVE: Answers = {
  kind: "hotel",
  currency: "GBP",
  byQuestion: { "check-in": at("15:00"), "check-out": at("11:00") },
  entries: [entry("a", "Kayaks"), entry("b", "Bicycles")],
};
const DRAFT: Answers = {
  kind: "hotel",
  currency: "GBP",
  byQuestion: { "check-in": at("14:00"), pets: { state: "not-applicable" } },
  entries: [entry("c", "Chess"), entry("a", "Canoes")],
};
const SHIP: Answers = { ...DRAFT, kind: "ship", byQuestion: { boarding: at("15:00") } };
const publish = (live: Answers, draft: Answers, questions: string[], entries: string[] = []) => {
  const verdict = withDraftAnswers(live, draft, { questions, entries } as Parameters<
    typeof withDraftAnswers
  >[2]);
  return verdict.ok ? verdict.value : verdict.problem.code;
};

it("only the chosen answers change, and a cleared one goes [A7]", () => {
  expect(publish(LIVE, DRAFT, ["check-in"])).toEqual({
    ...LIVE,
    byQuestion: { "check-in": at("14:00"), "check-out": at("11:00") },
  });
  expect(publish(LIVE, DRAFT, ["check-out"])).toMatchObject({ byQuestion: { "check-in": at("15:00") } });
});

it("only the chosen entries change, come or go [A5, A7]", () => {
  const titles = (answers: Answers | string) =>
    typeof answers === "string" ? answers : answers.entries.map(({ title }) => title.en);
  expect(titles(publish(LIVE, DRAFT, [], ["a"]))).toEqual(["Canoes", "Bicycles"]);
  expect(titles(publish(LIVE, DRAFT, [], ["c"]))).toEqual(["Chess", "Kayaks", "Bicycles"]);
  expect(titles(publish(LIVE, DRAFT, [], ["b"]))).toEqual(["Kayaks"]);
});

it("another currency is refused, because it would change every other live price [A7]", () => {
  expect(publish(LIVE, { ...DRAFT, currency: "EUR" }, ["check-in"])).toBe("currency_changed");
  expect(publish({ ...LIVE, currency: null }, DRAFT, ["pets"])).toMatchObject({ currency: "GBP" });
});

it("the first answers bring their kind of property [A7]", () => {
  const none: Answers = { kind: "hotel", currency: null, byQuestion: {}, entries: [] };
  expect(publish(none, SHIP, ["boarding"])).toMatchObject({ kind: "ship", byQuestion: SHIP.byQuestion });
  expect(publish(LIVE, { ...DRAFT, kind: "ship" }, ["pets"])).toMatchObject({ kind: "hotel" });
});

it("an answer that guests would not see, as the live kind of property is not asked it, is refused [A7]", () => {
  expect(publish(LIVE, SHIP, ["boarding"])).toBe("kind_changed");
});

it("nothing chosen, an unknown question and an id of another form are refused [A7]", () => {
  const parse = (value: unknown) => publishedAnswersSchema.safeParse(value).success;
  expect(parse({})).toBe(false);
  expect(parse({ questions: ["moon-landing"] })).toBe(false);
  expect(parse({ entries: ["<b>"] })).toBe(false);
  expect(parse({ questions: ["check-in"] })).toBe(true);
});

const planned = (frozen: Answers, before: Answers, now: Answers) => withLiveAnswers(frozen, { before, now });

it("a planned version keeps what guests were told after it was frozen, and brings the rest [A7, D112]", () => {
  const now = {
    ...LIVE,
    byQuestion: { "check-in": at("14:00"), "check-out": at("11:00"), pets: at("09:00") },
    entries: [entry("a", "Canoes")],
  };
  const frozen = {
    ...LIVE,
    byQuestion: { "check-in": at("16:00"), "check-out": at("10:00") },
    entries: [...LIVE.entries, entry("c", "Chess")],
  };
  const kept = planned(frozen, LIVE, now);
  expect(kept.byQuestion).toEqual({
    "check-in": at("14:00"),
    "check-out": at("10:00"),
    pets: at("09:00"),
  });
  expect(kept.entries.map(({ title }) => title.en)).toEqual(["Canoes", "Chess"]);
  expect(planned(frozen, LIVE, LIVE)).toBe(frozen);
});

it("a planned version in another currency keeps its own prices, and only those [A7, D112]", () => {
  const price = (amount: number): Answer => ({
    state: "answered",
    price: { kind: "costs", amount, per: "night" },
  });
  const now = { ...LIVE, byQuestion: { "check-in": at("14:00"), parking: price(14) } };
  const frozen = { ...LIVE, currency: "EUR" as const, byQuestion: { parking: price(16) } };
  const before = { ...LIVE, byQuestion: { parking: price(12) } };
  expect(planned(frozen, before, now)).toMatchObject({
    currency: "EUR",
    byQuestion: { "check-in": at("14:00"), parking: price(16) },
  });
});
