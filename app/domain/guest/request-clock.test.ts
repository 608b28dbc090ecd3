import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Hours } from "../content/hours/hours.ts";
import { isOpenAt } from "../content/hours/opening.ts";
import { MINUTE_MS } from "../time.ts";
import { getDueAt, getElapsed, requestClockSchema, startClock, urgencyAt } from "./request-clock.ts";

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7] as const;

const sampleId = (number: number) => String(number).padStart(24, "0");

function makeHours(...windows: readonly (readonly [from: string, to: string])[]): Hours {
  return {
    outside: "close",
    windows: windows.map(([from, to], index) => ({
      id: sampleId(index),
      days: [...EVERY_DAY],
      from,
      to,
      nextDay: to <= from,
      season: null,
    })),
    exceptions: [],
  };
}
const at = (time: string) => Date.parse(`2026-11-26T${time}:00Z`);

describe("a request's clock", () => {
  it("starts when sent if the service is always open [R10]", () => {
    const clock = startClock({ hours: null, timeZone: "UTC", minutes: 10 }, at("18:00"));
    expect(clock).toEqual([{ from: at("18:00"), to: at("18:10") }]);
    const urgencies = ["18:00", "18:04", "18:05", "18:09", "18:10"].map((time) =>
      urgencyAt(clock ?? [], at(time)),
    );
    expect(urgencies).toEqual(["calm", "calm", "half", "half", "over"]);
  });

  it("pauses while the service is closed, and starts when it opens [R10]", () => {
    const service = {
      hours: makeHours(["08:00", "12:00"], ["14:00", "20:00"]),
      timeZone: "UTC",
      minutes: 30,
    };
    const overLunch = startClock(service, at("11:50")) ?? [];
    expect(overLunch).toEqual([
      { from: at("11:50"), to: at("12:00") },
      { from: at("14:00"), to: at("14:20") },
    ]);
    expect(getElapsed(overLunch, at("13:00")).ran).toBe(10 * MINUTE_MS);
    expect(urgencyAt(overLunch, at("13:59"))).toBe("calm");
    expect(getDueAt(startClock(service, at("03:00")) ?? [])).toBe(at("08:30"));
  });

  it("is null if the service never opens long enough [R10]", () => {
    const open = { from: "18:00", to: "18:10", nextDay: false };
    const once = { ...makeHours(), exceptions: [{ id: sampleId(9), date: "2026-11-26", open }] };
    const service = { hours: once, timeZone: "UTC" };
    expect(startClock({ ...service, minutes: 11 }, at("17:00"))).toBeNull();
    expect(getDueAt(startClock({ ...service, minutes: 10 }, at("17:00")) ?? [])).toBe(at("18:10"));
  });

  it("has counted its minutes at its end, compared with a count minute by minute, in any zone [R10]", () => {
    const time = fc.integer({ min: 0, max: 1439 }).map((minute) => {
      const text = (part: number) => String(part).padStart(2, "0");
      return `${text(Math.floor(minute / 60))}:${text(minute % 60)}`;
    });
    const windows = fc.array(fc.tuple(time, time), { minLength: 1, maxLength: 3 });
    const zones = fc.constantFrom("UTC", "Europe/Rome", "Asia/Kathmandu", "America/St_Johns");
    // Around the night when Rome's clocks go back.
    const sent = fc
      .integer({ min: 0, max: 3000 })
      .map((m) => Date.parse("2026-10-24T00:00:00Z") + m * MINUTE_MS);
    fc.assert(
      fc.property(windows, zones, sent, fc.integer({ min: 1, max: 240 }), (rows, timeZone, from, minutes) => {
        const hours = makeHours(...rows);
        const clock = startClock({ hours, timeZone, minutes }, from);
        if (clock === null) throw new Error("A service of every day opens again.");
        expect(requestClockSchema.safeParse(clock).success).toBe(true);
        let open = 0;
        let moment = from;
        for (; open < minutes; moment += MINUTE_MS) if (isOpenAt(hours, timeZone, moment)) open += 1;
        expect(getDueAt(clock)).toBe(moment);
      }),
      { numRuns: 60 },
    );
  });
});
