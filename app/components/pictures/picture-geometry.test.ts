import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  coverArea,
  fitWithin,
  focusAt,
  getRatio,
  isWhole,
  toPixels,
  WHOLE_AREA,
} from "./picture-geometry.ts";

const side = fc.integer({ min: 1, max: 8000 });
const size = fc.record({ width: side, height: side });
const percent = fc.integer({ min: 0, max: 100 });
const focus = fc.record({ x: percent, y: percent });
const ratio = fc.double({ min: 0.2, max: 5, noNaN: true });

describe("the visible part of a picture", () => {
  it("has the place's ratio, touches two edges and stays inside [S175]", () => {
    fc.assert(
      fc.property(size, ratio, focus, (picture, wanted, point) => {
        const area = coverArea(picture, wanted, point);
        const shown = { width: area.width * picture.width, height: area.height * picture.height };
        expect(getRatio(shown) / wanted).toBeCloseTo(1, 6);
        expect(Math.max(area.width, area.height)).toBeCloseTo(100, 6);
        expect(area.x).toBeGreaterThanOrEqual(-1e-9);
        expect(area.x + area.width).toBeLessThanOrEqual(100 + 1e-9);
        expect(area.y + area.height).toBeLessThanOrEqual(100 + 1e-9);
      }),
    );
  });

  it("follows the focus up to the edge [S5]", () => {
    const picture = { width: 2000, height: 1000 };
    expect(coverArea(picture, 0.5, { x: 0, y: 50 })).toEqual({ x: 0, y: 0, width: 25, height: 100 });
    expect(coverArea(picture, 0.5, { x: 100, y: 50 }).x).toBe(75);
  });

  it("is computed within a crop, if there is one [S5]", () => {
    const half = { x: 50, y: 0, width: 50, height: 100 };
    expect(coverArea({ width: 2000, height: 1000 }, 0.5, { x: 100, y: 0 }, half)).toEqual({
      x: 75,
      y: 0,
      width: 25,
      height: 100,
    });
  });
});

describe("a crop in pixels", () => {
  it("stays inside the picture, with any rounding [S175]", () => {
    fc.assert(
      fc.property(size, ratio, focus, (picture, wanted, point) => {
        const { x, y, width, height } = toPixels(coverArea(picture, wanted, point), picture);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
        expect(x + width).toBeLessThanOrEqual(picture.width);
        expect(y + height).toBeLessThanOrEqual(picture.height);
      }),
    );
  });

  it("counts as whole if nothing is missing [S175]", () => {
    expect(isWhole(WHOLE_AREA)).toBe(true);
    expect(isWhole({ x: 0, y: 0, width: 100, height: 98 })).toBe(false);
  });
});

it("a result has at most the requested length, keeps its ratio and never grows [S117]", () => {
  expect(fitWithin({ width: 4800, height: 2400 }, 2400)).toEqual({ width: 2400, height: 1200 });
  expect(fitWithin({ width: 500, height: 200 }, 2400)).toEqual({ width: 500, height: 200 });
  expect(fitWithin({ width: 8000, height: 1 }, 2400)).toEqual({ width: 2400, height: 1 });
});

it("a focus stays inside the picture, in whole percent [S5]", () => {
  expect(focusAt(-3, 47.6)).toEqual({ x: 0, y: 48 });
  expect(focusAt(140, 50)).toEqual({ x: 100, y: 50 });
});
