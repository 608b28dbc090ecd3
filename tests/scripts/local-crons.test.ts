import { afterEach, expect, it, vi } from "vitest";
import { fireCrons } from "#scripts/local-crons.ts";

afterEach(() => vi.useRealTimers());

it("a local run fires scheduled work when wrangler.toml says, in UTC, until it is stopped [G2]", async () => {
  vi.useFakeTimers({
    now: Date.parse("2026-06-10T03:01:00Z"),
    toFake: ["setTimeout", "clearTimeout", "Date"],
  });
  const fired: string[] = [];
  const stop = fireCrons("http://localhost:1", async (origin, pattern) => {
    fired.push(`${origin} ${pattern}`);
  });
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  const countTimes = (pattern: string) =>
    fired.filter((entry) => entry === `http://localhost:1 ${pattern}`).length;
  expect([countTimes("*/5 * * * *"), countTimes("7 * * * *"), countTimes("17 3 * * *")]).toEqual([12, 1, 1]);
  stop();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(fired).toHaveLength(14);
});
