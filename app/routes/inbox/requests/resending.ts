import { type EpochMs, HOUR_MS, MINUTE_MS, SECOND_MS } from "#domain/time.ts";

/** Answers that say of a step whether it can be taken: sent again, it would be answered alike. */
const DECIDED: ReadonlySet<number> = new Set([400, 403, 404, 409, 410, 412, 422]);

/** Whether an answer leaves a step open: the server or the way to it is at fault, and it is to be sent again. */
export function isToBeSentAgain(status: number): boolean {
  return status >= 400 && !DECIDED.has(status);
}

const PAUSE_MS = 10 * SECOND_MS;
const PAUSE_MS_MAX = 5 * MINUTE_MS;
/** What is asked for beyond that is not waited for. */
const ASKED_MS_MAX = HOUR_MS;

/** How long to wait after so many tries in a row that came to nothing. */
export function pauseMsAfter(failures: number): number {
  return Math.min(PAUSE_MS_MAX, PAUSE_MS * 2 ** Math.max(0, failures - 1));
}

/** From when an answer with this `Retry-After`, seconds or a date, may be followed by another try. */
export function nextTryAt(retryAfter: string | null, now: EpochMs): EpochMs {
  if (retryAfter === null) return now;
  const at = /^\d+$/.test(retryAfter) ? now + Number(retryAfter) * SECOND_MS : Date.parse(retryAfter);
  return Number.isNaN(at) ? now : Math.min(Math.max(at, now), now + ASKED_MS_MAX);
}
