import { type EpochMs, SECOND_MS } from "#domain/time.ts";

/** Result of sending to one browser. */
export type PushOutcome =
  /** Accepted by the push service. */
  | { readonly outcome: "sent" }
  /** The subscription has ended, or its key is unusable: delete it. */
  | { readonly outcome: "gone" }
  /** The push service is busy or unavailable; `null`: no `Retry-After`. */
  | { readonly outcome: "later"; readonly retryAfterSeconds: number | null }
  /** Permanent failure; do not retry. */
  | { readonly outcome: "refused"; readonly reason: string };

/** Parses `Retry-After`: seconds or a date. */
function parseRetryAfter(retryAfter: string | null, now: EpochMs): number | null {
  if (retryAfter === null) return null;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter);
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / SECOND_MS));
}

/** Interprets a push service's response (RFC 8030, sections 5 and 7.3). */
export function toPushOutcome(
  { status, headers }: Pick<Response, "status" | "headers">,
  now: EpochMs,
): PushOutcome {
  if (status >= 200 && status < 300) return { outcome: "sent" };
  if (status === 404 || status === 410) return { outcome: "gone" };
  if (status === 408 || status === 429 || status >= 500) {
    return { outcome: "later", retryAfterSeconds: parseRetryAfter(headers.get("retry-after"), now) };
  }
  return { outcome: "refused", reason: `status ${status}` };
}
