import { isPortalOpen } from "#domain/property/portal-licence.ts";
import { SLUG_PATTERN } from "#domain/property/property.ts";
import { type EpochMs, HOUR_MS } from "#domain/time.ts";
import { toEtag } from "../portal/page/page-etag.ts";
import type { ServedPage } from "../portal/page/served-page.ts";
import { toTimedPage } from "../portal/page/timed-page.ts";
import { toPageTimetable } from "../portal/page/timetable.ts";
import { loadPortal } from "./load-portal.ts";
import { respondPlain } from "./plain-refusal.ts";
import type { PortalBindings } from "./portal-visit.ts";

interface Made {
  readonly hour: number;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

const made = new WeakMap<ServedPage, Made>();

function makeOnce(page: ServedPage, now: EpochMs, timeZone: string): Made | null {
  const hour = Math.floor(now / HOUR_MS);
  const known = made.get(page);
  if (known?.hour === hour) return known;
  const timed = toTimedPage(page);
  if (!timed) return null;
  const table = toPageTimetable(timed, { at: now, timeZone });
  const body = new TextEncoder().encode(JSON.stringify(table));
  const fresh = { hour, body, etag: toEtag(body) };
  made.set(page, fresh);
  return fresh;
}

/**
 * Answers `/p/:slug/:language/timetable` for pages with timed buttons: the data for updating them in the
 * browser. Reads at most one KV value and no database.
 *
 * @returns 404 if no button has hours, and while the licence is invalid.
 */
export async function serveTimetable(
  request: Request,
  { slug, language }: { readonly slug: string; readonly language: string },
  env: PortalBindings,
  now: EpochMs,
): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return respondPlain(405, { allow: "GET, HEAD" });
  const portal = SLUG_PATTERN.test(slug) ? await loadPortal(env, slug, { request, now }) : null;
  const page = [...(portal?.open ?? [])].find(([code]) => code === language)?.[1];
  const table =
    portal && page && isPortalOpen(portal.licence, now)
      ? makeOnce(page, now, portal.manifest.timeZone)
      : null;
  if (table === null) return respondPlain(404, { "cache-control": "no-store" });
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-cache",
    "content-security-policy": "default-src 'none'",
    etag: table.etag,
    // The page corrects the phone's clock by this header, which not every server adds.
    date: new Date(now).toUTCString(),
  };
  if (request.headers.get("if-none-match")?.replace(/^W\//, "") === table.etag) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === "HEAD" ? null : table.body, { headers });
}
