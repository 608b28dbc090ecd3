import { SLUG_PATTERN } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { isServedOpen, pageAt } from "../portal/stored-portal.ts";
import { loadPortal } from "./load-portal.ts";
import { respondPlain } from "./plain-refusal.ts";
import type { PortalBindings } from "./portal-visit.ts";

/**
 * Answers `/p/:slug/:language/sheets`: style and markup of a page's dialogs, inserted by its script. Reads at
 * most one KV value and no database.
 *
 * @returns 404 if there are no dialogs or the page contains them, and while the portal is closed.
 */
export async function serveSheets(
  request: Request,
  { slug, language }: { readonly slug: string; readonly language: string },
  env: PortalBindings,
  now: EpochMs,
): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return respondPlain(405, { allow: "GET, HEAD" });
  const portal = SLUG_PATTERN.test(slug) ? await loadPortal(env, slug, { request, now }) : null;
  const named = portal?.languages.find((code) => code === language);
  const page = portal && named && isServedOpen(portal, now) ? pageAt(portal, named, now) : null;
  const sheets = page?.split?.sheets;
  if (!sheets) return respondPlain(404, { "cache-control": "no-store" });
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    "content-security-policy": "default-src 'none'",
    "x-robots-tag": "noindex",
    etag: page.etag,
  };
  if (request.headers.get("if-none-match")?.replace(/^W\//, "") === page.etag) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === "HEAD" ? null : sheets, { headers });
}
