import fc from "fast-check";
import { expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "../time.ts";
import { toWallTime } from "../zoned-time.ts";
import { decidePlannedMoment, toPlannedMoment } from "./planned-moment.ts";

const at = (iso: string) => Date.parse(iso);

it.each([
  ["2026-11-30T06:00", "Europe/London", "2026-11-30T06:00:00Z"],
  ["2026-07-30T06:00", "Europe/London", "2026-07-30T05:00:00Z"],
  ["2026-11-30T06:00", "Asia/Kathmandu", "2026-11-30T00:15:00Z"],
  // Clocks go back at 03:00, so 02:30 occurs twice: the first one is meant.
  ["2026-10-25T02:30", "Europe/Rome", "2026-10-25T00:30:00Z"],
  ["2027-03-28T03:00", "Europe/Rome", "2027-03-28T01:00:00Z"],
  ["2027-03-28T01:59", "Europe/Rome", "2027-03-28T00:59:00Z"],
])("%s in %s is %s [T9]", (localTime, zone, moment) => {
  expect(toPlannedMoment(localTime, zone)).toEqual({ kind: "moment", at: at(moment) });
});

it.each([
  ["2027-03-28T02:00", "Europe/Rome", "2027-03-28T03:00"],
  ["2027-03-28T02:59", "Europe/Rome", "2027-03-28T03:00"],
  ["2026-10-04T02:10", "Australia/Lord_Howe", "2026-10-04T02:30"],
  // The zone skips this whole day.
  ["2011-12-30T12:00", "Pacific/Apia", "2011-12-31T00:00"],
])("%s in %s is skipped, and %s is the next time [T9]", (localTime, zone, next) => {
  expect(toPlannedMoment(localTime, zone)).toEqual({ kind: "skipped", next });
});

it("agrees with a walk over the minutes around every clock change [T9]", () => {
  const zones = ["Europe/Rome", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca", "Asia/Tokyo"];
  const around = ["2026-03-08T07:00Z", "2026-03-29T01:00Z", "2026-10-25T01:00Z", "2026-11-01T06:00Z"];
  for (const zone of zones) {
    fc.assert(
      fc.property(fc.constantFrom(...around), fc.integer({ min: -300, max: 300 }), (day, minutes) => {
        const localTime = new Date(at(day) + minutes * MINUTE_MS).toISOString().slice(0, 16);
        const found = toPlannedMoment(localTime, zone);
        // These zones are between UTC−5 and UTC+11.
        const from = at(`${localTime}:00Z`) - 12 * HOUR_MS;
        let first: number | null = null;
        let later: string | null = null;
        for (let moment = from; moment < from + 18 * HOUR_MS && first === null; moment += MINUTE_MS) {
          const shown = toWallTime(moment, zone);
          if (shown === localTime) first = moment;
          else if (later === null && shown > localTime) later = shown;
        }
        expect(found).toEqual(
          first === null ? { kind: "skipped", next: later } : { kind: "moment", at: first },
        );
      }),
      { numRuns: 6 },
    );
  }
});

it("a plan must be in the future, within a year, and at an existing local time [T9]", () => {
  const now = at("2026-11-22T15:52:30Z");
  const decide = (localTime: string, zone = "Europe/London") => {
    const decided = decidePlannedMoment(localTime, zone, now);
    return decided.ok ? new Date(decided.value).toISOString() : decided.problem;
  };
  expect(decide("2026-11-22T15:52")).toEqual({ code: "plan_in_past" });
  expect(decide("2026-11-22T15:53")).toBe("2026-11-22T15:53:00.000Z");
  expect(decide("2026-11-22T15:53", "Europe/Rome")).toEqual({ code: "plan_in_past" });
  expect(decide("2027-11-22T15:52")).toBe("2027-11-22T15:52:00.000Z");
  expect(decide("2027-11-22T15:53")).toEqual({ code: "plan_too_far" });
  expect(decide("2027-03-28T02:30", "Europe/Rome")).toEqual({
    code: "plan_hour_skipped",
    current: { next: "2027-03-28T03:00" },
  });
  // To the second: now is too late, and exactly a year ahead is allowed.
  const atOnce = (localTime: string, from: string) => {
    const decided = decidePlannedMoment(localTime, "UTC", at(from));
    return decided.ok ? "planned" : decided.problem.code;
  };
  expect(atOnce("2026-11-22T15:52", "2026-11-22T15:52:00Z")).toBe("plan_in_past");
  expect(atOnce("2027-11-22T15:52", "2026-11-22T15:52:00Z")).toBe("planned");
  expect(atOnce("2027-11-22T15:53", "2026-11-22T15:52:00Z")).toBe("plan_too_far");
  const spring = at("2027-03-28T01:00:00Z");
  expect(decidePlannedMoment("2027-03-28T02:30", "Europe/Rome", spring)).toMatchObject({
    problem: { code: "plan_in_past" },
  });
  expect(decide("no time")).toMatchObject({ code: "validation_failed" });
  // A skipped time in the past counts as past.
  expect(decide("2026-03-29T02:30", "Europe/Rome")).toEqual({ code: "plan_in_past" });
});
