import { look } from "virtual:brand-look";
import { mediaHref } from "#domain/content/media-reference.ts";
import { type ContentLanguage, getTextDirection } from "#domain/language.ts";
import { DEFAULT_FONT, getLetters } from "#domain/look/font.ts";
import { escapeHtml } from "#portal/escape-html.ts";
import { buildFontFaces, fontSheets, getFontFamily } from "#portal/fonts/fonts.ts";
import { getSlots, slotToText } from "../portal/page/slots.ts";
import { hashForPolicy } from "../portal/rendering/policy-hash.ts";
import type { StoredPortal } from "../portal/stored-portal.ts";

/** Markup around the text of a plain page. */
export interface Frame {
  /** Style elements and other head content. */
  readonly head: string;
  readonly styleHashes: readonly string[];
  readonly start: string;
  readonly end: string;
}

const PRODUCT_STYLE =
  "html,body{height:100%;margin:0}main{display:grid;place-content:center;gap:14px;min-height:100%;padding:40px 24px;" +
  "box-sizing:border-box;font-size:1.125rem;line-height:1.5;color:#28312b;background:#fff;" +
  `border-top:6px solid ${look.primary};text-align:center;overflow-wrap:anywhere}` +
  "h1{margin:0;font-size:clamp(2rem,9vw,2.75rem);line-height:1.15;text-wrap:balance}" +
  "h1,p{max-width:36ch;justify-self:center}h1{max-width:16ch}p{margin:0}" +
  `svg{justify-self:center;width:88px;margin-bottom:12px;fill:none;stroke:${look.primary};stroke-width:1.4;stroke-linecap:round;stroke-linejoin:round}` +
  `a{justify-self:center;padding:12px;color:${look.primary};font-weight:600}` +
  `:focus-visible{outline:3px solid ${look.primary};outline-offset:3px}`;

/*
 * Added to the style of the property's closed page, which has its fonts and colours. A question's buttons look
 * the same, so that neither answer is favoured.
 */
const PROPERTY_STYLE =
  ".p-plain{justify-content:flex-start}.portal.p-plain .p-name{display:grid;place-items:center;min-height:96px;" +
  "padding:20px 24px;border-radius:0;font:560 1.4375rem/1.2 var(--head);text-align:center}" +
  ".portal.p-plain main{flex:1;align-content:start;box-sizing:border-box;width:100%;max-width:32rem;" +
  "margin-inline:auto;padding:32px 24px 40px;text-align:start;justify-items:stretch}" +
  ".portal.p-plain h1{font-size:1.875rem;text-wrap:balance}.p-plain p{max-width:none}" +
  ".portal.p-plain{background:color-mix(in srgb,var(--primary) 4%,#fff)}" +
  ".p-plain ul{display:grid;margin:20px 0 0;padding:6px 18px;border-radius:18px;list-style:none;background:#fff;box-shadow:0 1px 4px #0002}" +
  ".p-plain li{display:flex;gap:14px;padding:13px 4px;line-height:1.4}.p-plain li+li{border-top:1px solid #0002}" +
  '.p-plain li::before{content:"";flex:none;width:7px;height:13px;margin:3px 4px 0;border:solid var(--primary);' +
  "border-width:0 2px 2px 0;transform:rotate(45deg)}" +
  ".p-plain form{display:grid;gap:12px;width:100%;margin-block:20px 4px}" +
  ".p-plain button{min-height:54px;padding:8px 24px;border:1.5px solid;border-radius:16px;font:inherit;font-weight:600;" +
  "color:inherit;background:#fff;cursor:pointer}" +
  ".portal.p-plain main a{padding:0}.p-plain nav{display:flex;flex-wrap:wrap;gap:0 20px;margin-top:8px;border-top:1px solid #0002;padding-top:8px}" +
  ".p-plain nav a[aria-current]{font-weight:700;text-decoration:none}" +
  "@media print{.p-plain .p-name{print-color-adjust:exact;-webkit-print-color-adjust:exact}}";

/** Symbol of a QR code, in place of a property's logo. */
const SCAN_MARK =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 8V5a1 1 0 0 1 1-1h3M16 4h3a1 1 0 0 1 1 1v3M20 16v3a1 1 0 0 1-1 1h-3' +
  'M8 20H5a1 1 0 0 1-1-1v-3M8 8h3v3H8zM13 8h3v3h-3zM8 13h3v3H8zM13.5 13.5v0M16 13.5v0M13.5 16v0M16 16v0"/></svg>';

/** The product's own frame: for pages without a property. */
export function buildProductFrame(language: ContentLanguage): Frame {
  const letters = getLetters(language);
  const fonts = [DEFAULT_FONT];
  const style = `${buildFontFaces(fonts, letters)}main{font-family:${getFontFamily(DEFAULT_FONT, letters)}}${PRODUCT_STYLE}`;
  const sheets = fontSheets(fonts, letters).map((href) => `<link rel="stylesheet" href="${href}">`);
  return {
    head: `<style>${style}</style>`,
    styleHashes: [hashForPolicy(style)],
    start: `<main>${SCAN_MARK}`,
    end: `</main>${sheets.join("")}`,
  };
}

let propertyStyleHash: string | undefined;

function renderLogo({ manifest: { look: own, name } }: StoredPortal): string {
  if (own.logo === null) return `<bdi>${escapeHtml(name)}</bdi>`;
  const { key, width, height } = own.logo;
  return `<img class="p-logo" src="${mediaHref(key)}" width="${width}" height="${height}" alt="${escapeHtml(name)}">`;
}

/**
 * The property's frame, taken from its closed page (in the language, or the default one): style and font links
 * are copied as published, so that portals of any age have them.
 */
export function buildPropertyFrame(portal: StoredPortal, language: ContentLanguage): Frame {
  const closed = portal.closed.get(language) ?? portal.closed.get(portal.defaultLanguage);
  if (!closed) return buildProductFrame(language);
  propertyStyleHash ??= hashForPolicy(PROPERTY_STYLE);
  const page = closed.markup;
  const getTexts = (name: "css" | "fonts") => getSlots(page, name).map((slot) => slotToText(page, slot));
  const { headerColour } = portal.manifest.look;
  return {
    head: `<meta name="theme-color" content="${headerColour}"><style>${getTexts("css").join("")}</style><style>${PROPERTY_STYLE}</style>`,
    styleHashes: [closed.styleHash, propertyStyleHash].flat(),
    start:
      `<div class="portal p-closed p-plain" lang="${language}" dir="${getTextDirection(language)}">` +
      `<header class="p-name">${renderLogo(portal)}</header><main>`,
    end: `</main></div>${getTexts("fonts").join("")}`,
  };
}
