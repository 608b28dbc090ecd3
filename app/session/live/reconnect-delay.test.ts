import { describe, expect, it } from "vitest";
import { SECOND_MS } from "#domain/time.ts";
import { getReconnectDelay, type LostConnection, SPREAD_MS } from "./reconnect-delay.ts";

const MINUTE_MS = 60 * SECOND_MS;
const SCREENS = 5_000;

/** Delays of many screens, with evenly spread random values. */
const waits = (lost: LostConnection) =>
  Array.from({ length: SCREENS }, (_, index) => getReconnectDelay(lost, (index + 0.5) / SCREENS));

describe("screens disconnected by a deployment", () => {
  it.each([
    ["says that it goes away", { code: 1001, openForMs: 3 * SECOND_MS }],
    ["restarts", { code: 1012, openForMs: 3 * SECOND_MS }],
    ["asks to come later", { code: 1013, openForMs: 3 * SECOND_MS }],
    ["is gone without a word after minutes", { code: 1006, openForMs: 5 * MINUTE_MS }],
    ["breaks the connection after minutes", { code: 1000, openForMs: 5 * MINUTE_MS }],
  ])("come back spread over ten seconds when the server %s [S99]", (_, lost) => {
    const perSecond = Array.from({ length: 10 }, () => 0);
    for (const wait of waits({ ...lost, attempt: 1 })) {
      const second = Math.floor(wait / SECOND_MS);
      perSecond[second] = (perSecond[second] ?? 0) + 1;
    }
    expect(perSecond).toEqual(Array.from({ length: 10 }, () => SCREENS / 10));
  });
});

describe("one person's broken connection", () => {
  it.each([
    ["after seconds", { code: 1006, openForMs: 20 * SECOND_MS }],
    ["with a close of ours", { code: 4408, openForMs: 20 * MINUTE_MS }],
    ["with an error after seconds", { code: 1000, openForMs: 20 * SECOND_MS }],
  ])("%s is back within a second [S183]", (_, lost) => {
    const all = waits({ ...lost, attempt: 1 });
    expect(Math.min(...all)).toBeGreaterThanOrEqual(500);
    expect(Math.max(...all)).toBeLessThanOrEqual(SECOND_MS);
  });

  it("retries at growing intervals, at most ten seconds, with jitter [S183]", () => {
    const longest = [1, 2, 3, 4, 5, 6, 100].map((attempt) => {
      const all = waits({ code: 1006, openForMs: 0, attempt });
      expect(Math.min(...all)).toBeLessThan(510);
      return Math.round(Math.max(...all) / 100) * 100;
    });
    expect(longest).toEqual([1_000, 2_000, 4_000, 8_000, SPREAD_MS, SPREAD_MS, SPREAD_MS]);
  });
});
