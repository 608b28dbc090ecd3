import { SLUG_PATTERN } from "#domain/property/property.ts";
import { portalPath, VIA_CODE } from "#portal/portal-path.ts";
import { drawQrSvg } from "../media/draw-qr.ts";
import { PRINT_CODE_NAME, PRINT_SHEET_NAME } from "../portal/page-files.ts";
import { plainRefusal } from "./page-response.ts";

const CACHE = "public, max-age=86400";
const COMMON = {
  "cache-control": CACHE,
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
};

/**
 * A call that begins neither with a country code nor, longer than one digit, with a trunk 0: an extension, as style can
 * tell it. Where a property's main number is known, the page has it in front already.
 */
const INSIDE_NUMBER = '[href="tel:0"],[href^="tel:"]:not([href^="tel:+"],[href^="tel:0"])';

/** A card for a room: name, code and address, and each button with where it leads. `address` is of our own making. */
function sheetOf(address: string, code: string): string {
  return [
    "@page{margin:14mm}",
    "html,body{height:auto}.portal{min-height:0;color:#000;font-size:11pt}.portal::before,.p-foot,.p-note{display:none}",
    ".p-header{border-radius:4mm;padding:8mm;print-color-adjust:exact;-webkit-print-color-adjust:exact}",
    `.p-header::after{content:"";flex:none;width:36mm;height:36mm;border-radius:2mm;background:#fff url(${code}) center/contain no-repeat;print-color-adjust:exact;-webkit-print-color-adjust:exact}`,
    ".p-main,.portal .p-main{max-width:none;padding:6mm 0}",
    `.p-main::before{content:"${address}";display:block;margin:0 0 6mm;font-size:13pt;font-weight:600;text-align:center;direction:ltr}`,
    ".portal .p-grid{display:grid;grid-template-columns:1fr 1fr;gap:4mm;margin:0;padding:0;overflow:visible}",
    ".portal .p-btn{grid-column:auto;flex-flow:row wrap;justify-content:flex-start;gap:4mm;min-height:0;padding:4mm;border:.3mm solid #999;border-radius:3mm;box-shadow:none;background:none;color:#000;font-size:11pt;text-align:start;break-inside:avoid}",
    ".portal .p-btn>span{display:block;flex:1;min-width:0}.portal .p-btn>.p-i{width:7mm;height:7mm;color:#000}",
    // Paper shows an address that can be typed: not a file's, the long one of a map, a message
    // that a chat begins with, or an extension.
    `.p-btn:not([href^="#"],[href^="/"],[href^="https://www.google.com/maps"],[href*="%"],${INSIDE_NUMBER})[href]::after{content:attr(href);flex:0 0 100%;font-size:8pt;font-weight:400;direction:ltr;overflow-wrap:anywhere}`,
    ".p-btn>small{display:none}",
  ].join("\n");
}

/**
 * Answers `/p/:slug/print.css` and `/p/:slug/card.svg`: what a page needs on paper alone, so that no guest's first view
 * waits for it. Made of the address, without asking whether there is such a portal: neither tells anything of it.
 */
export function servePrintCard(
  request: Request,
  slug: string,
  name: typeof PRINT_SHEET_NAME | typeof PRINT_CODE_NAME,
): Response {
  if (request.method !== "GET" && request.method !== "HEAD") return plainRefusal(405, { allow: "GET, HEAD" });
  if (!SLUG_PATTERN.test(slug)) return plainRefusal(404);
  const address = `${new URL(request.url).origin}${portalPath(slug)}`;
  const [type, body] =
    name === PRINT_SHEET_NAME
      ? ["text/css; charset=utf-8", sheetOf(address.replace(/^https?:\/\//, ""), PRINT_CODE_NAME)]
      : ["image/svg+xml", drawQrSvg(address + VIA_CODE)];
  return new Response(request.method === "HEAD" ? null : body, {
    headers: { ...COMMON, "content-type": type },
  });
}
