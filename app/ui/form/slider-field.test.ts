import { describe, expect, it } from "vitest";
import { clampToStep, readNumber } from "./slider-field.tsx";

describe("a slider's value", () => {
  it.each([
    [17.4, { min: 0, max: 40, step: 1 }, 17],
    [-3, { min: 0, max: 40, step: 1 }, 0],
    [99, { min: 0, max: 40, step: 1 }, 40],
    [0.34, { min: 0, max: 1, step: 0.1 }, 0.3],
    [7, { min: 1, max: 21, step: 5 }, 6],
  ])("takes %d into the range and onto a step", (typed, range, expected) => {
    expect(clampToStep(typed, range)).toBe(expected);
  });

  it.each([
    ["16 px", 16],
    ["84%", 84],
    ["1,5", 1.5],
    ["-2.25", -2.25],
    ["\u0661\u0666 px", 16],
    ["\u0661\u066B\u0665", 1.5],
    ["\u06F8\u06F4%", 84],
    ["\u096E\u096A", 84],
    ["\uFF11\uFF16", 16],
    ["\u200F\u2212\u0663", -3],
    ["", null],
    ["wide", null],
  ])("reads %j as it was meant", (text, expected) => {
    expect(readNumber(text)).toBe(expected);
  });
});
