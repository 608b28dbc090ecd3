import { expect, it } from "vitest";
import { needsUpgrade, PRODUCT_VERSION } from "./account.ts";

const [major = 0, minor = 0, patch = 0] = PRODUCT_VERSION.split(".").map(Number);

it.each([
  ["this version", PRODUCT_VERSION, false],
  ["an earlier one", `${major - 1}.9.9`, true],
  ["an earlier one whose last number is higher", `${major}.${minor - 1}.${patch + 9}`, true],
  ["a later one", `${major}.${minor}.${patch + 1}`, false],
  ["a later one of two digits", `${major}.${minor + 10}.0`, false],
  ["the next major one", `${major + 1}.0.0`, false],
  ["no version at all", "", true],
  ["no number", "beta", true],
])("a group last used under %s is upgraded only if that was earlier [S108]", (_, version, expected) => {
  expect(needsUpgrade(version)).toBe(expected);
});
