import { PAGE_LOADS, type PageLoad } from "#portal/page-loads.ts";

/** What the choice of a page's language depends on. */
export const LANGUAGE_VARY = "accept-language, cookie";

/**
 * The headers of every page that a guest may see. A picture may lie in a sheet of style, as the code does that paper
 * needs. The hashes name its style elements, mostly one; fonts have sheets. `loads`: what it may load besides.
 */
export function pageHeaders(
  styleHashes: string | readonly string[],
  loads: readonly PageLoad[] = [],
): Record<string, string> {
  const styles = [styleHashes].flat().map((hash) => `'${hash}'`);
  const loaded = loads.map((load) => `${PAGE_LOADS[load]}; `);
  return {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    "content-security-policy":
      `default-src 'none'; style-src ${styles.join(" ")} 'self'; script-src 'self'; img-src 'self' data:; font-src 'self'; ` +
      `connect-src 'self'; worker-src 'self'; manifest-src 'self'; ${loaded.join("")}form-action 'self'; base-uri 'none'; frame-ancestors 'self'`,
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "referrer-policy": "strict-origin-when-cross-origin",
  };
}
