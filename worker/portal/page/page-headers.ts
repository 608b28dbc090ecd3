import { PAGE_LOADS, type PageLoad } from "#portal/page-loads.ts";

/** `Vary`: the headers from which the page's language is chosen. */
export const LANGUAGE_VARY = "accept-language, cookie";

/**
 * Headers of every guest page. `data:` images are allowed because the print stylesheet embeds a QR code.
 * `styleHashes`: of its style elements, mostly one; fonts use stylesheets. `loads`: further sources the page
 * may use.
 */
export function getPageHeaders(
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
