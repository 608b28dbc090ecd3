import { hash, source } from "virtual:guest-script";
import { plainRefusal } from "./page-response.ts";

export const GUEST_SCRIPT_PATH = "/guest/v1.js";

const HEADERS = {
  "content-type": "text/javascript; charset=utf-8",
  // Short: the address stays for years, and a repair should reach open pages within minutes.
  "cache-control": "public, max-age=300, stale-while-revalidate=86400",
  etag: `"${hash}"`,
  "x-content-type-options": "nosniff",
};

/** Answers the one script of every published page. */
export function serveGuestScript(request: Request): Response {
  if (request.method !== "GET" && request.method !== "HEAD") return plainRefusal(405, { allow: "GET, HEAD" });
  if (request.headers.get("if-none-match")?.replace(/^W\//, "") === HEADERS.etag) {
    return new Response(null, { status: 304, headers: HEADERS });
  }
  return new Response(request.method === "HEAD" ? null : source, { headers: HEADERS });
}
