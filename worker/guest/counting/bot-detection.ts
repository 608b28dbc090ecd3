import { isbot } from "isbot";

/** From which version on a browser says of every request what it is for (Fetch Metadata). */
const SAYS_PURPOSE: readonly (readonly [name: RegExp, since: number])[] = [
  [/\bChrome\/(\d+)/, 80],
  [/\bFirefox\/(\d+)/, 90],
  [/\bVersion\/(\d+)\S* (?:Mobile\/\S+ )?Safari\//, 17],
];

/** Whether a browser that sends Fetch Metadata sent none. Skipped on plain HTTP, where browsers omit the header. */
function forgetsPurpose({ headers, url }: Request, userAgent: string): boolean {
  if (new URL(url).protocol !== "https:") return false;
  if (headers.has("sec-fetch-site") || headers.has("sec-fetch-mode")) return false;
  return SAYS_PURPOSE.some(([name, since]) => Number(name.exec(userAgent)?.[1] ?? 0) >= since);
}

/** What a browser loads ahead has not been seen by anybody. */
function isLoadedAhead({ headers }: Request): boolean {
  return ["sec-purpose", "purpose", "x-moz"].some((name) =>
    /prefetch|prerender/i.test(headers.get(name) ?? ""),
  );
}

/** A browser without a window may call itself a phone, and yet gives its brand away. */
function hasNoWindow({ headers, url }: Request): boolean {
  return new URL(url).protocol === "https:" && /headless/i.test(headers.get("sec-ch-ua") ?? "");
}

/** Browsers within guests' apps that `isbot` takes for machines, by a sign or a word such as "Scan" in their names. */
const APPS_OF_GUESTS = /\b(?:AlipayClient|AliApp|DaumApps|Grab)\b|(?:QR|Barcode)\w*Scan/i;
/** A phone's browser that names no address: machines name one, where to complain. */
const PHONE = /^Mozilla\/5\.0 \((?!compatible)(?!.*https?:).*\bMobile\b/;

/** Programs that load a page for its preview, and libraries of an iPhone's apps that show nothing. */
const PREVIEWS = /\bCFNetwork\/|\bZaloPC\b/;

/** Whether a name is a machine's: those of apps in which guests read pages are none. */
function isMachineName(userAgent: string): boolean {
  if (PREVIEWS.test(userAgent)) return true;
  return isbot(userAgent) && !(APPS_OF_GUESTS.test(userAgent) && PHONE.test(userAgent));
}

/**
 * Whether a request comes from a machine rather than a guest: by a name on the kept list of `isbot` or ours, by what
 * each browser says and a script forgets, or because nobody looks at what it loads. Reads headers alone and
 * keeps nothing.
 */
export function isBot(request: Request): boolean {
  const { headers } = request;
  const userAgent = headers.get("user-agent") ?? "";
  if (userAgent === "" || (headers.get("accept-language") ?? "") === "" || isMachineName(userAgent))
    return true;
  return forgetsPurpose(request, userAgent) || isLoadedAhead(request) || hasNoWindow(request);
}
