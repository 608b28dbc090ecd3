import type { EpochMs } from "#domain/time.ts";
import { portalPath } from "#portal/portal-path.ts";
import { MovedPortalError } from "../portal/portal-store.ts";
import { consentCookie, readConsent } from "./forms/consent-cookie.ts";
import { movePasses } from "./forms/pass-cookie.ts";
import { findChosenLanguage, languageCookie } from "./guest-language.ts";
import { movePlaceCookie } from "./guest-place.ts";
import { loadPortal } from "./load-portal.ts";
import { unavailablePage } from "./plain-page.ts";
import { respondPlain } from "./plain-refusal.ts";
import type { PortalBindings } from "./portal-visit.ts";

const PORTAL = /^\/p\/[^/]*/;

/**
 * Redirects from a former address of a portal to the same page at the present one (308), moving the browser's
 * two choices and scanned card, whose cookies are limited to the old path. Not cached: the address may be
 * reused.
 *
 * For up to a minute after a reuse, KV may redirect both addresses to each other; guests then get the
 * "unavailable" page.
 */
export async function redirectMoved(
  request: Request,
  { slug }: MovedPortalError,
  env: PortalBindings,
  now: EpochMs,
): Promise<Response> {
  try {
    await loadPortal(env, slug, { request, now });
  } catch (error) {
    if (error instanceof MovedPortalError) return unavailablePage(request);
    throw error;
  }
  const { pathname, search } = new URL(request.url);
  const answer = respondPlain(308, {
    location: pathname.replace(PORTAL, portalPath(slug)) + search,
    "cache-control": "no-store",
  });
  const consent = readConsent(request);
  if (consent !== null) {
    answer.headers.append(
      "set-cookie",
      consentCookie(slug, consent === "refused" ? null : consent.visitorId),
    );
  }
  const language = findChosenLanguage(request);
  if (language !== null) answer.headers.append("set-cookie", languageCookie(slug, language));
  const card = movePlaceCookie(request, slug);
  if (card !== null) answer.headers.append("set-cookie", card);
  for (const pass of movePasses(request, slug)) answer.headers.append("set-cookie", pass);
  return answer;
}
