import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodeId } from "../../id.ts";
import { DAY_MS, type EpochMs, HOUR_MS, MINUTE_MS } from "../../time.ts";
import { toWallTime } from "../../zoned-time.ts";
import type { Hours } from "./hours.ts";
import { hoursSchema } from "./hours-schema.ts";
import { isOpenAt, nextChangeAfter, nextOpeningAfter, openingsBetween } from "./opening.ts";
import type { Season, Weekday } from "./season.ts";
import type { Span } from "./window.ts";

let ids = 0;
function newId(): string {
  ids += 1;
  return encodeId(Uint8Array.from({ length: 24 }, (_, index) => (ids >> (index * 4)) & 15));
}

interface Row {
  readonly days: readonly Weekday[];
  readonly span: Span;
  readonly season?: Season | null;
}

function makeHours(
  rows: readonly Row[],
  dates: Readonly<Record<string, readonly (Span | null)[]>> = {},
): Hours {
  return {
    outside: "close",
    windows: rows.map(({ days, span, season = null }) => ({ id: newId(), days: [...days], ...span, season })),
    exceptions: Object.entries(dates).flatMap(([date, spans]) =>
      spans.map((open) => ({ id: newId(), date, open })),
    ),
  };
}

function span(from: string, to: string): Span {
  return { from, to, nextDay: to <= from };
}

const EVERY_DAY: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const at = (moment: string) => Date.parse(moment);
const toIso = (moment: EpochMs | null) => (moment === null ? null : new Date(moment).toISOString());

const ZONES = [
  "Europe/Rome",
  "Europe/London",
  "America/New_York",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "Pacific/Chatham",
  "America/Havana",
  "Atlantic/Azores",
  "UTC",
  "Pacific/Auckland",
];

const QUARTER_MS = 15 * MINUTE_MS;
const clocks = new Map<string, Intl.DateTimeFormat>();
const quarters = new Map<string, number>();

/** Local clock of a zone in minutes since its 1970; clock changes fall on quarter hours. */
function clockAt(moment: EpochMs, zone: string): number {
  const quarter = Math.floor(moment / QUARTER_MS);
  const known = quarters.get(`${zone} ${quarter}`);
  const shown = known ?? readClock(quarter * QUARTER_MS, zone);
  if (known === undefined) quarters.set(`${zone} ${quarter}`, shown);
  return shown + (moment / MINUTE_MS - quarter * 15);
}

function readClock(moment: EpochMs, zone: string): number {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  clocks.set(zone, clock);
  return Date.parse(`${clock.format(moment).replace(" ", "T")}:00Z`) / MINUTE_MS;
}

const toMinute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function spansOn(hours: Hours, day: number): readonly Span[] {
  const noon = new Date(day * DAY_MS + 12 * HOUR_MS);
  const date = noon.toISOString().slice(0, 10);
  const dated = hours.exceptions.filter((exception) => exception.date === date);
  if (dated.length > 0) return dated.flatMap(({ open }) => open ?? []);
  return hours.windows.filter(({ days, season }) => {
    if (!days.includes((noon.getUTCDay() || 7) as Weekday)) return false;
    if (season === null) return true;
    if (season.kind === "dates") return date >= season.from && date <= season.to;
    const dayOfYear = date.slice(5);
    const isAfter = dayOfYear >= season.from;
    const isBefore = dayOfYear <= season.to;
    return season.from > season.to ? isAfter || isBefore : isAfter && isBefore;
  });
}

/**
 * The oracle: walks real time minute by minute, reads the zone's clock, and records for each window and date
 * whether its start and end have been seen. It uses no formula to convert local times.
 */
