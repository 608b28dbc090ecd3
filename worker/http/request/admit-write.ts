import { REQUEST_BYTES_MAX } from "#domain/limits.ts";
import { logEvent } from "../../log-event.ts";
import { readBodyAtMost } from "../../media/read-body.ts";
import { problemResponse } from "./problem-response.ts";

const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request comes from a page of another origin, possibly with cookies.
 *
 * Browsers send one of the two headers with every write. Mail programs' one-click POSTs and other clients send
 * neither, and no user's cookie.
 */
function isForeign({ headers, url }: Pick<Request, "headers" | "url">): boolean {
  const site = headers.get("sec-fetch-site");
  if (site === "cross-site" || site === "same-site") return true;
  const origin = headers.get("origin");
  return origin !== null && origin !== new URL(url).origin;
}

/**
 * Refuses writes from other origins' pages with `forbidden_origin`. With `readsForm`, also reads the body up to
 * the limit, because the screens' router accepts any size: `body_too_large`.
 *
 * @returns the request to continue with, or the refusal.
 */
export async function admitWrite(
  request: Request,
  { readsForm }: { readonly readsForm: boolean },
): Promise<Request | Response> {
  if (SAFE_METHODS.has(request.method)) return request;
  if (isForeign(request)) return problemResponse({ code: "forbidden_origin" });
  if (!readsForm || !request.body) return request;
  const body = await readBodyAtMost(request, REQUEST_BYTES_MAX).catch((error: unknown) => {
    // The connection broke; nobody receives the response.
    logEvent("form_interrupted", { error });
    return null;
  });
  return body ? new Request(request, { body }) : problemResponse({ code: "body_too_large" });
}
