import { describe, expect, it } from "vitest";
import { estimateCarbon, GRAMS_PER_KWH, TOTAL_KWH_PER_GB } from "./carbon.ts";

describe("the carbon of a visit", () => {
  it("uses 0.3 kWh per GB over all segments, and 494 g per kWh", () => {
    expect([TOTAL_KWH_PER_GB, GRAMS_PER_KWH]).toEqual([0.3, 494]);
  });

  it.each([
    ["nothing", 0, 0],
    ["one gigabyte", 1_000_000_000, 148.2],
    ["half a megabyte", 500_000, 0.0741],
    ["the page alone at its budget of 14 KB", 14_336, 0.002125],
  ])("is, for %s, the model's own figure", (_what, bytes, grams) => {
    expect(estimateCarbon(bytes)).toBeCloseTo(grams, 6);
  });

  it("depends only on the bytes", () => {
    expect(estimateCarbon(2_000_000)).toBeCloseTo(2 * estimateCarbon(1_000_000), 12);
  });
});
