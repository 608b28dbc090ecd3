import { describe, expect, it } from "vitest";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "#domain/language.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { findEmergency, getScreenView } from "./screen-at.ts";
import type { ScreenContent, ScreenHours, ScreenNews } from "./screen-content.ts";
import { getScreenWords } from "./screen-words.ts";

const at = (text: string) => Date.parse(text);
const NOON = at("2026-11-22T12:00Z");
const span = (from: string, to: string): [number, number] => [at(`2026-${from}Z`), at(`2026-${to}Z`)];
const hours = (...spans: [number, number][]): ScreenHours => ({ isHidden: false, spans });
const news = (more: Partial<ScreenNews>): ScreenNews => ({
  id: "lift",
  kind: "banner",
  from: NOON,
  until: null,
  clearUntil: null,
  texts: [{ language: "en", text: "Lift 2" }],
  ...more,
});

function content(list: readonly ScreenHours[], announced: readonly ScreenNews[] = []): ScreenContent {
  return {
    slug: "marlowe",
    name: "Marlowe",
    timeZone: "UTC",
    place: null,
    isOpen: true,
    isTelling: true,
    languages: [],
    hours: list,
    answers: [],
    news: announced,
  };
}

function getView(
  list: readonly ScreenHours[],
  now = NOON,
  { announced = [], language = "en" }: { announced?: readonly ScreenNews[]; language?: ContentLanguage } = {},
) {
  const tiles = list.map((_, index) => ({ html: `tile ${index}`, hours: index }));
  return getScreenView(
    content(list, announced),
    { code: language, name: "", direction: "ltr", tiles, answers: null, closed: [] },
    now,
  );
}

describe("a lobby screen shows", () => {
  it("open buttons in portal order, with their closing time, exact to the moment [N7]", () => {
    const pool = hours(span("11-22T09:00", "11-22T17:00"));
    const bar = hours(span("11-22T11:00", "11-23T01:00"));
    const garden = hours(span("11-20T00:00", "11-30T00:00"));
    const { open } = getView([pool, bar, garden]);
    expect(open.map(({ html, when }) => [html, when])).toEqual([
      ["tile 0", "until 17:00"],
      ["tile 1", "until 01:00"],
      ["tile 2", ""],
    ]);
    const closesAt = at("2026-11-22T17:00Z");
    expect(getView([pool], closesAt - 1).open).toHaveLength(1);
    expect(getView([pool], closesAt).open).toEqual([]);
  });

  it("the next openings, soonest first: today, tomorrow, on a weekday, none a week away [N7]", () => {
    const tea = hours(span("11-22T15:00", "11-22T17:30"));
    const breakfast = hours(span("11-22T07:00", "11-22T10:00"), span("11-23T07:00", "11-23T10:00"));
    const market = hours(span("11-26T08:00", "11-28T08:00"));
    const sunday = hours(span("11-29T08:00", "11-29T10:00"));
    const cards = (list: ScreenHours[]) =>
      getView(list).next.map(({ html, when, note }) => [html, when, note]);
    expect(cards([market, breakfast, tea])).toEqual([
      ["tile 2", "15:00", "until 17:30"],
      ["tile 1", "tomorrow 07:00", "until 10:00"],
      ["tile 0", "Thursday 08:00", ""],
    ]);
    expect(cards([sunday])).toEqual([]);
  });

  it("at most three of each, and no button hidden outside its hours [N7]", () => {
    const now = Array.from({ length: 5 }, () => hours(span("11-22T09:00", "11-22T17:00")));
    const later = Array.from({ length: 5 }, () => hours(span("11-22T18:00", "11-22T20:00")));
    const { open, next } = getView([...now, ...later]);
    expect([open.length, next.length]).toEqual([3, 3]);
    expect(getView(later.map((each) => ({ ...each, isHidden: true }))).next).toEqual([]);
  });

  it("times by the property's clock, in the language's digits [N7]", () => {
    const pool = hours(span("11-22T09:00", "11-22T17:00"));
    const rome = { ...content([pool]), timeZone: "Europe/Rome" };
    const tiles = [{ html: "", hours: 0 }];
    const when = (code: ContentLanguage) =>
      getScreenView(rome, { code, name: "", direction: "ltr", tiles, answers: null, closed: [] }, NOON)
        .open[0]?.when;
    expect([when("de"), when("ar")]).toEqual(["bis 18:00", "حتى ٦:٠٠ م"]);
  });

  it("two announcements, newest first, in its language or the default one, with an end today [N7]", () => {
    const lift = news({ until: at("2026-11-22T18:00Z"), texts: [{ language: "en", text: "Lift" }] });
    const path = news({
      until: at("2026-11-24T18:00Z"),
      texts: [
        { language: "en", text: "Path" },
        { language: "de", text: "Weg" },
      ],
    });
    const planned = news({ from: NOON + 1 });
    const notices = (now: number) =>
      getView([], now, { announced: [planned, path, lift, news({})], language: "de" }).notices;
    expect(notices(NOON).map(({ text, language, when }) => [text, language, when])).toEqual([
      ["Weg", "de", ""],
      ["Lift", "en", "bis 18:00"],
    ]);
    expect(notices(NOON + 1).map(({ text }) => text)).toEqual(["Lift 2", "Weg"]);
    expect(notices(at("2026-11-22T18:00Z")).map(({ text }) => text)).toEqual(["Lift 2", "Weg"]);
  });

  it("only the emergency while it is on, and the all-clear for an hour [N7]", () => {
    const until = NOON + 30 * MINUTE_MS;
    const announced = [news({ kind: "emergency", until, clearUntil: until + HOUR_MS })];
    expect(findEmergency(content([], announced), until - 1)).toBe(announced[0]);
    expect(getView([], until - 1, { announced }).notices).toEqual([]);
    expect(findEmergency(content([], announced), until)).toBeNull();
    expect(getView([], until, { announced }).notices).toMatchObject([
      { text: "All clear since 12:30", isClear: true },
    ]);
    expect(getView([], until + HOUR_MS, { announced }).notices).toEqual([]);
  });
});

