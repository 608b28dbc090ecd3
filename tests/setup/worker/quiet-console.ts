import { afterEach, beforeEach, expect, vi } from "vitest";

const LEVELS = ["error", "warn"] as const;
let spies: ReturnType<typeof spyOnConsole> = [];
let expected: RegExp | null = null;

function spyOnConsole() {
  return LEVELS.map((level) => vi.spyOn(console, level).mockImplementation(() => undefined));
}

/** Says that this test makes the product complain, and of what. */
export function expectComplaint(pattern: RegExp): void {
  expected = pattern;
}

/** What the product has complained of in this test, line by line. */
export function complaints(): string[] {
  return spies.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(" ")));
}

beforeEach(() => {
  spies = spyOnConsole();
  expected = null;
});

// A complaint that no test expected is a failure; so is an expected one that never came.
afterEach(() => {
  const lines = complaints();
  for (const spy of spies) spy.mockRestore();
  const pattern = expected;
  if (pattern) expect(lines.some((line) => pattern.test(line))).toBe(true);
  expect(lines.filter((line) => !pattern?.test(line))).toEqual([]);
});
