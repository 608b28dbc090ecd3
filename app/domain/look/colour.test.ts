import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { colourSchema } from "../value-schemas.ts";
import {
  averageColour,
  CONTRAST_TEXT,
  contrastRatio,
  findPassingColour,
  getReadableInk,
  mixColours,
} from "./colour.ts";

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("contrast", () => {
  it("follows WCAG 2", () => {
    expect(contrastRatio("#ffffff", "#000000")).toBe(21);
    expect(contrastRatio("#167246", "#ffffff")).toBeCloseTo(5.94, 1);
    expect(contrastRatio("#14263f", "#fdf9f2")).toBeCloseTo(14.51, 1);
    expect(contrastRatio("#0a0a0a", "#000000")).toBeCloseTo(1.0607, 4);
  });

  it("of the ink is readable on any colour [S6]", () => {
    fc.assert(
      fc.property(colour, (background) => {
        expect(contrastRatio(getReadableInk(background), background)).toBeGreaterThanOrEqual(CONTRAST_TEXT);
      }),
    );
  });

  it("of the nearest passing colour passes, and a passing colour stays [S6]", () => {
    fc.assert(
      fc.property(colour, colour, (text, background) => {
        const near = findPassingColour(text, background);
        expect(colourSchema.safeParse(near).success).toBe(true);
        expect(contrastRatio(near, background)).toBeGreaterThanOrEqual(CONTRAST_TEXT);
        if (contrastRatio(text, background) >= CONTRAST_TEXT) expect(near).toBe(text);
      }),
    );
  });
});

describe("the nearest passing colour", () => {
  it.each([
    ["#777777", "#ffffff", 4.5, "#767676"],
    ["#8899aa", "#ffffff", 4.5, "#6a7785"],
    // On grey both directions work: the shorter one is taken.
    ["#aaaaaa", "#767676", 3, "#d2d2d2"],
    ["#404040", "#767676", 3, "#2d2d2d"],
    ["#808080", "#000000", 21, "#ffffff"],
  ])("of %s on %s for %d is %s [S6]", (text, background, ratio, near) => {
    expect(findPassingColour(text, background, ratio)).toBe(near);
  });

  it("has just enough contrast [S6]", () => {
    const mixed = mixColours("#888888", "#000000", 0.2);
    const ratio = contrastRatio(mixed, "#ffffff");
    expect(findPassingColour("#888888", "#ffffff", ratio)).toBe(mixed);
    expect(findPassingColour(mixed, "#ffffff", ratio)).toBe(mixed);
  });
});

it("a mixture lies between its colours, per channel", () => {
  expect(mixColours("#204060", "#a0c0e0", 0.25)).toBe("#406080");
  expect(mixColours("#a0c0e0", "#204060", 0.25)).toBe("#80a0c0");
});

describe("a colour", () => {
  it.each([
    "red",
    "#fff",
    "#12345g",
    "#1234567",
    "red;background:url(//x)",
    "var(--x)",
    "#123456;",
    "url(#a)",
  ])("is not %j", (value) => {
    expect(colourSchema.safeParse(value).success).toBe(false);
  });

  it("is stored in lower case", () => {
    expect(colourSchema.parse(" #A4602A ")).toBe("#a4602a");
  });
});

describe("the average colour of pixels", () => {
  it.each([
    ["one", [255, 0, 0, 255], "#ff0000"],
    ["two that differ", [0, 0, 0, 255, 255, 255, 255, 255], "#888888"],
    ["one between two steps", [10, 9, 8, 255], "#111100"],
    ["one that can be seen through", [10, 20, 30, 254], null],
    ["none", [], null],
  ])("of %s is in sixteen steps a channel, or none [S78]", (_, pixels, expected) => {
    expect(averageColour(pixels)).toBe(expected);
  });
});
