import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getOffset, labelledPoints, smoothPath, ticksTo } from "./scale.ts";

describe("a chart's scale", () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [10, [0, 5, 10]],
    [37, [0, 10, 20, 30, 40]],
    [100, [0, 25, 50, 75, 100]],
    [613, [0, 200, 400, 600, 800]],
    [1190, [0, 500, 1000, 1500]],
  ])("up to %i has round marks %j [S214]", (max, ticks) => {
    expect(ticksTo(max)).toEqual(ticks);
  });

  it("covers every count with few, evenly spaced whole numbers [S214]", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (max) => {
        const ticks = ticksTo(max);
        const [zero = -1, step = 0] = ticks;
        expect(zero).toBe(0);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(6);
        for (const [index, tick] of ticks.entries()) expect(tick).toBe(index * step);
        expect(Number.isInteger(step)).toBe(true);
      }),
    );
  });

  it.each([
    [1, [0]],
    [7, [0, 1, 2, 3, 4, 5, 6]],
    [24, [0, 3, 6, 9, 12, 15, 18, 21]],
    [30, [0, 5, 10, 15, 20, 25]],
    [31, [0, 5, 10, 15, 20, 25, 30]],
  ])("names of %i points those at %j [S213]", (count, offsets) => {
    expect(labelledPoints(count)).toEqual(offsets);
  });

  it("spreads its points over the width; a single one is in the middle [S213]", () => {
    expect([0, 1, 2].map((index) => getOffset(index, 3))).toEqual([0, 50, 100]);
    expect(getOffset(0, 1)).toBe(50);
  });
});

describe("a smooth line", () => {
  it("is empty without points, and a dot with one [S214]", () => {
    expect(smoothPath([])).toBe("");
    expect(smoothPath([{ x: 50, y: 10 }])).toBe("M50 10");
  });

  it("is never above or below the two adjacent points [S214]", () => {
    const heights = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 31 });
    fc.assert(
      fc.property(heights, (ys) => {
        const points = ys.map((y, x) => ({ x, y }));
        const curves = smoothPath(points).split("C").slice(1);
        expect(curves).toHaveLength(points.length - 1);
        for (const [index, curve] of curves.entries()) {
          const [, firstY = 0, , secondY = 0] = curve.split(" ").map(Number);
          const ends = [points[index]?.y ?? 0, points[index + 1]?.y ?? 0];
          for (const y of [firstY, secondY]) {
            expect(y).toBeGreaterThanOrEqual(Math.min(...ends) - 0.01);
            expect(y).toBeLessThanOrEqual(Math.max(...ends) + 0.01);
          }
        }
      }),
    );
  });
});
