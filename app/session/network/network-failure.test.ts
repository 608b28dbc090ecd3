import { expect, test } from "vitest";
import { isNetworkFailure } from "./network-failure.ts";

test.each([
  ["Chromium's", new TypeError("Failed to fetch"), true],
  ["Firefox's", new TypeError("NetworkError when attempting to fetch resource."), true],
  ["Safari's", new TypeError("Load failed"), true],
  [
    "a part of the product that could not be loaded",
    new TypeError("Failed to fetch dynamically imported module: /a.js"),
    true,
  ],
  ["a fault of ours", new TypeError("x is undefined"), false],
  ["an error that mentions it", new Error("Failed to fetch"), false],
  ["nothing at all", undefined, false],
])("%s word is told from a crash: %# [S183]", (_, error, isFailure) => {
  expect(isNetworkFailure(error)).toBe(isFailure);
});
