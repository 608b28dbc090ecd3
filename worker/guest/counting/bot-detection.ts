/**
 * Bot detection by request headers. Exposes `isBot`. It combines the `isbot` list, missing Fetch Metadata and
 * signs of prefetching; nothing is stored.
 */

import { isbot } from "isbot";

/** Browser versions that send Fetch Metadata with every request. */
const PURPOSE_BROWSERS: readonly (readonly [name: RegExp, since: number])[] = [
  [/\bChrome\/(\d+)/, 80],
  [/\bFirefox\/(\d+)/, 90],
  [/\bVersion\/(\d+)\S* (?:Mobile\/\S+ )?Safari\//, 17],
];

/** Whether a browser that sends Fetch Metadata sent none. Skipped on plain HTTP, where browsers omit the header. */
function lacksFetchMetadata({ headers, url }: Request, userAgent: string): boolean {
  if (new URL(url).protocol !== "https:") return false;
  if (headers.has("sec-fetch-site") || headers.has("sec-fetch-mode")) return false;
  return PURPOSE_BROWSERS.some(([name, since]) => Number(name.exec(userAgent)?.[1] ?? 0) >= since);
}

/** Prefetched or prerendered pages have not been seen by anybody. */
function isLoadedAhead({ headers }: Request): boolean {
  return ["sec-purpose", "purpose", "x-moz"].some((name) =>
    /prefetch|prerender/i.test(headers.get(name) ?? ""),
  );
}

/** A headless browser may claim to be a phone, but shows in its client hints. */
function hasNoWindow({ headers, url }: Request): boolean {
  return new URL(url).protocol === "https:" && /headless/i.test(headers.get("sec-ch-ua") ?? "");
}

/** In-app browsers that `isbot` takes for bots, because of a character or a word such as "Scan" in their names. */
const GUEST_APPS = /\b(?:AlipayClient|AliApp|DaumApps|Grab)\b|(?:QR|Barcode)\w*Scan/i;
/** A phone's browser without a URL; bots usually name one for complaints. */
const PHONE = /^Mozilla\/5\.0 \((?!compatible)(?!.*https?:).*\bMobile\b/;

/** Link previews, and an iOS library that makes requests without showing pages. */
const PREVIEWS = /\bCFNetwork\/|\bZaloPC\b/;

/** Whether a user agent is a bot's, except for in-app browsers used by guests. */
function isMachineName(userAgent: string): boolean {
  if (PREVIEWS.test(userAgent)) return true;
  return isbot(userAgent) && !(GUEST_APPS.test(userAgent) && PHONE.test(userAgent));
}

/**
 * Whether a request comes from a bot: by its user agent, by headers that browsers send and scripts omit, or
 * because the page is loaded without being shown. Reads headers only and stores nothing.
 */
export function isBot(request: Request): boolean {
  const { headers } = request;
  const userAgent = headers.get("user-agent") ?? "";
  if (userAgent === "" || (headers.get("accept-language") ?? "") === "" || isMachineName(userAgent))
    return true;
  return lacksFetchMetadata(request, userAgent) || isLoadedAhead(request) || hasNoWindow(request);
}
