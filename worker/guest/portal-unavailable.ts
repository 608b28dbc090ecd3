import { RECEIPTS_SEGMENT } from "#portal/portal-path.ts";
import { logEvent } from "../log-event.ts";
import { unavailablePage } from "./plain-page.ts";
import { respondPlain } from "./plain-refusal.ts";

const AFTER_RECEIPTS = new RegExp(`(?<=/${RECEIPTS_SEGMENT}/).*`);

/** A portal is published, but neither KV nor R2 has it. */
export class PortalUnavailableError extends Error {
  override readonly name = "PortalUnavailableError";

  constructor(slug: string, options?: ErrorOptions) {
    super(`The portal ${slug} is published, and its pages can't be read.`, options);
  }
}

/**
 * Response for a failed guest request: a calm page, or a bare 503 for scripts, and one log line. Every
 * exception of a guest request ends here.
 */
export function answerFailure(request: Request, error: unknown): Response | Promise<Response> {
  // Receipt codes are removed: the log outlives the receipt's data.
  const path = new URL(request.url).pathname.replace(AFTER_RECEIPTS, "");
  logEvent("guest_request_failed", { path, error });
  if (request.method === "GET" || request.method === "HEAD") return unavailablePage(request);
  return respondPlain(503, { "retry-after": "60" });
}
