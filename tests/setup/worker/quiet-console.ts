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

beforeEach(() => {
  spies = spyOnConsole();
  expected = null;
});

// A complaint that no test expected is a failure; so is an expected one that never came.
afterEach(() => {
  const lines = spies.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(" ")));
  for (const spy of spies) spy.mockRestore();
  const pattern = expected;
  if (pattern) expect(lines.some((line) => pattern.test(line))).toBe(true);
  expect(lines.filter((line) => !pattern?.test(line))).toEqual([]);
});
