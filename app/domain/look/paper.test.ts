import { describe, expect, it } from "vitest";
import { contrastRatio } from "./colour.ts";
import { getCodeInk, getPaper } from "./paper.ts";

const COLOURS = ["#000000", "#14263f", "#b3362b", "#ffd400", "#7fd8c2", "#fff8ee", "#ffffff"];

describe("a printed card", () => {
  it("has the colour of light buttons, otherwise a tint of it, with readable text [R2]", () => {
    expect(getPaper("#fff8ee")).toBe("#fff8ee");
    expect(getPaper("#14263f")).toBe("#eceef0");
    for (const colour of COLOURS) expect(contrastRatio(getPaper(colour), "#1a1a1a")).toBeGreaterThan(12);
  });

  it("has its code in the header's colour, darkened enough for scanners [R2]", () => {
    expect(getCodeInk("#14263f")).toBe("#14263f");
    for (const colour of COLOURS) {
      expect(contrastRatio(getCodeInk(colour), "#ffffff")).toBeGreaterThanOrEqual(7);
    }
  });
});
