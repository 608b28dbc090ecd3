import { hash as askHash, source as askSource } from "virtual:ask-script";
import { hash as guardHash, source as guardSource } from "virtual:guard-script";
import { hash, source } from "virtual:guest-script";
import { hash as hoursHash, source as hoursSource } from "virtual:hours-script";
import { hash as moreHash, source as moreSource } from "virtual:more-script";
import { hash as newsHash, source as newsSource } from "virtual:news-script";
import { hash as progressHash, source as progressSource } from "virtual:progress-script";
import { hash as searchHash, source as searchSource } from "virtual:search-script";
import { hash as workerHash, source as workerSource } from "virtual:service-worker";
import { ANNOUNCEMENT_KINDS } from "#domain/announcement/announcement.ts";
import { textFingerprint } from "#domain/fingerprint.ts";
import { ASK_STYLE, buildNewsStyle } from "#portal/news-style.ts";
import { respondPlain } from "./plain-refusal.ts";

const COMMON = { "content-type": "text/javascript; charset=utf-8" } as const;

const NEWS_STYLE = buildNewsStyle(ANNOUNCEMENT_KINDS) + ASK_STYLE;
const NEWS_STYLE_ETAG = `"${textFingerprint(NEWS_STYLE)}"`;

const SCRIPT_HEADERS = {
  ...COMMON,
  // Short, because the address never changes and a fix should reach open pages within minutes.
  "cache-control": "public, max-age=300, stale-while-revalidate=86400",
};

const WORKER_HEADERS = {
  ...COMMON,
  // Revalidated each time: a faulty service worker must not outlive its fix.
  "cache-control": "no-cache",
  etag: `"${workerHash}"`,
  "service-worker-allowed": "/p/",
  // A service worker's fetches count as `connect-src`, whatever they load.
  "content-security-policy": "default-src 'none'; connect-src 'self'",
};

function respondScript(request: Request, body: string, headers: Readonly<Record<string, string>>): Response {
  if (request.method !== "GET" && request.method !== "HEAD") return respondPlain(405, { allow: "GET, HEAD" });
  if (request.headers.get("if-none-match")?.replace(/^W\//, "") === headers.etag) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

/** The script of every page. */
export function serveGuestScript(request: Request): Response {
  return respondScript(request, source, { ...SCRIPT_HEADERS, etag: `"${hash}"` });
}

/** The script that pages load when idle. */
export function serveMoreScript(request: Request): Response {
  return respondScript(request, moreSource, { ...SCRIPT_HEADERS, etag: `"${moreHash}"` });
}

/** The script of pages with timed buttons. */
export function serveHoursScript(request: Request): Response {
  return respondScript(request, hoursSource, { ...SCRIPT_HEADERS, etag: `"${hoursHash}"` });
}

/** The script of pages with an open request. */
export function serveProgressScript(request: Request): Response {
  return respondScript(request, progressSource, { ...SCRIPT_HEADERS, etag: `"${progressHash}"` });
}

/** The script of pages with announcements. */
export function serveNewsScript(request: Request): Response {
  return respondScript(request, newsSource, { ...SCRIPT_HEADERS, etag: `"${newsHash}"` });
}

/** The style of announcements that arrive on an open page. */
export function serveNewsStyle(request: Request): Response {
  const headers = { ...SCRIPT_HEADERS, "content-type": "text/css; charset=utf-8", etag: NEWS_STYLE_ETAG };
  return respondScript(request, NEWS_STYLE, headers);
}

/** The script that asks for push permission. */
export function serveAskScript(request: Request): Response {
  return respondScript(request, askSource, { ...SCRIPT_HEADERS, etag: `"${askHash}"` });
}

/** The script of guarded buttons. */
export function serveGuardScript(request: Request): Response {
  return respondScript(request, guardSource, { ...SCRIPT_HEADERS, etag: `"${guardHash}"` });
}

/** The script of the guests' search. */
export function serveSearchScript(request: Request): Response {
  return respondScript(request, searchSource, { ...SCRIPT_HEADERS, etag: `"${searchHash}"` });
}

/** The service worker of all portals. */
export function serveServiceWorker(request: Request): Response {
  return respondScript(request, workerSource, WORKER_HEADERS);
}
