import { cleanName, hasInvalidCharacter } from "./text.ts";

export const URL_LENGTH_MAX = 2_000;
const WEB_PROTOCOLS: ReadonlySet<string> = new Set(["https:", "http:"]);

/** A parsed host name: contains a dot and ends with a name, which rules out IP addresses. */
const HOST = /^(?:[^.]+\.)+(?:xn--[a-z\d-]+|[a-z]{2,})\.?$/;

/** Parses the address, its host in ASCII (IDNA); `null`: invalid. */
export function parseUrl(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}

/**
 * Normalises a typed web address, or returns `null`.
 *
 * Adds `https://` if the scheme is missing. Accepts only http(s), without credentials and not a bare host
 * name, so it never returns `javascript:`, `data:` or similar. Letters stay as typed, blanks become `%20`.
 */
export function parseWebAddress(typed: string): string | null {
  if (typed.length > 2 * URL_LENGTH_MAX) return null;
  const text = cleanName(typed).trim();
  const match = /^(?:(https?):\/\/)?([^\s/?#\\@]+)([/?#].*)?$/i.exec(text);
  if (!match || hasInvalidCharacter(text)) return null;
  const [, scheme = "https", authority = "", rest = ""] = match;
  const address = `${scheme.toLowerCase()}://${authority}${rest.replace(/\s/g, "%20")}`;
  const url = address.length > URL_LENGTH_MAX ? null : parseUrl(address);
  if (url === null || `${url.username}${url.password}` !== "") return null;
  return WEB_PROTOCOLS.has(url.protocol) && HOST.test(url.hostname) ? address : null;
}
