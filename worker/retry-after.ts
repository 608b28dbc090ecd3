import { type EpochMs, SECOND_MS } from "#domain/time.ts";

/** Parses `Retry-After`: seconds or a date. @returns seconds from now; `null` if absent or unreadable. */
export function parseRetryAfter(retryAfter: string | null, now: EpochMs): number | null {
  if (retryAfter === null) return null;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter);
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / SECOND_MS));
}
