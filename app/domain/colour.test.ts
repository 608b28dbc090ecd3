import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CONTRAST_TEXT, colourSchema, contrastRatio, inkOn, nearestPassing } from "./colour.ts";

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("contrast", () => {
  it("is that of WCAG 2", () => {
    expect(contrastRatio("#ffffff", "#000000")).toBe(21);
    expect(contrastRatio("#167246", "#ffffff")).toBeCloseTo(5.94, 1);
    expect(contrastRatio("#14263f", "#fdf9f2")).toBeCloseTo(14.51, 1);
  });

  it("of the ink on any colour is readable [S6]", () => {
    fc.assert(
      fc.property(colour, (background) => {
        expect(contrastRatio(inkOn(background), background)).toBeGreaterThanOrEqual(CONTRAST_TEXT);
      }),
    );
  });

  it("of the nearest passing colour passes, and a passing colour stays [S6]", () => {
    fc.assert(
      fc.property(colour, colour, (text, background) => {
        const near = nearestPassing(text, background);
        expect(contrastRatio(near, background)).toBeGreaterThanOrEqual(CONTRAST_TEXT);
        if (contrastRatio(text, background) >= CONTRAST_TEXT) expect(near).toBe(text);
      }),
    );
  });
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

  it("is kept in lower case", () => {
    expect(colourSchema.parse(" #A4602A ")).toBe("#a4602a");
  });
});
