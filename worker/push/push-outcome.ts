import type { EpochMs } from "#domain/time.ts";
import { parseRetryAfter } from "../retry-after.ts";

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
