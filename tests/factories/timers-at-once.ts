import { vi } from "vitest";

/**
 * Has timers of no time called at once, until `vi.unstubAllGlobals`. Workerd lets one invocation, which a test is, have
 * 10,000 of them, and the test runner looks at the stack for each.
 */
export function callTimersAtOnce(): void {
  vi.stubGlobal("setTimeout", (callback: () => void, ms = 0) => {
    if (ms === 0) queueMicrotask(callback);
    else void scheduler.wait(ms).then(callback);
  });
}
