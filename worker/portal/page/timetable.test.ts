import { expect, it } from "vitest";
import { toWeekday } from "#domain/content/hours/season.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { toLocalClock } from "#domain/zoned-time.ts";
import { openLineAt } from "#portal/guide/open-line.ts";
import { getOpenLineWords } from "#portal/words/open-line-words.ts";
import { dailyHours } from "#tests/factories/hours.ts";
import { toGuideTimetable } from "./timetable.ts";

it.each(["Europe/Rome", "Pacific/Auckland", "UTC"])(
  "a guide's timetable has each entry's line and the weekday at every moment of two weeks, in %s [A6, T5]",
  (timeZone) => {
    const words = getOpenLineWords("de");
    const entries = [
      { id: "breakfast", hours: dailyHours("07:00", "10:30") },
      { id: "bar", hours: dailyHours("18:00", "02:00") },
      { id: "reception", hours: dailyHours("00:00", "00:00") },
      { id: "market", hours: { ...dailyHours("08:00", "12:00"), windows: [] } },
    ];
    // With the end of summer time in Rome, and its start in Auckland before.
    const now = Date.parse("2026-10-20T21:40Z");
    const { lines = {}, days = [], until } = toGuideTimetable({ entries, words }, { at: now, timeZone });
    expect(until - now).toBeGreaterThan(13 * DAY_MS);
    const findAt = <Change extends readonly [number, ...unknown[]]>(changes: readonly Change[], at: number) =>
      changes.findLast(([from]) => from <= at);
    for (let at = Math.floor(now / HOUR_MS) * HOUR_MS; at < until; at += 13 * MINUTE_MS) {
      for (const { id, hours } of entries) {
        const { isOpen, text } = openLineAt(hours, { at, timeZone }, words);
        const [, state, said] = findAt(lines[id] ?? [], at) ?? [];
        expect([new Date(at).toISOString(), id, state, said]).toEqual([
          new Date(at).toISOString(),
          id,
          isOpen ? 1 : 0,
          text,
        ]);
      }
      expect(findAt(days, at)?.[1]).toBe(toWeekday(Math.floor(toLocalClock(at, timeZone) / DAY_MS)));
    }
  },
);
