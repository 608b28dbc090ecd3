import { SLUG_PATTERN } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { formatPlaceLabel } from "#portal/words/place-words.ts";
import { isServedOpen } from "../portal/stored-portal.ts";
import { findGuestPlace } from "./guest-place.ts";
import { loadPortal } from "./load-portal.ts";
import { respondPlain } from "./plain-refusal.ts";
import type { PortalBindings } from "./portal-visit.ts";

/** Headers of a response for one guest. */
const PRIVATE = { "cache-control": "private, no-store", vary: "cookie" } as const;

/**
 * Answers `/p/:slug/:language/place`: the name of the scanned card's place, for forms (R4). Needs only the
 * cookie of this portal's path.
 *
 * @returns 204: no place known; 404 for a portal or language that is not open.
 */
export async function servePlace(
  request: Request,
  { slug, language }: { readonly slug: string; readonly language: string },
  env: PortalBindings,
  now: EpochMs,
): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return respondPlain(405, { allow: "GET, HEAD" });
  const portal = SLUG_PATTERN.test(slug) ? await loadPortal(env, slug, { request, now }) : null;
  const named = portal?.languages.find((code) => code === language);
  if (!portal || !named || !isServedOpen(portal, now)) return respondPlain(404, PRIVATE);
  const place = await findGuestPlace(request, env, { propertyId: portal.manifest.propertyId, now });
  if (place === null) return respondPlain(204, PRIVATE);
  return new Response(request.method === "HEAD" ? null : formatPlaceLabel(named, place), {
    headers: { ...PRIVATE, "content-type": "text/plain; charset=utf-8", "content-language": named },
  });
}
