import { describe, expect, it } from "vitest";
import { getInitialCut, newCut, withRatio } from "./picture-cut.ts";

const PHOTO = { size: { width: 3000, height: 2000 }, isAnimated: false, picture: null };
const STORED = {
  key: `${"a1".repeat(20)}.webp`,
  width: 3000,
  height: 2000,
  alt: "",
  focus: { x: 10, y: 20 },
};

describe("the first cut of a picture", () => {
  it.each([
    ["background-portrait", 0.5],
    ["background-landscape", 2],
    ["gallery", 4 / 3],
    ["popup", 4 / 3],
  ] as const)("for a %s has the ratio of its place, %d [S122]", (kind, ratio) => {
    expect(getInitialCut(kind, PHOTO)).toMatchObject({ shape: "form", ratio });
  });

  it("is the whole picture if its ratio is right already [S122]", () => {
    const size = { width: 500, height: 1000 };
    expect(getInitialCut("background-portrait", { ...PHOTO, size }).shape).toBe("whole");
  });

  it.each([
    ["wider", { width: 1600, height: 200 }],
    ["higher", { width: 900, height: 900 }],
  ])(
    "takes nothing from a logo that is %s than its place: no word of it is cut off [S4, S121]",
    (_, size) => {
      expect(getInitialCut("logo", { ...PHOTO, size }).shape).toBe("whole");
    },
  );

  it("is the whole picture for an animation, which cropping would stop [S120]", () => {
    expect(getInitialCut("gallery", { ...PHOTO, isAnimated: true }).shape).toBe("whole");
  });

  it("keeps a stored picture and its focus [S5]", () => {
    expect(getInitialCut("background-landscape", { ...PHOTO, picture: STORED })).toMatchObject({
      shape: "whole",
      focus: { x: 10, y: 20 },
    });
  });
});

it("starts again from the middle for another ratio, as large as fits [S175]", () => {
  const moved = { ...newCut("gallery", PHOTO.size, "free"), crop: { x: 40, y: 0 }, zoom: 2 };
  const { ratio, zoom, crop, area } = withRatio(moved, PHOTO.size, 1);
  expect({ ratio, zoom, crop }).toEqual({ ratio: 1, zoom: 1, crop: { x: 0, y: 0 } });
  expect(area.x).toBeCloseTo(100 / 6);
  expect(area.width).toBeCloseTo(200 / 3);
  expect(area.height).toBe(100);
});
