import { expect, it } from "vitest";
import { formatTyped, parseNumber } from "./parse-number.ts";

it.each([
  ["18", 18],
  [" 18.50 ", 18.5],
  ["18,5", 18.5],
  ["0", 0],
  ["3.005", 3.005],
  ["1’200", 1200],
  ["1.200,50", 1200.5],
  ["1,200.50", 1200.5],
  ["1 200 000", 1_200_000],
  ["٣٥", 35],
])("%s is the number %d [A2]", (typed, value) => {
  expect(parseNumber(typed)).toBe(value);
});

it.each(["free", "-3", "1,2,3", "1.2.3", "£18", "1e3"])("%s is no number [A2]", (typed) => {
  expect(parseNumber(typed)).toBeNaN();
});

it("an empty field says nothing, and a number is shown as it is typed [A2]", () => {
  expect(parseNumber("  ")).toBeUndefined();
  expect(formatTyped(1200.5, "de")).toBe("1200,5");
  expect(formatTyped(18, "en")).toBe("18");
  expect(formatTyped(Number.NaN, "en")).toBe("");
});
