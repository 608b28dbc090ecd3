import { type EpochMs, HOUR_MS, MINUTE_MS, SECOND_MS } from "#domain/time.ts";

/** Statuses that decide a step: a retry would get the same answer. */
const FINAL_STATUSES: ReadonlySet<number> = new Set([400, 403, 404, 409, 410, 412, 422]);

/** Whether a status leaves a step undecided (server or network error), so that it must be retried. */
export function isToBeSentAgain(status: number): boolean {
  return status >= 400 && !FINAL_STATUSES.has(status);
}

const PAUSE_MS = 10 * SECOND_MS;
const PAUSE_MS_MAX = 5 * MINUTE_MS;
/** Maximum accepted Retry-After. */
const ASKED_MS_MAX = HOUR_MS;

/** Delay after a number of consecutive failures. */
export function getPauseMs(failures: number): number {
  return Math.min(PAUSE_MS_MAX, PAUSE_MS * 2 ** Math.max(0, failures - 1));
}

/** Earliest retry by `Retry-After`, in seconds or as a date. */
export function getNextTryAt(retryAfter: string | null, now: EpochMs): EpochMs {
  if (retryAfter === null) return now;
  const at = /^\d+$/.test(retryAfter) ? now + Number(retryAfter) * SECOND_MS : Date.parse(retryAfter);
  return Number.isNaN(at) ? now : Math.min(Math.max(at, now), now + ASKED_MS_MAX);
}
