import { expect, it } from "vitest";
import { desk } from "#app/messages/en/desk.ts";
import { describeLastHere, formatCountdown, getPartOfDay } from "./desk-words.ts";
import { countWrongTry, describeTries, NO_TRIES } from "./digit-tries.ts";

const now = Date.parse("2026-11-28T18:06:00Z");

it.each([
  ["2026-11-28T13:40:00Z", "Here at 13:40"],
  ["2026-11-27T23:50:00Z", "Yesterday"],
  ["2026-11-26T07:02:00Z", "26 Nov 2026"],
  [null, "Not here yet"],
])("says when somebody was last at the desk: %s, %s (H3)", (lastAt, said) => {
  const clock = { language: "en", now, timeZone: "UTC" } as const;
  expect(describeLastHere({ lastAt }, desk.names, clock)).toBe(said);
});

it("counts days by the property's clock (H3)", () => {
  const lastAt = "2026-11-28T11:30:00Z";
  const clock = { language: "en", now, timeZone: "Pacific/Auckland" } as const;
  expect(describeLastHere({ lastAt }, desk.names, clock)).toBe("Here at 00:30");
});

it.each([
  ["2026-11-28T04:59:00Z", "evening"],
  ["2026-11-28T05:00:00Z", "morning"],
  ["2026-11-28T12:00:00Z", "afternoon"],
  ["2026-11-28T18:00:00Z", "evening"],
])("greets by the hour: %s is %s (H3)", (at, part) => {
  expect(getPartOfDay(Date.parse(at), "UTC")).toBe(part);
});

it.each([
  [18_000, "0:18"],
  [17_001, "0:18"],
  [120_000, "2:00"],
  [900_000, "15:00"],
  [0, "0:00"],
  [-5_000, "0:00"],
])("counts %s ms down as %s (H3)", (remaining, said) => {
  expect(formatCountdown(remaining)).toBe(said);
});

it("announces the wait after the second wrong try, and waits after the third (H3)", () => {
  expect(describeTries(NO_TRIES, now)).toBeNull();
  const once = countWrongTry(NO_TRIES, { now, retryAfterSeconds: 0 });
  expect(describeTries(once, now)).toBe("wrong");
  const twice = countWrongTry(once, { now, retryAfterSeconds: 0 });
  expect(describeTries(twice, now)).toBe("wrong-twice");
  const thrice = countWrongTry(twice, { now, retryAfterSeconds: 30 });
  expect(describeTries(thrice, now + 29_999)).toBe("waits");
  expect(describeTries(thrice, now + 30_000)).toBeNull();
  expect(describeTries(countWrongTry(thrice, { now, retryAfterSeconds: 120 }), now)).toBe("waits");
});
