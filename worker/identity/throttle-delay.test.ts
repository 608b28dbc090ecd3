import { describe, expect, it } from "vitest";
import { getDelay } from "./throttle-delay.ts";

const seconds = (attempts: number) => getDelay("account", attempts) / 1_000;

describe("the delay between attempts", () => {
  it("is none for the first five, then doubles up to five minutes [S166]", () => {
    expect([0, 1, 2, 3, 4].map(seconds)).toEqual([0, 0, 0, 0, 0]);
    expect([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 1_000].map(seconds)).toEqual([
      2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300,
    ]);
  });

  it("is shorter for a network than for an account", () => {
    expect(getDelay("network", 24)).toBe(0);
    expect(getDelay("network", 25)).toBe(2_000);
  });

  it("allows an attacker fewer than 400 guesses of an account a day", () => {
    const day = 24 * 60 * 60 * 1_000;
    let attempts = 0;
    for (let at = 0; at < day; attempts += 1) at += getDelay("account", attempts);
    expect(attempts).toBeLessThan(400);
  });
});
