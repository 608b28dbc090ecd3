import { RECEIPTS } from "#portal/portal-path.ts";
import { logEvent } from "../log-event.ts";
import { unavailablePage } from "./plain-page.ts";
import { plainRefusal } from "./plain-refusal.ts";

const AFTER_RECEIPTS = new RegExp(`(?<=/${RECEIPTS}/).*`);

/** A portal is published, and neither KV nor R2 has it. */
export class PortalUnavailableError extends Error {
  override readonly name = "PortalUnavailableError";

  constructor(slug: string, options?: ErrorOptions) {
    super(`The portal ${slug} is published, and its pages can't be read.`, options);
  }
}

/**
 * Answers a guest whose request failed by no fault of theirs: a calm page, or 503 alone to a script, and one line in
 * the log. Whatever is thrown for a guest ends here.
 */
export function answerFailure(request: Request, error: unknown): Response | Promise<Response> {
  // The log outlives what a receipt is of, and is not to name it.
  const path = new URL(request.url).pathname.replace(AFTER_RECEIPTS, "");
  logEvent("guest_request_failed", { path, error });
  if (request.method === "GET" || request.method === "HEAD") return unavailablePage(request);
  return plainRefusal(503, { "retry-after": "60" });
}
