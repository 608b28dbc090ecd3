import { SLUG_PATTERN } from "#domain/property/property.ts";
import { formatTelephone } from "#domain/telephone.ts";
import type { EpochMs } from "#domain/time.ts";
import { toLocalTime } from "#domain/zoned-time.ts";
import { portalPath, VIA_CODE_HASH } from "#portal/portal-path.ts";
import { getLinkOrigin } from "../mail/mail-reader.ts";
import { drawQrSvg } from "../media/draw-qr.ts";
import { PRINT_CODE_NAME, type PRINT_SHEET_NAME } from "../portal/page-files.ts";
import type { StoredPortal } from "../portal/stored-portal.ts";
import { loadPortal } from "./load-portal.ts";
import { respondPlain } from "./plain-refusal.ts";
import type { PortalBindings } from "./portal-visit.ts";
import { hoursOnPaper } from "./print-hours.ts";

/** Fresh for five minutes only, because address and telephone may change without a publication. */
const CACHE = "public, max-age=300, stale-while-revalidate=86400";
const COMMON = {
  "cache-control": CACHE,
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
};

/**
 * CSS selector for extensions: numbers without a country code and without a leading 0, and the number "0". If the
 * property's main number is known, extensions in the page already begin with it, so the selector finds none.
 */
const INSIDE_NUMBER = '[href="tel:0"],[href^="tel:"]:not([href^="tel:+"],[href^="tel:0"])';

/** A CSS string; everything but letters and digits is escaped. */
function quoteCss(text: string): string {
  const escaped = text.replace(/[^A-Za-z0-9]/gu, (letter) => `\\${letter.codePointAt(0)?.toString(16)} `);
  return `"${escaped}"`;
}

/**
 * The print stylesheet: a room card with name, code and address, the property's contact, and each button with
 * its link and hours. The code is embedded, because pictures requested by print styles load too late.
 */
function renderSheet(
  address: string,
  code: string,
  facts: readonly string[],
  hours: readonly string[],
): string {
  return [
    "@page{margin:14mm}",
    "html,html:has(dialog:modal),body{height:auto;overflow:visible}.portal{min-height:0;color:#000;font-size:11pt}.portal::before,.p-foot,.p-note,.p-dots,.p-cover{display:none}",
    // Open dialogs are not printed and must not hide the page.
    ".portal>*{visibility:visible!important}.portal>.p-sheet,.p-other,.p-sheet::backdrop{display:none!important}",
    ".p-header{border-radius:4mm;padding:5mm;print-color-adjust:exact;-webkit-print-color-adjust:exact}",
    `.p-header::after{content:"";flex:none;width:clamp(30mm,26%,36mm);aspect-ratio:1;border-radius:2mm;background:#fff url("${code}") center/contain no-repeat;print-color-adjust:exact;-webkit-print-color-adjust:exact}`,
    ".p-main,.portal .p-main{max-width:none;padding:6mm 0}",
    `.p-main::before{content:${quoteCss(address)};display:block;margin:0 0 6mm;font-size:13pt;font-weight:600;text-align:center;direction:ltr}`,
    // A plain list in any layout: no icons or pictures, as many columns as fit.
    ".portal .p-grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(70mm,100%),1fr));align-items:start;gap:0 6mm;margin:0;padding:0;overflow:visible}",
    facts.length === 0
      ? ""
      : `.p-grid::before{content:${quoteCss(facts.join("\n"))};grid-column:1/-1;margin:-3mm 0 3mm;text-align:center;white-space:pre-line;unicode-bidi:plaintext}`,
    ".portal .p-main .p-grid>.p-btn{display:block;grid-column:auto;width:auto;min-height:0;padding:2.5mm 0;border-top:.3mm solid #999;border-radius:0;box-shadow:none;filter:none;background:none;color:#000;font:400 9pt/1.35 var(--font);text-align:start;break-inside:avoid}",
    ".portal .p-main .p-grid>.p-btn>span{display:block;padding:0;background:none;font-size:12pt;font-weight:600;text-wrap:wrap}",
    ".portal .p-main .p-grid>.p-btn>.p-i{display:none}",
    // Prints only addresses that can be typed: no files, long map links, chat messages or extensions.
    `.p-btn:not([href^="#"],[href^="/"],[href^="https://www.google.com/maps"],[href*="%"],${INSIDE_NUMBER})[href]::after{content:attr(href);display:block;direction:ltr;text-align:match-parent;overflow-wrap:anywhere}`,
    // Prints hours instead of the present state.
    ".p-btn>small,.p-btn>.p-when{display:none}",
    ...hours,
  ].join("\n");
}

/** CSS rules that add each button's hours. */
function hoursRules(portal: StoredPortal, language: string, now: EpochMs): readonly string[] {
  const page = [...portal.open].find(([code]) => code === language)?.[1];
  const timing = page?.timing;
  if (!timing) return [];
  const { day } = toLocalTime(now, portal.manifest.timeZone);
  return timing.tiles.flatMap(({ id, hours }) => {
    const lines = hoursOnPaper(hours, timing.words, day);
    const text = quoteCss(lines.join("\n"));
    return lines.length === 0
      ? []
      : `.p-btn[data-button="${id}"]>span::after{content:${text};display:block;margin-top:1mm;font-size:9pt;font-weight:400;white-space:pre-line}`;
  });
}

/**
 * Answers `/p/:slug/:language/print.css`, and for older pages `/p/:slug/print.css` and `/p/:slug/card.svg`:
 * styles for printing, kept out of the page to speed up its first view. Without such a portal, the sheet shows
 * the address only.
 */
export async function servePrintCard(
  request: Request,
  { slug, language, name }: PrintPath,
  env: PortalBindings,
  now: EpochMs,
): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return respondPlain(405, { allow: "GET, HEAD" });
  if (!SLUG_PATTERN.test(slug)) return respondPlain(404);
  const address = getLinkOrigin(env, new URL(request.url).origin) + portalPath(slug);
  const code = drawQrSvg(address + VIA_CODE_HASH);
  const [type, body] =
    name === PRINT_CODE_NAME
      ? ["image/svg+xml", code]
      : [
          "text/css; charset=utf-8",
          await buildSheet({ slug, address, code, language }, env, { request, now }),
        ];
  return new Response(request.method === "HEAD" ? null : body, {
    headers: { ...COMMON, "content-type": type },
  });
}

export interface PrintPath {
  readonly slug: string;
  /** Empty: an older page requests its stylesheet without a language. */
  readonly language: string;
  readonly name: typeof PRINT_SHEET_NAME | typeof PRINT_CODE_NAME;
}

async function buildSheet(
  {
    slug,
    address,
    code,
    language,
  }: { readonly slug: string; readonly address: string; readonly code: string; readonly language: string },
  env: PortalBindings,
  visit: { readonly request: Request; readonly now: EpochMs },
): Promise<string> {
  const portal = await loadPortal(env, slug, visit);
  const facts = portal ? [portal.manifest.address, formatTelephone(portal.manifest.telephone)] : [];
  return renderSheet(
    address.replace(/^https?:\/\//, ""),
    `data:image/svg+xml,${encodeURIComponent(code)}`,
    facts.filter((fact) => fact !== ""),
    portal ? hoursRules(portal, language || portal.defaultLanguage, visit.now) : [],
  );
}
