import { expect, it } from "vitest";
import { parseTimeOfDay, shiftTime } from "./time-of-day.ts";

it.each([
  ["7", "07:00"],
  ["730", "07:30"],
  ["0730", "07:30"],
  ["1730", "17:30"],
  ["7.30", "07:30"],
  ["7:30", "07:30"],
  [" 07:30 ", "07:30"],
  ["7h30", "07:30"],
  ["7 h 30", null],
  ["19h", "19:00"],
  ["19:30 Uhr", "19:30"],
  ["7:30 pm", "19:30"],
  ["7:30PM", "19:30"],
  ["7 p.m.", "19:00"],
  ["12 am", "00:00"],
  ["12:15 pm", "12:15"],
  ["24:00", "00:00"],
  ["７：３０", "07:30"],
  ["", null],
  ["173", null],
  ["24:01", null],
  ["25", null],
  ["7:60", null],
  ["13 pm", null],
  ["0 am", null],
  ["noon", null],
  ["-7", null],
])("%j is read as %s [T6]", (typed, time) => {
  expect(parseTimeOfDay(typed)).toBe(time);
});

it("keeps its own output unchanged [T6]", () => {
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const time = new Date(minute * 60_000).toISOString().slice(11, 16);
    expect(parseTimeOfDay(time)).toBe(time);
  }
});

it.each([
  ["15:00", 15, "15:15"],
  ["00:00", -15, "23:45"],
  ["23:30", 60, "00:30"],
  ["", 60, "13:00"],
  ["soon", -15, "11:45"],
] as const)("%j moved by %i minutes is %s [A2]", (time, minutes, after) => {
  expect(shiftTime(time, minutes)).toBe(after);
});
