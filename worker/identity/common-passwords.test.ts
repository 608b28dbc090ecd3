import { describe, expect, it, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

describe("a commonly guessed password is refused", () => {
  it.each([
    "password1234",
    "Password2026!",
    "p@ssw0rd2024",
    "qwertyuiop123",
    "qwertyuiop[]",
    "1qaz2wsx3edc",
    "123456789012",
    "098765432109",
    "aaaaaaaaaaaa",
    "abcabcabcabc",
    "dragondragon",
    "!!sunshine!!",
    "Football-2025",
    "letmein12345",
  ])("%s", (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test("so is one of the user's own words followed by digits", () => {
    expect(isCommonPassword("imogenhartley26", ["imogenhartley"])).toBe(true);
    expect(isCommonPassword("imogenhartley26")).toBe(false);
  });
});

it.each([
  "foyer-demo-2026",
  "correct horse battery staple",
  "gull over the long pier",
  "Vbn7-kkLq-20xT",
  "Möwe am Kai 1893",
  "海辺の宿で会いましょう",
])("%s is not a common password", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

it("has fewer than one false positive in a hundred uncommon passwords", () => {
  let taken = 0;
  for (let turn = 0; turn < 5_000; turn += 1) {
    const word = [3, 5, 7]
      .map((step) => ((turn + 11) * 2_654_435_761 * step).toString(36).slice(-5))
      .join("-");
    if (isCommonPassword(word)) taken += 1;
  }
  expect(taken).toBeLessThan(50);
});
