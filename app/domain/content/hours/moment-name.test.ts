import { expect, it } from "vitest";
import { nameMoment } from "./moment-name.ts";

const NOW = Date.parse("2026-11-22T14:36:00Z");

it.each([
  ["2026-11-22T17:00:00Z", { kind: "today", time: "17:00" }],
  ["2026-11-23T07:00:00Z", { kind: "tomorrow", time: "07:00" }],
  ["2026-11-24T09:00:00Z", { kind: "weekday", weekday: 2, time: "09:00" }],
  ["2026-11-28T09:00:00Z", { kind: "weekday", weekday: 6 }],
  ["2026-11-29T09:00:00Z", { kind: "date", date: "2026-11-29" }],
  ["2027-05-01T06:00:00Z", { kind: "date", date: "2027-05-01", time: "07:00" }],
])("%s is named by what is near [T2]", (moment, when) => {
  expect(nameMoment(Date.parse(moment), NOW, "Europe/London")).toMatchObject(when);
});

it("names a moment by the property's day, not the reader's [T2]", () => {
  // 23:30 in London is 12:30 the next day in Auckland.
  expect(nameMoment(Date.parse("2026-11-22T23:30:00Z"), NOW, "Pacific/Auckland")).toMatchObject({
    kind: "today",
    date: "2026-11-23",
    time: "12:30",
  });
});
