import { SLUG_PATTERN } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { loadGuide, loadPortal } from "./load-portal.ts";
import { notFoundPage } from "./plain-page.ts";
import { respondPlain } from "./plain-refusal.ts";
import type { PortalBindings } from "./portal-visit.ts";
import { respondPage, serveMissing } from "./serve-portal.ts";

/** `ALPHABETICAL_QUERY`, also among other parameters. */
function isAlphabetical({ url }: Request): boolean {
  return url.includes("?") && new URL(url).searchParams.get("order") === "az";
}

/**
 * Answers `/p/:slug[/:language]/guide` (A6), by topic or with `?order=az`, as `servePortal` answers the portal:
 * at most one KV value and no database.
 *
 * @returns the portal's 404 page if it has no guide.
 */
export async function serveGuide(
  request: Request,
  { slug, language }: { readonly slug: string; readonly language: string },
  env: PortalBindings,
  now: EpochMs,
): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return respondPlain(405, { allow: "GET, HEAD" });
  if (!SLUG_PATTERN.test(slug)) return notFoundPage(request);
  const visit = { request, now };
  const guide = await loadGuide(env, slug, visit);
  if (guide) {
    const kind = isAlphabetical(request) ? "guide-az" : "guide";
    return respondPage(request, { slug, language, kind }, guide, { env, now });
  }
  const portal = await loadPortal(env, slug, visit);
  return portal ? notFoundPage(request, { slug, portal }) : serveMissing(request, now);
}
