/**
 * How long to wait for an asynchronous result: a shared machine may stall for seconds. A missing result still fails.
 */
export const PATIENCE = { timeout: 60_000, interval: 20 } as const;
