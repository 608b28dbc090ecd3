import { expect, it } from "vitest";
import { HOUR_MS } from "../time.ts";
import { moveTimes } from "./move-with-zone.ts";

const NOW = Date.parse("2026-11-26T12:00:00Z");
const WEST = { from: "Europe/Rome", to: "Europe/London", now: NOW };
const EAST = { from: "Europe/London", to: "Europe/Rome", now: NOW };
const at = (hours: number) => NOW + hours * HOUR_MS;
const sent = (startsAt: number, endsAt: number | null) => ({ sentAt: at(-9), startsAt, endsAt });

it.each([
  ["planned, later in the west", sent(at(2), at(5)), WEST, at(3), at(6)],
  ["planned, sooner in the east", sent(at(2), at(5)), EAST, at(1), at(4)],
  ["on, which has begun", sent(at(-2), at(5)), WEST, at(-2), at(6)],
  ["on until staff end it", sent(at(-2), null), WEST, at(-2), null],
  ["planned for an hour that has passed there: it begins now", sent(at(0.5), at(5)), EAST, NOW, at(4)],
  ["on, and over there by now: it ends now", sent(at(-2), at(0.5)), EAST, at(-2), NOW],
  ["planned, and over there by now: it ends as it begins", sent(at(0.2), at(0.5)), EAST, NOW, NOW],
  ["a draft, whatever its time", { sentAt: null, startsAt: at(-3), endsAt: at(0.5) }, EAST, at(-4), at(-0.5)],
  ["a draft without times", { sentAt: null, startsAt: null, endsAt: null }, EAST, null, null],
] as const)("its times stay those of the wall: %s [N1, D90]", (_, moments, move, startsAt, endsAt) => {
  expect(moveTimes(moments, move)).toEqual({ startsAt, endsAt });
});

it("in a skipped hour it begins after the gap, and ends no earlier [N1, D90]", () => {
  const utc = (time: string) => Date.parse(`2027-03-28T${time}:00Z`);
  const moments = sent(utc("02:15"), utc("02:45"));
  const skipped = utc("01:00");
  expect(moveTimes(moments, { from: "UTC", to: "Europe/Rome", now: NOW })).toEqual({
    startsAt: skipped,
    endsAt: skipped,
  });
});
