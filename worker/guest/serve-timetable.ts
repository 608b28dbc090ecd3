import { isPortalOpen } from "#domain/property/portal-licence.ts";
import { SLUG_PATTERN } from "#domain/property/property.ts";
import { type EpochMs, HOUR_MS } from "#domain/time.ts";
import type { PortalMoment } from "#portal/tile/opening-label.ts";
import type { PageTimetable } from "#portal/tile/page-timetable.ts";
import { toEtag } from "../portal/page/page-etag.ts";
import type { ServedPage } from "../portal/page/served-page.ts";
import { getSlots } from "../portal/page/slots.ts";
import { toTimedPage } from "../portal/page/timed-page.ts";
import { toGuideTimetable, toPageTimetable } from "../portal/page/timetable.ts";
import { loadGuide, loadPortal } from "./load-portal.ts";
import { respondPlain } from "./plain-refusal.ts";
import type { PortalBindings } from "./portal-visit.ts";

interface Made {
  readonly hour: number;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

const made = new WeakMap<ServedPage, Made>();

/** `null`: nothing on the page changes by the clock. */
function toTable(page: ServedPage, moment: PortalMoment, kind: Asked["kind"]): PageTimetable | null {
  if (kind === "guide") {
    const isTimed = page.guideTiming !== null || getSlots(page.markup, "today").length > 0;
    return isTimed ? toGuideTimetable(page.guideTiming, moment) : null;
  }
  const timed = toTimedPage(page);
  return timed && toPageTimetable(timed, moment);
}

function makeOnce(page: ServedPage, moment: PortalMoment, kind: Asked["kind"]): Made | null {
  const hour = Math.floor(moment.at / HOUR_MS);
  const known = made.get(page);
  if (known?.hour === hour) return known;
  const table = toTable(page, moment, kind);
  if (table === null) return null;
  const body = new TextEncoder().encode(JSON.stringify(table));
  const fresh = { hour, body, etag: toEtag(body) };
  made.set(page, fresh);
  return fresh;
}

interface Asked {
  readonly slug: string;
  readonly language: string;
  readonly kind: "open" | "guide";
}

/**
 * Answers `/p/:slug/:language/timetable` for pages with timed buttons, and `guide-timetable` for guides with hours:
 * the data for updating them in the browser. Reads at most one KV value and no database.
 *
 * @returns 404 if nothing on the page has hours, and while the licence is invalid.
 */
export async function serveTimetable(
  request: Request,
  { slug, language, kind }: Asked,
  env: PortalBindings,
  now: EpochMs,
): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return respondPlain(405, { allow: "GET, HEAD" });
  const load = kind === "guide" ? loadGuide : loadPortal;
  const portal = SLUG_PATTERN.test(slug) ? await load(env, slug, { request, now }) : null;
  const page = [...(portal?.[kind] ?? [])].find(([code]) => code === language)?.[1];
  const table =
    portal && page && isPortalOpen(portal.licence, now)
      ? makeOnce(page, { at: now, timeZone: portal.manifest.timeZone }, kind)
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
