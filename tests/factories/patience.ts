/**
 * How long a test waits for what is on its way: a machine that many share may stand still for seconds. What never
 * comes fails it.
 */
export const PATIENCE = { timeout: 60_000, interval: 20 } as const;
