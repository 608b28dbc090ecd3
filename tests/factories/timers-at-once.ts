import { vi } from "vitest";

/**
 * Runs zero-delay timers immediately, until `vi.unstubAllGlobals`. Workerd allows 10,000 timers an invocation (a test
 * is one), and the test runner inspects the stack for each.
 */
export function callTimersAtOnce(): void {
  vi.stubGlobal("setTimeout", (callback: () => void, ms = 0) => {
    if (ms === 0) queueMicrotask(callback);
    else void scheduler.wait(ms).then(callback);
  });
}
