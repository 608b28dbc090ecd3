import { afterEach, beforeEach, expect, vi } from "vitest";

const LEVELS = ["error", "warn"] as const;
let spies: ReturnType<typeof spyOnConsole> = [];
let told: ReturnType<typeof spyOnLog> | null = null;
let expected: RegExp | null = null;

function spyOnLog() {
  return vi.spyOn(console, "log").mockImplementation(() => undefined);
}

function spyOnConsole() {
  return LEVELS.map((level) => vi.spyOn(console, level).mockImplementation(() => undefined));
}

/** Says that this test makes the product complain, and of what. */
export function expectComplaint(pattern: RegExp): void {
  expected = pattern;
}

/** What the product has logged in this test and is no complaint, line by line. */
export function loggedLines(): string[] {
  return told?.mock.calls.map((call) => call.map(String).join(" ")) ?? [];
}

/** What the product has complained of in this test, line by line. */
export function complaints(): string[] {
  return spies.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(" ")));
}

beforeEach(() => {
  spies = spyOnConsole();
  told = spyOnLog();
  expected = null;
});

// A complaint that no test expected is a failure; so is an expected one that never came.
afterEach(() => {
  const lines = complaints();
  for (const spy of spies) spy.mockRestore();
  told?.mockRestore();
  const pattern = expected;
  if (pattern) expect(lines.some((line) => pattern.test(line))).toBe(true);
  expect(lines.filter((line) => !pattern?.test(line))).toEqual([]);
});
