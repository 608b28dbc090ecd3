import { expect, it } from "vitest";
import { getTone } from "./contrast.ts";

it.each([
  [4.5, "text", "pass"],
  [4.49, "text", "weak"],
  [2.99, "text", "fail"],
  [3, "icon", "pass"],
  [2.9, "icon", "fail"],
] as const)("a contrast of %f for a %s is a %s [S6]", (ratio, use, tone) => {
  expect(getTone(ratio, use)).toBe(tone);
});
