import { REQUEST_BYTES_MAX } from "#domain/limits.ts";
import { logEvent } from "../../log-event.ts";
import { readAtMost } from "../../media/read-body.ts";
import { problemResponse } from "./problem-response.ts";

const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a page of another origin sends a request: cookies may go along with it.
 *
 * A browser says one of the two headers of every write. A mail program's one-click POST and a caller
 * without a browser say neither, and send no cookie of a person.
 */
function isForeign({ headers, url }: Pick<Request, "headers" | "url">): boolean {
  const site = headers.get("sec-fetch-site");
  if (site === "cross-site" || site === "same-site") return true;
  const origin = headers.get("origin");
  return origin !== null && origin !== new URL(url).origin;
}

/**
 * Refuses a write of another origin's page with `forbidden_origin`. With `readsForm` the body is read and
 * counted as well, because the screens' router reads one of any size: `body_too_large`.
 *
 * @returns the request to go on with, or the refusal.
 */
export async function admitWrite(
  request: Request,
  { readsForm }: { readonly readsForm: boolean },
): Promise<Request | Response> {
  if (SAFE_METHODS.has(request.method)) return request;
  if (isForeign(request)) return problemResponse({ code: "forbidden_origin" });
  if (!readsForm || !request.body) return request;
  const body = await readAtMost(request, REQUEST_BYTES_MAX).catch((error: unknown) => {
    // The sender has gone: whatever is answered, nobody reads it.
    logEvent("form_interrupted", { error });
    return null;
  });
  return body ? new Request(request, { body }) : problemResponse({ code: "body_too_large" });
}
