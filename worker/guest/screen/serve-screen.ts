import { SLUG_PATTERN } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { portalPath, VIA_CODE_HASH } from "#portal/portal-path.ts";
import { getLinkOrigin } from "../../mail/mail-reader.ts";
import { toEtag } from "../../portal/page/page-etag.ts";
import { getPageHeaders } from "../../portal/page/page-headers.ts";
import type { QrEntry } from "../../portal/qr-store.ts";
import type { EventBindings } from "../counting/receive-events.ts";
import { loadPortal } from "../load-portal.ts";
import { notFoundPage, tooManyRequests } from "../plain-page.ts";
import { respondPlain } from "../plain-refusal.ts";
import { findEntry } from "../qr-landing.ts";
import { isSame, serveMissing } from "../serve-portal.ts";
import { type PlaceOfScreen, toScreenContent } from "./screen-content.ts";
import { screenPage } from "./screen-page.ts";

/** A screen's place, by the code it was set up with. */
interface ScreenPlace {
  /** `null`: the code's card was replaced, or its place deleted. */
  readonly place: PlaceOfScreen | null;
  /** Target of the screen's code. */
  readonly path: string;
}

function toScreenPlace(entry: QrEntry | null, code: string, slug: string): ScreenPlace {
  return entry && "place" in entry
    ? { place: { id: entry.place, code }, path: `/q/${code}` }
    : { place: null, path: portalPath(slug) + VIA_CODE_HASH };
}

/**
 * Answers `/p/:slug/screen[?place=<code>]`: the published portal as a lobby screen (N7). With a place's code,
 * scans count for the place and its announcements are shown; without one, or with an ended one, the screen's
 * code leads to the portal. Reads one KV value, plus the code's; no database.
 *
 * Refuses as the portal does; another portal's code counts as unknown.
 */
export async function serveScreen(
  request: Request,
  slug: string,
  env: EventBindings,
  now: EpochMs,
): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return respondPlain(405, { allow: "GET, HEAD" });
  if (!SLUG_PATTERN.test(slug)) return notFoundPage(request);
  const portal = await loadPortal(env, slug, { request, now });
  if (portal === null) return serveMissing(request, now);
  const { origin, searchParams } = new URL(request.url);
  const code = searchParams.get("place");
  const entry = code === null ? null : await findEntry(code, env, { request, now });
  if (entry === "too_many") return tooManyRequests(request);
  if (code !== null && entry?.slug !== slug) return notFoundPage(request, { slug, portal });
  const { place, path } = toScreenPlace(entry, code ?? "", slug);
  const content = toScreenContent(portal, { slug, place }, now);
  const { html, styleHashes } = screenPage(portal, content, getLinkOrigin(env, origin) + path);
  const body = new TextEncoder().encode(html);
  const etag = toEtag(body);
  const headers = {
    ...getPageHeaders(styleHashes),
    // The screen corrects its clock by this header, which not every server adds.
    date: new Date(now).toUTCString(),
    ...(content.isOpen ? { etag } : { "cache-control": "no-store" }),
  };
  if (content.isOpen && isSame(etag, request.headers.get("if-none-match"))) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === "HEAD" ? null : body, { headers });
}
