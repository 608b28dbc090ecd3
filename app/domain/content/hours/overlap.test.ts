import { expect, it } from "vitest";
import { findOverlaps } from "./overlap.ts";
import type { Season, Weekday } from "./season.ts";
import type { Span } from "./window.ts";

function span(from: string, to: string): Span {
  return { from, to, nextDay: to <= from };
}

interface Row extends Span {
  readonly days?: Weekday[];
  readonly season?: Season;
}

const MONDAY: Weekday[] = [1];

function windowsOverlap(first: Row, second: Row): boolean {
  const makeWindow = (id: string, row: Row) => ({ id: id.repeat(24), days: MONDAY, season: null, ...row });
  const overlaps = findOverlaps({
    windows: [makeWindow("a", first), makeWindow("b", second)],
    exceptions: [],
  });
  if (overlaps.length > 0) {
    expect(overlaps).toEqual([{ path: ["windows", 1, "from"], code: "hours_overlap" }]);
  }
  return overlaps.length > 0;
}

it.each<readonly [string, Row, Row, boolean]>([
  ["one touches the start of the other", span("07:00", "10:30"), span("10:30", "12:00"), false],
  ["one is in the other", span("07:00", "10:30"), span("08:00", "09:00"), true],
  ["they share a minute", span("07:00", "10:30"), span("10:29", "12:00"), true],
  ["they are far from each other", span("07:00", "08:00"), span("18:00", "19:00"), false],
  [
    "Sunday's ends when Monday's begins",
    { ...span("22:00", "01:00"), days: [7] },
    { ...span("01:00", "02:00"), days: [1] },
    false,
  ],
  [
    "Sunday's ends a minute after Monday's begins",
    { ...span("22:00", "01:01"), days: [7] },
    { ...span("01:00", "02:00"), days: [1] },
    true,
  ],
])("two windows, where %s, are told apart in either order [T6]", (_title, one, other, overlap) => {
  expect(windowsOverlap(one, other)).toBe(overlap);
  expect(windowsOverlap(other, one)).toBe(overlap);
});

const yearly = (from: string, to: string): Season => ({ kind: "yearly", from, to });
const dates = (from: string, to: string): Season => ({ kind: "dates", from, to });

it.each<readonly [string, Season, Season, boolean]>([
  ["share one date", dates("2026-05-01", "2026-05-31"), dates("2026-05-31", "2026-06-30"), true],
  ["follow on each other", dates("2026-05-01", "2026-05-31"), dates("2026-06-01", "2026-06-30"), false],
  ["meet in the third year", dates("2026-01-01", "2028-12-31"), dates("2028-06-01", "2028-07-01"), true],
  ["meet in one year of all", yearly("05-01", "09-30"), dates("2026-09-30", "2026-10-31"), true],
  ["miss each other in that year", yearly("05-01", "09-30"), dates("2026-10-01", "2026-10-31"), false],
  ["meet on the last day of a year", yearly("12-31", "12-31"), yearly("12-01", "12-31"), true],
  ["meet on the first day of a year", yearly("12-20", "01-01"), yearly("01-01", "01-31"), true],
  ["meet on 29 February", yearly("02-29", "02-29"), yearly("02-01", "02-29"), true],
  ["share no day of any year", yearly("10-01", "04-30"), yearly("05-01", "09-30"), false],
])("windows of two seasons overlap only if these meet: such as %s [T6]", (_title, one, other, overlap) => {
  const morning = span("07:00", "10:00");
  expect(windowsOverlap({ ...morning, season: one }, { ...morning, season: other })).toBe(overlap);
  expect(windowsOverlap({ ...morning, season: other }, { ...morning, season: one })).toBe(overlap);
});

it.each<readonly [string, Span, Span, boolean]>([
  ["touch", span("10:00", "11:00"), span("11:00", "12:00"), false],
  ["share a minute", span("10:00", "11:01"), span("11:00", "12:00"), true],
  ["go over midnight", span("10:00", "11:00"), span("18:00", "01:00"), false],
])("two openings of one date that %s [T6]", (_title, one, other, overlap) => {
  const inEitherOrder = [
    [one, other],
    [other, one],
  ];
  for (const spans of inEitherOrder) {
    const exceptions = spans.map((open) => ({ date: "2026-12-25", open }));
    expect(findOverlaps({ windows: [], exceptions })).toEqual(
      overlap ? [{ path: ["exceptions", 1, "open", "from"], code: "hours_overlap" }] : [],
    );
  }
});
