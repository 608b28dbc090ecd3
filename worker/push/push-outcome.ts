import { type EpochMs, SECOND_MS } from "#domain/time.ts";

/** What became of a message to one browser. */
export type PushOutcome =
  /** Its push service has taken it. */
  | { readonly outcome: "sent" }
  /** No such subscription exists: it has ended, or nothing can be encrypted for its key. It is deleted. */
  | { readonly outcome: "gone" }
  /** The push service is busy or away; null: it does not say for how long. */
  | { readonly outcome: "later"; readonly retryAfterSeconds: number | null }
  /** Never taken, however often it is tried. */
  | { readonly outcome: "refused"; readonly reason: string };

/** `Retry-After`, which is a number of seconds or a date. */
function secondsOf(retryAfter: string | null, now: EpochMs): number | null {
  if (retryAfter === null) return null;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter);
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / SECOND_MS));
}

/** Reads the answer of a push service (RFC 8030, sections 5 and 7.3). */
export function pushOutcomeOf(
  { status, headers }: Pick<Response, "status" | "headers">,
  now: EpochMs,
): PushOutcome {
  if (status >= 200 && status < 300) return { outcome: "sent" };
  if (status === 404 || status === 410) return { outcome: "gone" };
  if (status === 408 || status === 429 || status >= 500) {
    return { outcome: "later", retryAfterSeconds: secondsOf(headers.get("retry-after"), now) };
  }
  return { outcome: "refused", reason: `status ${status}` };
}
