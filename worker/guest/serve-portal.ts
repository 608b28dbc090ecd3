/**
 * Serves guests' pages (`/p/:slug`). Exposes `servePortal`, by far the most frequent request: it chooses the
 * language, loads the portal from memory or KV, and answers by ETag; and `respondPage`, which does so for any
 * loaded page. Nothing here reads the database.
 */

import { type ContentLanguage, isContentLanguage } from "#domain/language.ts";
import { toNetwork } from "#domain/network.ts";
import { SLUG_PATTERN } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import {
  ALPHABETICAL_QUERY,
  guidePath,
  KEEP_LANGUAGE_QUERY,
  portalPath,
  VIA_CARD_QUERY,
  WITH_SHEETS_QUERY,
} from "#portal/portal-path.ts";
import type { ServedPage } from "../portal/page/served-page.ts";
import { type AskedKind, isServedOpen, pageAt, type StoredPortal } from "../portal/stored-portal.ts";
import { isNotFoundOver } from "./counting/not-found-rate-limit.ts";
import { decideGuestLanguage, languageCookie } from "./guest-language.ts";
import { loadPortal } from "./load-portal.ts";
import { findPagePlace, type PlaceReading } from "./place-cookie.ts";
import { notFoundPage } from "./plain-page.ts";
import { respondPlain } from "./plain-refusal.ts";
import type { PortalBindings } from "./portal-visit.ts";

/** Whether an ETag matches `If-None-Match`. */
export function isSame(etag: string, ifNoneMatch: string | null): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}

/**
 * The first response: the page without its dialogs, which the script loads; the whole page if the address asks
 * for it.
 */
function toFirstPage(page: ServedPage, request: Request): ServedPage {
  if (request.url.endsWith(WITH_SHEETS_QUERY) || request.url.endsWith(VIA_CARD_QUERY)) return page;
  return page.split?.first ?? page;
}

/**
 * Licence and season decide which page is served. The closed page is not an error, so it has status 200; caches
 * must not keep it in place of the portal.
 */
function respondPortal(
  request: Request,
  portal: StoredPortal,
  wanted: Pick<Reader, "language" | "kind">,
  reading: PlaceReading,
): Response | Promise<Response> {
  const place = findPagePlace(request, portal, reading);
  const forPlace = (known: string | null) =>
    answerAt(request, portal, { ...wanted, place: known, now: reading.now });
  return place instanceof Promise ? place.then(forPlace) : forPlace(place);
}

interface Reader {
  readonly language: ContentLanguage;
  readonly kind: AskedKind;
  readonly place: string | null;
  readonly now: EpochMs;
}

function answerAt(request: Request, portal: StoredPortal, { language, kind, place, now }: Reader): Response {
  const isOpen = isServedOpen(portal, now);
  const page = toFirstPage(pageAt(portal, language, now, { place, kind }), request);
  const headers = page.headers(isOpen);
  if (isOpen && isSame(page.etag, request.headers.get("if-none-match"))) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === "HEAD" ? null : page.body, { headers });
}

interface PagePath {
  readonly slug: string;
  readonly language: string;
}

/** A page's address: its language is empty or anything that a guest may have written. */
interface PageAddress extends PagePath {
  readonly kind: AskedKind;
}

function toPath({ slug, kind }: PageAddress, language?: ContentLanguage): string {
  if (kind === "open") return portalPath(slug, language);
  return guidePath(slug, language) + (kind === "guide-az" ? ALPHABETICAL_QUERY : "");
}

/** The language of `AR` or `de-DE`, as people and browsers write it. */
function parseLanguage(named: string): ContentLanguage | undefined {
  const [code = ""] = named.toLowerCase().split(/[-_]/);
  return isContentLanguage(code) ? code : undefined;
}

/** Answers with a page of a loaded portal, in the language of the address or the guest's. */
export function respondPage(
  request: Request,
  address: PageAddress,
  portal: StoredPortal,
  reading: PlaceReading,
): Response | Promise<Response> {
  const { slug, language: named, kind } = address;
  const respondIn = (language: ContentLanguage) =>
    respondPortal(request, portal, { language, kind }, reading);
  if (named === "") return respondIn(decideGuestLanguage(request, portal));
  if (!isContentLanguage(named)) {
    const meant = parseLanguage(named);
    if (!meant) return notFoundPage(request, { slug, portal });
    return respondPlain(308, { location: toPath(address, meant), "cache-control": "public, max-age=3600" });
  }
  if (portal[kind].has(named)) {
    if (!request.url.endsWith(KEEP_LANGUAGE_QUERY)) return respondIn(named);
    return respondPlain(303, {
      location: toPath(address, named),
      "set-cookie": languageCookie(slug, named),
      "cache-control": "no-store",
    });
  }
  // The language of an old link was switched off.
  return new Response(null, {
    status: 302,
    headers: { location: toPath(address), "cache-control": "no-cache" },
  });
}

/** 404 for an unknown portal; a network with many misses is rate-limited, as for codes (G9). */
export async function serveMissing(request: Request, now: EpochMs): Promise<Response> {
  const network = toNetwork(request.headers.get("cf-connecting-ip") ?? "");
  if (!isNotFoundOver(network, now)) return notFoundPage(request);
  const { tooManyRequests } = await import("./plain-page.ts");
  return tooManyRequests(request);
}

/**
 * Answers `/p/:slug[/:language]`. Language: from the path, otherwise previously picked, otherwise the browser's
 * first enabled one, otherwise the default. Reads at most one KV value and no database; a second value if an
 * announcement is for places and the guest has a card.
 */
export function servePortal(
  request: Request,
  path: PagePath,
  env: PortalBindings,
  now: EpochMs,
): Response | Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return respondPlain(405, { allow: "GET, HEAD" });
  const { slug } = path;
  if (!SLUG_PATTERN.test(slug)) return notFoundPage(request);
  const address = { ...path, kind: "open" } as const;
  const portal = loadPortal(env, slug, { request, now });
  if (!(portal instanceof Promise)) return respondPage(request, address, portal, { env, now });
  return portal.then((loaded) =>
    loaded === null ? serveMissing(request, now) : respondPage(request, address, loaded, { env, now }),
  );
}
