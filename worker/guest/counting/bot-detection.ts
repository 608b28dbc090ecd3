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

/**
 * Whether a request comes from a machine rather than a guest: by a name on the kept list of `isbot`, by what
 * each browser says and a script forgets, or because nobody looks at what it loads. Reads headers alone and
 * keeps nothing.
 */
export function isBot(request: Request): boolean {
  const { headers } = request;
  const userAgent = headers.get("user-agent") ?? "";
  if (userAgent === "" || (headers.get("accept-language") ?? "") === "" || isbot(userAgent)) return true;
  return forgetsPurpose(request, userAgent) || isLoadedAhead(request) || hasNoWindow(request);
}
