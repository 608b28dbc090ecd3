import { expect, it } from "vitest";
import { hasOddLength } from "./odd-length.ts";

it.each<readonly [unknown, boolean]>([
  [{ length: {} }, true],
  [[{ name: { length: [] } }], true],
  [{ length: { toString: null } }, true],
  [{ length: 3 }, false],
  [{ length: "long" }, false],
  [{ length: null }, false],
  [["length", {}], false],
  [null, false],
  [[[], {}, ""], false],
])("%j has a length that is no number or text: %s [S159]", (value, isOdd) => {
  expect(hasOddLength(value)).toBe(isOdd);
});

it("is asked of values nested deeper than calls can be [S159]", () => {
  const depth = 200_000;
  expect(hasOddLength(JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`))).toBe(false);
});
