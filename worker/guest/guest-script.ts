import { hash as askHash, source as askSource } from "virtual:ask-script";
import { hash as guardHash, source as guardSource } from "virtual:guard-script";
import { hash, source } from "virtual:guest-script";
import { hash as hoursHash, source as hoursSource } from "virtual:hours-script";
import { hash as moreHash, source as moreSource } from "virtual:more-script";
import { hash as newsHash, source as newsSource } from "virtual:news-script";
import { hash as progressHash, source as progressSource } from "virtual:progress-script";
import { hash as workerHash, source as workerSource } from "virtual:service-worker";
import { ANNOUNCEMENT_KINDS } from "#domain/announcement/announcement.ts";
import { textFingerprint } from "#domain/fingerprint.ts";
import { ASK_STYLE, newsStyle } from "#portal/news-style.ts";
import { plainRefusal } from "./plain-refusal.ts";

const COMMON = { "content-type": "text/javascript; charset=utf-8" } as const;

const NEWS_STYLE = newsStyle(ANNOUNCEMENT_KINDS) + ASK_STYLE;
const NEWS_STYLE_ETAG = `"${textFingerprint(NEWS_STYLE)}"`;

const SCRIPT_HEADERS = {
  ...COMMON,
  // Short: the address stays for years, and a repair should reach open pages within minutes.
  "cache-control": "public, max-age=300, stale-while-revalidate=86400",
};

const WORKER_HEADERS = {
  ...COMMON,
  // Asked for each time: a faulty one must not outlive its repair.
  "cache-control": "no-cache",
  etag: `"${workerHash}"`,
  "service-worker-allowed": "/p/",
  // What it fetches for pages counts as connecting, whatever it is.
  "content-security-policy": "default-src 'none'; connect-src 'self'",
};

function answer(request: Request, body: string, headers: Readonly<Record<string, string>>): Response {
  if (request.method !== "GET" && request.method !== "HEAD") return plainRefusal(405, { allow: "GET, HEAD" });
  if (request.headers.get("if-none-match")?.replace(/^W\//, "") === headers.etag) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

/** Answers what every published page begins with. */
export function serveGuestScript(request: Request): Response {
  return answer(request, source, { ...SCRIPT_HEADERS, etag: `"${hash}"` });
}

/** Answers what every published page fetches once it is idle. */
export function serveMoreScript(request: Request): Response {
  return answer(request, moreSource, { ...SCRIPT_HEADERS, etag: `"${moreHash}"` });
}

/** Answers the script of pages whose buttons have hours. */
export function serveHoursScript(request: Request): Response {
  return answer(request, hoursSource, { ...SCRIPT_HEADERS, etag: `"${hoursHash}"` });
}

/** Answers the script of pages whose guest waits for what they asked for. */
export function serveProgressScript(request: Request): Response {
  return answer(request, progressSource, { ...SCRIPT_HEADERS, etag: `"${progressHash}"` });
}

/** Answers the script of pages whose property has something to tell. */
export function serveNewsScript(request: Request): Response {
  return answer(request, newsSource, { ...SCRIPT_HEADERS, etag: `"${newsHash}"` });
}

/** Answers the style of what comes to an open page. */
export function serveNewsStyle(request: Request): Response {
  const headers = { ...SCRIPT_HEADERS, "content-type": "text/css; charset=utf-8", etag: NEWS_STYLE_ETAG };
  return answer(request, NEWS_STYLE, headers);
}

/** Answers the script that asks a guest for notifications. */
export function serveAskScript(request: Request): Response {
  return answer(request, askSource, { ...SCRIPT_HEADERS, etag: `"${askHash}"` });
}

/** Answers the script of pages whose guest opens what is guarded. */
export function serveGuardScript(request: Request): Response {
  return answer(request, guardSource, { ...SCRIPT_HEADERS, etag: `"${guardHash}"` });
}

/** Answers the service worker of all portals. */
export function serveServiceWorker(request: Request): Response {
  return answer(request, workerSource, WORKER_HEADERS);
}
