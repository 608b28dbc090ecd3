import { describe, expect, it } from "vitest";
import { findOverlaps } from "#domain/content/hours/overlap.ts";
import type { Season, Weekday } from "#domain/content/hours/season.ts";
import type { Window } from "#domain/content/hours/window.ts";
import {
  copyDay,
  groupWindows,
  withDate,
  withNewSeason,
  withSeason,
  withTimes,
  withWindow,
} from "./edit-hours.ts";

const SUMMER: Season = { kind: "yearly", from: "05-01", to: "09-30" };
const row = (id: string, days: Weekday[], from: string, to: string, season: Season | null = null): Window =>
  withTimes({ id, days, from, to, nextDay: false, season }, {});
const BREAKFAST = row("a", [1, 2, 3, 4, 5], "07:00", "10:30");
const SUPPER = row("b", [1, 2, 3, 4, 5], "18:00", "22:00");
const WEEKEND = row("c", [6, 7], "08:00", "23:30");
const NIGHT = row("d", [5], "22:00", "01:00", SUMMER);
const all = [BREAKFAST, NIGHT, SUPPER, WEEKEND];

describe("the editor's rows", () => {
  it("are grouped by season, with their index in the list [T6]", () => {
    expect(groupWindows(all).map(({ season, rows }) => [season, rows.map(({ index }) => index)])).toEqual([
      [null, [0, 2, 3]],
      [SUMMER, [1]],
    ]);
    expect(groupWindows([NIGHT])[0]).toEqual({ season: null, rows: [] });
    const winter: Season = { kind: "yearly", from: "10-01", to: "04-30" };
    expect(groupWindows(withSeason(all, SUMMER, winter))[1]?.rows).toHaveLength(1);
    expect(withNewSeason(all, { id: "x", begunId: null }).at(-1)?.season).toEqual(winter);
  });

  it("can be added beside a season whose first day was cleared [T6]", () => {
    const typed = { kind: "dates", from: "", to: "2027-03-01" } as const;
    const windows = [NIGHT, { ...NIGHT, id: "e", season: typed }];
    expect(withWindow(windows, "f", null)).toHaveLength(3);
    expect(withWindow(windows, "f", typed)).toHaveLength(3);
    expect(findOverlaps({ windows, exceptions: [] })).toEqual([]);
  });

  it("end on the next day if the end is not after the start [T6]", () => {
    expect(NIGHT.nextDay).toBe(true);
    expect(withTimes(NIGHT, { to: "23:00" }).nextDay).toBe(false);
    expect(withTimes(BREAKFAST, { to: "07:00" }).nextDay).toBe(true);
  });

  it("begin at a free time [T6]", () => {
    let windows: readonly Window[] = [];
    for (const id of ["1", "2", "3", "4"]) windows = withWindow(windows, id, null);
    expect(windows.map(({ days, from, to }) => [days.length, from, to])).toEqual([
      [7, "09:00", "17:00"],
      [7, "17:00", "19:00"],
      [7, "19:00", "21:00"],
      [7, "21:00", "23:00"],
    ]);
    expect(findOverlaps({ windows, exceptions: [] })).toEqual([]);
    // If the season has windows on some days, a new window gets the other days.
    expect(withWindow([row("a", [1, 2, 3, 4, 5], "09:00", "12:00")], "b", null)[1]?.days).toEqual([6, 7]);
  });

  it("of all year become a season's while untouched, so that no pool is open in winter [T6]", () => {
    const begun = withWindow([], "1", null);
    expect(withNewSeason(begun, { id: "2", begunId: "1" })).toEqual([
      { ...begun[0], season: { kind: "yearly", from: "05-01", to: "09-30" } },
    ]);
    // If the first window was edited or stored before, it stays and the season is added.
    const touched = begun.map((window) => withTimes(window, { from: "08:00" }));
    for (const [windows, begunId] of [
      [touched, "1"],
      [begun, null],
    ] as const) {
      const added = withNewSeason(windows, { id: "2", begunId });
      expect(added.map(({ season }) => season?.from)).toEqual([undefined, "05-01"]);
    }
  });

  it("are copied from a day to others, replacing theirs [T6]", () => {
    const copied = copyDay(all, { from: 1, to: [6, 1], season: null });
    expect(copied).toEqual([
      { ...BREAKFAST, days: [1, 2, 3, 4, 5, 6] },
      NIGHT,
      { ...SUPPER, days: [1, 2, 3, 4, 5, 6] },
      { ...WEEKEND, days: [7] },
    ]);
    // A day without hours copies nothing.
    expect(copyDay([BREAKFAST], { from: 7, to: [1, 2, 3, 4, 5], season: null })).toEqual([]);
  });

  it("get a date that is closed, or has other hours [T6]", () => {
    const none = { outside: "hide" as const, windows: [], exceptions: [] };
    const one = withDate(none, { id: "x", date: "2026-12-25", open: false });
    expect(withDate(one, { id: "y", date: "2026-12-31", open: true }).exceptions).toEqual([
      { id: "x", date: "2026-12-25", open: null },
      { id: "y", date: "2026-12-31", open: { from: "09:00", to: "17:00", nextDay: false } },
    ]);
  });
});