function walk(hours: Hours, zone: string, from: EpochMs, minutes: number): readonly boolean[] {
  interface Running {
    readonly start: number;
    readonly end: number;
    hasBegun: boolean;
    hasEnded: boolean;
  }
  const seen = new Set<number>();
  let running: Running[] = [];
  const open: boolean[] = [];
  for (let minute = -3 * 24 * 60; minute < minutes; minute += 1) {
    const clock = clockAt(from + minute * MINUTE_MS, zone);
    const today = Math.floor(clock / (24 * 60));
    for (const day of [today - 1, today]) {
      if (seen.has(day)) continue;
      seen.add(day);
      for (const one of spansOn(hours, day)) {
        const start = day * 24 * 60 + toMinute(one.from);
        const end = (day + (one.nextDay ? 1 : 0)) * 24 * 60 + toMinute(one.to);
        running.push({ start, end, hasBegun: false, hasEnded: false });
      }
    }
    for (const one of running) {
      one.hasBegun ||= clock >= one.start;
      one.hasEnded ||= clock >= one.end;
    }
    running = running.filter(({ hasEnded }) => !hasEnded);
    if (minute >= 0) open.push(running.some(({ hasBegun }) => hasBegun));
  }
  return open;
}

const toTime = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
const anyTime = fc.oneof(
  fc.constantFrom("00:00", "00:30", "01:30", "02:00", "02:15", "02:30", "03:00", "23:30", "23:59"),
  fc.integer({ min: 0, max: 1_439 }).map(toTime),
);
const anySpan = fc.tuple(anyTime, anyTime).map(([from, to]) => span(from, to));
const anyDays = fc.subarray([...EVERY_DAY], { minLength: 1 });
const anyDate = fc
  .integer({ min: 0, max: 800 })
  .map((day) => new Date(at("2026-01-01") + day * DAY_MS).toISOString().slice(0, 10));
const anySeason: fc.Arbitrary<Season | null> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  fc
    .tuple(anyDate, anyDate)
    .map(([from, to]) => ({ kind: "yearly" as const, from: from.slice(5), to: to.slice(5) })),
  fc.tuple(anyDate, fc.integer({ min: 6, max: 200 })).map(([from, days]) => ({
    kind: "dates" as const,
    from,
    to: new Date(at(from) + days * DAY_MS).toISOString().slice(0, 10),
  })),
);
/** A moment near a clock change of one of the zones, or any moment. */
const anyMoment = fc.oneof(
  fc
    .constantFrom(
      ..."2026-03-29T00:00Z 2026-10-25T00:00Z 2026-03-08T05:00Z 2026-11-01T04:00Z 2026-04-04T14:00Z 2026-10-03T15:00Z 2027-03-28T00:00Z 2026-09-26T13:00Z".split(
        " ",
      ),
    )
    .chain((change) =>
      fc.integer({ min: -2_000, max: 1_500 }).map((minutes) => at(change) + minutes * MINUTE_MS),
    ),
  fc.integer({ min: 0, max: 700 * 24 * 60 }).map((minutes) => at("2026-01-15T00:00Z") + minutes * MINUTE_MS),
);
const anyHours = fc
  .tuple(
    fc.array(fc.record({ days: anyDays, span: anySpan, season: anySeason }), { maxLength: 5 }),
    fc.array(fc.tuple(fc.integer({ min: -2, max: 3 }), fc.option(anySpan)), { maxLength: 3 }),
  )
  .filter(([rows, dates]) => rows.length + dates.length > 0);

const WALKS = process.env.FOYER_TIER === "all" ? 500 : 150;
const MINUTES_A_WALK = 2 * 24 * 60;

