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
    { code: language, name: "", direction: "ltr", tiles, closed: [] },
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
      getScreenView(rome, { code, name: "", direction: "ltr", tiles, closed: [] }, NOON).open[0]?.when;
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

it("all fourteen guest languages, each with a place for the time [N7]", () => {
  const all = CONTENT_LANGUAGE_CODES.map(getScreenWords);
  expect(all).toHaveLength(14);
  for (const words of all) {
    for (const text of [words.until, words.tomorrow, words.offline, words.since])
      expect(text).toContain("{time}");
    for (const text of Object.values(words)) expect(text.trim()).not.toBe("");
  }
  for (const name of ["open", "next", "scan", "scanText"] as const)
    expect(new Set(all.map((words) => words[name])).size).toBeGreaterThan(12);
});
