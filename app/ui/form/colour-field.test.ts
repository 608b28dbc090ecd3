import { expect, it } from "vitest";
import { readHexColour } from "./colour-field.tsx";

it.each([
  ["#1C3557", "#1c3557"],
  [" 1c3557 ", "#1c3557"],
  ["#fA0", "#ffaa00"],
  ["#12345", null],
  ["green", null],
  ["#12345g", null],
  ["", null],
])("a typed colour %j is read as %j [S6]", (typed, expected) => {
  expect(readHexColour(typed)).toBe(expected);
});
