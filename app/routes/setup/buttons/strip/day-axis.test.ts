import { describe, expect, it } from "vitest";
import type { Hours } from "#domain/content/hours/hours.ts";
import { WEEKDAYS } from "#domain/content/hours/season.ts";
import {
  AXIS_HOURS,
  getAxisAt,
  getMinuteAtShare,
  getRows,
  hasMoreRows,
  minuteAt,
  momentAt,
  moveMinuteByKey,
  moveToDay,
  toAxis,
  toBars,
} from "./day-axis.ts";

const ZONE = "Europe/London";
const DAY = toAxis("2026-11-22", ZONE);
const open = (from: string, to: string, nextDay = false): Hours => ({
  outside: "close",
  windows: [{ id: "w".repeat(24), days: [...WEEKDAYS], from, to, nextDay, season: null }],
  exceptions: [],
});

describe("the strip's day", () => {
  it.each([
    ["2026-11-22T06:00:00Z", "2026-11-22", 0],
    ["2026-11-22T18:30:00Z", "2026-11-22", 750],
    ["2026-11-23T02:01:00Z", "2026-11-22", 1201],
    ["2026-11-23T05:59:00Z", "2026-11-22", 1439],
    ["2026-11-23T06:00:00Z", "2026-11-23", 0],
  ])("%s stands on %s, at minute %i [T7]", (moment, day, minute) => {
    const at = Date.parse(moment);
    const axis = getAxisAt(at, ZONE);
    expect(axis.day).toBe(day);
    expect(minuteAt(axis, at)).toBe(minute);
    expect(momentAt(axis, minute)).toBe(at);
  });

  it("is the property's, wherever the reader is [T7]", () => {
    expect(getAxisAt(Date.parse("2026-11-22T18:30:00Z"), "Pacific/Auckland").day).toBe("2026-11-23");
  });

  it("labels every second hour, from six to six [T7]", () => {
    expect(AXIS_HOURS.map(({ text }) => text.slice(0, 2)).join(" ")).toBe(
      "06 08 10 12 14 16 18 20 22 00 02 04 06",
    );
    expect(AXIS_HOURS.at(-1)?.minute).toBe(1440);
  });
});

describe("a bar", () => {
  it("begins and ends at the local time, clipped to the day [T7]", () => {
    expect(toBars(open("17:00", "23:30"), DAY)).toEqual([{ from: 660, to: 1050 }]);
    expect(toBars(open("16:00", "01:00", true), DAY)).toEqual([{ from: 600, to: 1140 }]);
    // The previous night's opening ends at 07:00, and the next begins at 22:00.
    expect(toBars(open("22:00", "07:00", true), DAY)).toEqual([
      { from: 0, to: 60 },
      { from: 960, to: 1440 },
    ]);
    expect(toBars(open("00:00", "00:00", true), DAY)).toEqual([{ from: 0, to: 1440 }]);
    // Openings after midnight belong to the axis of the previous date.
    expect(toBars(open("16:00", "02:30", true), DAY)).toEqual([{ from: 600, to: 1230 }]);
    expect(toBars(open("02:00", "06:00"), DAY)).toEqual([{ from: 1200, to: 1440 }]);
  });

  it.each(["2026-03-28", "2026-03-29", "2026-10-24", "2026-10-25"])(
    "is placed by local time on days of a clock change: %s [T7]",
    (day) => {
      expect(toBars(open("09:00", "18:00"), toAxis(day, ZONE))).toEqual([{ from: 180, to: 720 }]);
    },
  );
});

describe("the line", () => {
  it.each([
    ["ArrowRight", 750, 765],
    ["ArrowUp", 750, 765],
    ["ArrowLeft", 750, 735],
    ["PageUp", 750, 810],
    ["PageDown", 750, 690],
    ["Home", 750, 0],
    ["End", 750, 1425],
    ["ArrowRight", 1425, 1425],
    ["ArrowRight", 1432, 1432],
    ["ArrowLeft", 0, 0],
    // The current time (516) is between two steps.
    ["ArrowRight", 516, 525],
    ["ArrowLeft", 516, 510],
    ["a", 750, null],
  ])("goes by %s from %i to %s [T7]", (key, from, to) => {
    expect(moveMinuteByKey(key, from)).toBe(to);
  });

  it("snaps to quarter hours under the pointer, within the day [T7]", () => {
    expect([0.5211, -1, 2].map(getMinuteAtShare)).toEqual([750, 0, 1425]);
  });

  it("keeps its local time on another day, also across a clock change [T7]", () => {
    const at = Date.parse("2026-03-28T18:30:00Z");
    expect(new Date(moveToDay(at, "2026-03-29", ZONE)).toISOString()).toBe("2026-03-29T17:30:00.000Z");
    // Four in the morning belongs to the previous day.
    const early = Date.parse("2026-11-22T04:00:00Z");
    expect(getAxisAt(early, ZONE).day).toBe("2026-11-21");
    expect(new Date(moveToDay(early, "2026-11-22", ZONE)).toISOString()).toBe("2026-11-23T04:00:00.000Z");
  });
});

describe("the rows", () => {
  const timed = Array.from({ length: 7 }, (_, index) => ({ button: { id: String(index) } }));
  const getIds = (chosenId: string | null, showsAll: boolean) =>
    getRows(timed, { chosenId, showsAll })
      .map(({ button }) => button.id)
      .join("");

  it("begin with the edited button, and indicate further ones [T7]", () => {
    expect(getIds(null, false)).toBe("01234");
    expect(getIds("6", false)).toBe("60123");
    expect(getIds("6", true)).toBe("6012345");
    expect(hasMoreRows(timed)).toBe(true);
    expect(hasMoreRows(timed.slice(0, 5))).toBe(false);
  });
});
