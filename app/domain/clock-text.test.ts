import { expect, it } from "vitest";
import { readClock } from "./clock-text.ts";

it.each([
  ["6", "06:00"],
  ["6:00", "06:00"],
  ["6.00", "06:00"],
  [" 06:05 ", "06:05"],
  ["0605", "06:05"],
  ["605", "06:05"],
  ["18h30", "18:30"],
  ["6 pm", "18:00"],
  ["6:00 pm", "18:00"],
  ["6.30 P.M.", "18:30"],
  ["12 am", "00:00"],
  ["12:15 pm", "12:15"],
  ["0", "00:00"],
  ["23:59", "23:59"],
])("%s is the time %s [T9]", (text, time) => {
  expect(readClock(text)).toBe(time);
});

it.each(["", "24", "24:00", "6:60", "6:0", "13 pm", "0 am", "-6", "six", "6:00:00", "6:00 xm"])(
  "%s is not a time [T9]",
  (text) => {
    expect(readClock(text)).toBeNull();
  },
);