describe("a button's hours", () => {
  it("agree with a clock read minute by minute, in each zone and across clock changes [T3]", () => {
    let moments = 0;
    fc.assert(
      fc.property(anyHours, fc.constantFrom(...ZONES), anyMoment, ([rows, dates], zone, start) => {
        const near = (days: number) => toWallTime(start + days * DAY_MS, zone).slice(0, 10);
        const hours = makeHours(rows, Object.fromEntries(dates.map(([days, one]) => [near(days), [one]])));
        const open = walk(hours, zone, start, MINUTES_A_WALK);
        const changes = open.flatMap((now, minute) =>
          minute > 0 && now !== open[minute - 1] ? [minute] : [],
        );
        // Twenty moments per walk, including those around a clock change.
        const asked = [
          ...changes.flatMap((minute) => [minute - 1, minute]),
          ...Array.from({ length: 20 }, (_, index) => Math.floor((index * open.length) / 20)),
        ].slice(0, 24);
        for (const minute of asked) {
          const moment = start + minute * MINUTE_MS;
          expect(isOpenAt(hours, zone, moment), toWallTime(moment, zone)).toBe(open[minute]);
          const next = changes.find((change) => change > minute);
          const change = nextChangeAfter(hours, zone, moment);
          if (next === undefined)
            expect(change ?? Infinity).toBeGreaterThanOrEqual(start + open.length * MINUTE_MS);
          else expect(toIso(change)).toBe(toIso(start + next * MINUTE_MS));
          const opens = changes.find((one) => one > minute && open[one]);
          const opening = nextOpeningAfter(hours, zone, moment);
          if (opens === undefined)
            expect(opening ?? Infinity).toBeGreaterThanOrEqual(start + open.length * MINUTE_MS);
          else expect(toIso(opening)).toBe(toIso(start + opens * MINUTE_MS));
          moments += 1;
        }
      }),
      { numRuns: WALKS },
    );
    expect(moments).toBeGreaterThanOrEqual(20 * WALKS);
  });

  it("open and close at the exact millisecond [T3]", () => {
    const breakfast = makeHours([{ days: EVERY_DAY, span: span("07:00", "10:30") }]);
    const end = at("2026-11-22T10:30:00Z");
    expect(isOpenAt(breakfast, "Europe/London", end - 1)).toBe(true);
    expect(isOpenAt(breakfast, "Europe/London", end)).toBe(false);
    expect(nextChangeAfter(breakfast, "Europe/London", end - 1)).toBe(end);
    expect(toIso(nextChangeAfter(breakfast, "Europe/London", end))).toBe("2026-11-23T07:00:00.000Z");
  });

  it.each([
    [
      "a skipped start is the moment after the gap",
      "02:30",
      "04:00",
      "2026-03-28T22:00Z",
      "2026-03-29T01:00:00.000Z",
    ],
    ["a repeated start is its first", "02:30", "04:00", "2026-10-24T22:00Z", "2026-10-25T00:30:00.000Z"],
  ])("%s [T3]", (_title, from, to, moment, opens) => {
    const hours = makeHours([{ days: EVERY_DAY, span: span(from, to) }]);
    expect(toIso(nextOpeningAfter(hours, "Europe/Rome", at(moment)))).toBe(opens);
  });

  it("that end in a repeated hour end at its first occurrence [T3]", () => {
    const hours = makeHours([{ days: EVERY_DAY, span: span("00:00", "02:30") }]);
    expect(isOpenAt(hours, "Europe/Rome", at("2026-10-25T00:29:59Z"))).toBe(true);
    expect(isOpenAt(hours, "Europe/Rome", at("2026-10-25T00:30:00Z"))).toBe(false);
    // The second occurrence of 02:10.
    expect(isOpenAt(hours, "Europe/Rome", at("2026-10-25T01:10:00Z"))).toBe(false);
  });

  it("continue past midnight if the next day is an exception [T1]", () => {
    const bar = makeHours([{ days: EVERY_DAY, span: span("22:00", "01:00") }], { "2026-12-25": [null] });
    expect(isOpenAt(bar, "UTC", at("2026-12-25T00:59:00Z"))).toBe(true);
    expect(isOpenAt(bar, "UTC", at("2026-12-25T23:00:00Z"))).toBe(false);
    expect(isOpenAt(bar, "UTC", at("2026-12-26T00:30:00Z"))).toBe(false);
  });

  it("have no change between adjacent windows [T3]", () => {
    const always = makeHours([{ days: EVERY_DAY, span: span("00:00", "00:00") }]);
    expect(nextChangeAfter(always, "Europe/Rome", at("2026-03-01T00:00Z"))).toBeNull();
    expect(isOpenAt(always, "Europe/Rome", at("2026-03-29T01:00Z"))).toBe(true);
    const yearly = { kind: "yearly", from: "01-01", to: "12-31" } as const;
    const seasons = makeHours([{ days: EVERY_DAY, span: span("06:00", "06:00"), season: yearly }]);
    expect(nextChangeAfter(seasons, "Europe/Rome", at("2026-03-01T12:00Z"))).toBeNull();
  });

  it.each([
    ["all the year, said as a season", [["01-01", "12-31"]], null],
    [
      "two seasons that follow one on the other",
      [
        ["10-01", "03-31"],
        ["04-01", "09-30"],
      ],
      null,
    ],
    ["a season that leaves out 29 February alone", [["03-01", "02-28"]], "2028-02-29T00:00:00.000Z"],
    [
      "two seasons with a day between them",
      [
        ["10-01", "03-31"],
        ["04-02", "09-30"],
      ],
      "2027-04-01T00:00:00.000Z",
    ],
  ] as const)("round the clock close when they do, however far that is: %s [T3]", (_, seasons, closes) => {
    const hours = makeHours(
      seasons.map(([from, to]) => ({
        days: EVERY_DAY,
        span: span("00:00", "00:00"),
        season: { kind: "yearly", from, to },
      })),
    );
    expect(toIso(nextChangeAfter(hours, "UTC", at("2026-11-22T10:00Z")))).toBe(closes);
    const withDate = { ...hours, exceptions: makeHours([], { "2030-01-06": [null] }).exceptions };
    const change = nextChangeAfter(withDate, "UTC", at("2026-11-22T10:00Z"));
    expect(toIso(change)).toBe(closes ?? "2030-01-06T00:00:00.000Z");
    // A cached result for a later moment must not affect an earlier one.
    expect(isOpenAt(withDate, "UTC", at("2030-01-06T12:00Z"))).toBe(false);
    expect(isOpenAt(withDate, "UTC", at("2030-01-05T12:00Z"))).toBe(true);
  });

  it("find 29 February on a Sunday, and nothing after the last possible date [T3]", () => {
    const rare = makeHours([
      { days: [7], span: span("10:00", "11:00"), season: { kind: "yearly", from: "02-29", to: "02-29" } },
    ]);
    expect(toIso(nextOpeningAfter(rare, "UTC", at("2032-03-01T00:00Z")))).toBe("2060-02-29T10:00:00.000Z");
    const over = makeHours([], { "2026-05-01": [span("10:00", "11:00")] });
    expect(nextOpeningAfter(over, "UTC", at("2026-05-01T10:30Z"))).toBeNull();
    expect(nextChangeAfter(over, "UTC", at("2026-05-01T10:30Z"))).toBe(at("2026-05-01T11:00Z"));
    expect(nextChangeAfter(over, "UTC", at("2026-05-01T11:00Z"))).toBeNull();
  });

  it("are clipped to the day of a strip [T7]", () => {
    const bar = makeHours([{ days: EVERY_DAY, span: span("16:00", "01:00") }]);
    const from = at("2026-11-22T00:30Z");
    expect(
      openingsBetween(bar, "UTC", { from, to: from + 20 * HOUR_MS }).map(({ from: one, to }) => [
        toIso(one),
        toIso(to),
      ]),
    ).toEqual([
      ["2026-11-22T00:30:00.000Z", "2026-11-22T01:00:00.000Z"],
      ["2026-11-22T16:00:00.000Z", "2026-11-22T20:30:00.000Z"],
    ]);
    expect(openingsBetween(null, "UTC", { from, to: from + 1 })).toEqual([{ from, to: from + 1 }]);
  });

  it("once a week close after the week that was searched [T7]", () => {
    const monday = makeHours([{ days: [1], span: span("22:00", "02:00") }]);
    for (let day = 0; day < 14; day += 1) {
      const from = at("2026-11-22T12:00Z") + day * DAY_MS;
      const found = openingsBetween(monday, "UTC", { from, to: from + 21 * DAY_MS });
      expect(found).toHaveLength(3);
      for (const one of found) expect(one.to - one.from).toBeLessThanOrEqual(4 * HOUR_MS);
    }
  });

  it("that are not set are always open [T1]", () => {
    expect(isOpenAt(null, "UTC", at("2026-11-22T12:00Z"))).toBe(true);
    expect(nextChangeAfter(null, "UTC", at("2026-11-22T12:00Z"))).toBeNull();
    expect(nextOpeningAfter(null, "UTC", at("2026-11-22T12:00Z"))).toBeNull();
  });

  it("round the clock for some weeks end with those weeks [T3]", () => {
    const season = { kind: "dates", from: "2026-05-01", to: "2026-05-31" } as const;
    const may = makeHours([{ days: EVERY_DAY, span: span("00:00", "00:00"), season }]);
    expect(toIso(nextOpeningAfter(may, "UTC", at("2026-04-01T12:00Z")))).toBe("2026-05-01T00:00:00.000Z");
    for (const moment of ["2026-05-01T00:00Z", "2026-05-10T12:00Z", "2026-05-31T23:59Z"]) {
      expect(toIso(nextChangeAfter(may, "UTC", at(moment)))).toBe("2026-06-01T00:00:00.000Z");
    }
    expect(nextChangeAfter(may, "UTC", at("2026-06-01T00:00Z"))).toBeNull();
  });

  it.each(["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29"])(
    "that close once a week do so in the week of %s, even if the next date is far away [T3]",
    (today) => {
      const hours = makeHours(
        [
          { days: [1], span: span("10:00", "00:00") },
          { days: [2, 3, 4, 5, 6, 7], span: span("00:00", "00:00") },
        ],
        { "2027-03-03": [null] },
      );
      const moment = at(`${today}T12:00Z`);
      expect(toIso(nextChangeAfter(hours, "UTC", moment))).toBe("2026-11-30T00:00:00.000Z");
      expect(toIso(nextOpeningAfter(hours, "UTC", moment))).toBe("2026-11-30T10:00:00.000Z");
    },
  );

  it("that an exception keeps open once close again the following week [T3]", () => {
    const hours = makeHours(
      [
        { days: [2], span: span("06:00", "00:00") },
        { days: [1, 3, 4, 5, 6, 7], span: span("00:00", "00:00") },
      ],
      // From a Monday until its Tuesday opens.
      { "2026-11-23": [span("06:00", "06:00")], "2027-03-03": [null] },
    );
    const moment = at("2026-11-24T12:00Z");
    expect(toIso(nextChangeAfter(hours, "UTC", moment))).toBe("2026-12-01T00:00:00.000Z");
    expect(toIso(nextOpeningAfter(hours, "UTC", moment))).toBe("2026-12-01T06:00:00.000Z");
  });

  it("that a clock change skips entirely do not open that day [T3]", () => {
    const night = makeHours([{ days: EVERY_DAY, span: span("02:15", "02:45") }]);
    const evening = at("2027-03-27T22:00Z");
    expect(toIso(nextOpeningAfter(night, "Europe/Paris", evening))).toBe("2027-03-29T00:15:00.000Z");
    expect(isOpenAt(night, "Europe/Paris", at("2027-03-28T01:00Z"))).toBe(false);
  });

  it("are clipped to the strip's last day, where the property is a day ahead [T7]", () => {
    const morning = makeHours([{ days: EVERY_DAY, span: span("07:00", "08:00") }]);
    const found = openingsBetween(morning, "Asia/Tokyo", {
      from: at("2026-11-22T12:00Z"),
      to: at("2026-12-20T23:30Z"),
    });
    expect(found).toHaveLength(29);
    expect(found.at(-1)).toEqual({ from: at("2026-12-20T22:00Z"), to: at("2026-12-20T23:00Z") });
  });

  it("that begin when a strip ends are not part of it [T7]", () => {
    const morning = makeHours([{ days: EVERY_DAY, span: span("10:00", "11:00") }]);
    const from = at("2026-11-22T00:00Z");
    expect(openingsBetween(morning, "UTC", { from, to: at("2026-11-22T10:00Z") })).toEqual([]);
    expect(openingsBetween(morning, "UTC", { from, to: at("2026-11-22T10:01Z") })).toEqual([
      { from: at("2026-11-22T10:00Z"), to: at("2026-11-22T10:01Z") },
    ]);
  });
});

it("the generated hours satisfy the schema [T1]", () => {
  expect(hoursSchema.safeParse(makeHours([{ days: [1], span: span("22:00", "02:00") }])).success).toBe(true);
});
