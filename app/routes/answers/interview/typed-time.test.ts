import { expect, it } from "vitest";
import { splitTime, withHours, withMinutes } from "./typed-time.ts";

it.each([
  ["", "1", "01:00", false],
  ["", "15", "15:00", true],
  ["", "7", "07:00", true],
  ["15:30", "16", "16:30", true],
  ["", "1500", "15:00", false],
  ["", "15:30", "15:30", false],
  ["", "3 pm", "15:00", false],
  ["", "3 p", "15:00", false],
  ["", "soon", "soon", false],
  ["", "99", "99", false],
])(
  "from %j, typing %j into the hours gives %s; the minutes are next: %s [A2]",
  (time, typed, after, goesOn) => {
    expect(withHours(time, typed)).toEqual({ time: after, goesOn });
  },
);

it.each([
  ["15:00", "30", "15:30"],
  ["15:00", "5", "15:05"],
  ["15:00", "75", "15:75"],
  ["", "30", ":30"],
])("from %j, typing %s into the minutes gives %s [A2]", (time, typed, after) => {
  expect(withMinutes(time, typed)).toBe(after);
});

it("a text that is no time stands in the first field [A2]", () => {
  expect(splitTime("15:00")).toEqual(["15", "00"]);
  expect(splitTime("soon")).toEqual(["soon", ""]);
  expect(splitTime("")).toEqual(["", ""]);
});
