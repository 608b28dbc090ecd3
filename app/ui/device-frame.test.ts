import { expect, it } from "vitest";
import { getScreen, scaleToFit } from "./layout/device-frame.tsx";

it("a device is scaled down to fit, never up [S3]", () => {
  expect(scaleToFit("phone-portrait", { width: 410, height: 864 })).toBe(1);
  expect(scaleToFit("phone-portrait", { width: 2000, height: 2000 })).toBe(1);
  expect(scaleToFit("phone-portrait", { width: 1000, height: 442 })).toBe(0.5);
  expect(scaleToFit("tablet-landscape", { width: 544, height: 2000 })).toBe(0.5);
  expect(scaleToFit("phone-portrait", { width: 0, height: 0 })).toBe(0.1);
});

it("a tablet is landscape or portrait, with swapped sides [S3]", () => {
  const lying = getScreen("tablet-landscape");
  expect(getScreen("tablet-portrait")).toEqual({ width: lying.height, height: lying.width });
});
