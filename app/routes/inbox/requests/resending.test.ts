import { expect, it } from "vitest";
import { HOUR_MS } from "#domain/time.ts";
import { getNextTryAt, getPauseMs, isToBeSentAgain } from "./resending.ts";

it("a queued press ends only with a decision of the server [R11]", () => {
  for (const status of [400, 403, 404, 409, 410, 412, 422]) expect(isToBeSentAgain(status)).toBe(false);
  for (const status of [401, 408, 425, 429, 500, 502, 503, 504, 520])
    expect(isToBeSentAgain(status)).toBe(true);
  expect(isToBeSentAgain(200)).toBe(false);
});

it("is retried with increasing delays, up to five minutes [R11]", () => {
  expect([0, 1, 2, 3, 5, 6, 60].map((failures) => getPauseMs(failures) / 1_000)).toEqual([
    10, 10, 20, 40, 160, 300, 300,
  ]);
});

it("and not before the server's Retry-After, up to an hour [R11]", () => {
  const now = Date.parse("2026-11-27T10:00:00Z");
  expect(getNextTryAt("30", now)).toBe(now + 30_000);
  expect(getNextTryAt("Fri, 27 Nov 2026 10:02:00 GMT", now)).toBe(now + 120_000);
  expect(getNextTryAt("86400", now)).toBe(now + HOUR_MS);
  for (const none of [null, "", "soon", "-5", "Fri, 27 Nov 2026 09:00:00 GMT"]) {
    expect(getNextTryAt(none, now)).toBe(now);
  }
});