describe("a lobby screen shows today's hours of answers", () => {
  type Spans = ScreenContent["answers"][number];
  const pool: Spans = [span("11-22T09:00", "11-22T17:00")];
  const kitchen: Spans = [span("11-22T07:00", "11-22T10:30"), span("11-22T18:00", "11-22T22:00")];
  const bar: Spans = [span("11-21T18:00", "11-22T01:00"), span("11-22T18:00", "11-23T01:00")];
  const reception: Spans = [span("11-20T00:00", "11-30T00:00")];
  const market: Spans = [span("11-23T08:00", "11-23T12:00")];

  function getToday(answers: readonly Spans[], now = NOON, more: Partial<ScreenContent> = {}) {
    const titles = answers.map((_, index) => `Answer ${index}`);
    const tiles = (more.hours ?? []).map((_, index) => ({ html: "", hours: index }));
    const words = { titles, span: "{from}–{to}", dayAndNight: "day and night" };
    const language = { code: "en", name: "", direction: "ltr", tiles, answers: words, closed: [] } as const;
    return getScreenView({ ...content([]), ...more, answers }, language, now).today;
  }
  const getTimes = (answers: readonly Spans[], now?: number, more?: Partial<ScreenContent>) =>
    getToday(answers, now, more).map(({ times, isOpen }) => [times.join(), isOpen]);

  it("with the state by its clock, exact to the moment, and nothing about another day [A10]", () => {
    expect(getTimes([pool, kitchen, reception, market])).toEqual([
      ["09:00–17:00", true],
      ["07:00–10:30,18:00–22:00", false],
      ["day and night", true],
    ]);
    const closesAt = at("2026-11-22T17:00Z");
    expect(getTimes([pool], closesAt - 1)).toEqual([["09:00–17:00", true]]);
    expect(getTimes([pool], closesAt)).toEqual([["09:00–17:00", false]]);
    expect(getTimes([market], at("2026-11-22T23:59Z"))).toEqual([]);
    expect(getTimes([market], at("2026-11-23T00:00Z"))).toEqual([["08:00–12:00", false]]);
  });

  it("with last night's until they end, and only the part of today of longer ones [A10]", () => {
    expect(getTimes([bar], at("2026-11-22T00:59Z"))).toEqual([["18:00–01:00", true]]);
    expect(getTimes([bar], at("2026-11-22T01:00Z"))).toEqual([["18:00–01:00", false]]);
    expect(getTimes([[span("11-20T10:00", "11-22T15:00")]])).toEqual([["00:00–15:00", true]]);
    expect(getTimes([[span("11-22T10:00", "11-25T15:00")]])).toEqual([["10:00–00:00", true]]);
  });

  it("by the property's day, also where the clocks change [A10]", () => {
    const rome = { timeZone: "Europe/Rome" };
    expect(getTimes([[span("11-22T23:30", "11-23T03:00")]], at("2026-11-22T22:59Z"), rome)).toEqual([]);
    expect(getTimes([[span("11-22T23:30", "11-23T03:00")]], at("2026-11-22T23:00Z"), rome)).toEqual([
      ["00:30–04:00", false],
    ]);
    const day: [number, number] = [at("2026-10-24T22:00Z"), at("2026-10-25T23:00Z")];
    expect(getTimes([[day]], at("2026-10-25T22:30Z"), rome)).toEqual([["day and night", true]]);
  });

  it("as many as there is room for, those that are over last [A10]", () => {
    const over: Spans = [span("11-22T07:00", "11-22T10:30")];
    const cards = {
      hours: [hours(span("11-22T09:00", "11-22T17:00")), hours(span("11-22T15:00", "11-22T16:00"))],
    };
    const many = [over, ...Array.from({ length: 14 }, () => pool)];
    expect(getToday(many)).toHaveLength(12);
    expect(getToday(many, NOON, cards)).toHaveLength(9);
    const two = { ...cards, news: [news({}), news({ id: "two" })] };
    expect(getToday([over, pool, kitchen, pool], NOON, two).map(({ title }) => title)).toEqual([
      "Answer 1",
      "Answer 2",
      "Answer 3",
    ]);
  });
});

it("all fourteen guest languages, each with a place for the time [N7]", () => {
  const all = CONTENT_LANGUAGE_CODES.map(getScreenWords);
  expect(all).toHaveLength(14);
  for (const words of all) {
    for (const text of [words.until, words.tomorrow, words.offline, words.since])
      expect(text).toContain("{time}");
    for (const text of Object.values(words)) expect(text.trim()).not.toBe("");
  }
  for (const name of ["open", "next", "today", "scan", "scanText"] as const)
    expect(new Set(all.map((words) => words[name])).size).toBeGreaterThan(12);
});
