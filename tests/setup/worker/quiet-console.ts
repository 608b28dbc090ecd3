import { afterEach, beforeEach, expect, vi } from "vitest";

const LEVELS = ["error", "warn"] as const;
let spies: ReturnType<typeof spyOnConsole> = [];
let logSpy: ReturnType<typeof spyOnLog> | null = null;
let expected: RegExp | null = null;

function spyOnLog() {
  return vi.spyOn(console, "log").mockImplementation(() => undefined);
}

function spyOnConsole() {
  return LEVELS.map((level) => vi.spyOn(console, level).mockImplementation(() => undefined));
}

/** Declares that this test causes a warning or error that matches. */
export function expectComplaint(pattern: RegExp): void {
  expected = pattern;
}

/** Log lines of this test that are no complaints. */
export function loggedLines(): string[] {
  return logSpy?.mock.calls.map((call) => call.map(String).join(" ")) ?? [];
}

/** Complaints in this test's log. */
export function listWarningsAndErrors(): string[] {
  return spies.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(" ")));
}

beforeEach(() => {
  spies = spyOnConsole();
  logSpy = spyOnLog();
  expected = null;
});

// Fails on an unexpected complaint, and on a missing expected one.
afterEach(() => {
  const lines = listWarningsAndErrors();
  for (const spy of spies) spy.mockRestore();
  logSpy?.mockRestore();
  const pattern = expected;
  if (pattern) expect(lines.some((line) => pattern.test(line))).toBe(true);
  expect(lines.filter((line) => !pattern?.test(line))).toEqual([]);
});
