import { script, style } from "virtual:screen-files";
import { mediaHref } from "#domain/content/media-reference.ts";
import { textFingerprint } from "#domain/fingerprint.ts";
import { type ContentLanguage, getTextDirection } from "#domain/language.ts";
import { escapeHtml } from "#portal/escape-html.ts";
import { qrPath } from "#portal/qr-path.ts";
import type { ScreenContent } from "#portal/screen/screen-content.ts";
import type { ServedPage } from "../../portal/page/served-page.ts";
import { getSlots, slotToText } from "../../portal/page/slots.ts";
import type { StoredPortal } from "../../portal/stored-portal.ts";

/** A screen's page, and the hashes of its style elements. */
interface ScreenPage {
  readonly html: string;
  readonly styleHashes: readonly string[];
}

/**
 * Colours, fonts and pictures of a language, copied from its closed page, so that portals of any age have a
 * screen.
 */
function getStyle(page: ServedPage, language: ContentLanguage, isFirst: boolean): string {
  const markup = page.markup;
  const css = getSlots(markup, "css").map((slot) => slotToText(markup, slot));
  const media = isFirst ? "" : ' media="not all"';
  return css.map((text) => `<style data-language="${language}"${media}>${text}</style>`).join("");
}

function joinFontSheets(pages: readonly ServedPage[]): string {
  const sheets = pages.flatMap((page) => {
    const markup = page.markup;
    return getSlots(markup, "fonts").map((slot) => slotToText(markup, slot));
  });
  return [...new Set(sheets)].join("");
}

/** Logo or name, as in the portal: a logo usually contains the name. */
function renderLogo({ manifest: { look, name } }: StoredPortal): string {
  const { logo } = look;
  const shown = logo
    ? `<img src="${mediaHref(logo.key)}" width="${logo.width}" height="${logo.height}" alt="${escapeHtml(name)}">`
    : `<bdi>${escapeHtml(name)}</bdi>`;
  return `<h1 class="tv-logo">${shown}</h1>`;
}

function drawCode(address: string): string {
  const { size, data } = qrPath(address);
  return `<svg viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" role="img" aria-label="${escapeHtml(address)}"><path d="${data}"/></svg>`;
}

/**
 * Page of a lobby screen: the property's name and code, complete without scripts; its script draws the embedded
 * content. `address`: the code's target.
 */
export function screenPage(portal: StoredPortal, content: ScreenContent, address: string): ScreenPage {
  const pages = content.languages.flatMap(({ code }) => {
    const page = portal.closed.get(code);
    return page ? [{ code, page }] : [];
  });
  const { name } = portal.manifest;
  const styles = pages.map(({ code, page }, index) => getStyle(page, code, index === 0)).join("");
  const styleHashes = [...new Set(pages.flatMap(({ page }) => page.styleHash))];
  const fonts = joinFontSheets(pages.map(({ page }) => page));
  const version = textFingerprint([...styleHashes, fonts, script, style].join());
  const language = portal.defaultLanguage;
  const json = JSON.stringify(content).replaceAll("<", "\\u003c");
  const html =
    `<!doctype html><html lang="${language}" dir="${getTextDirection(language)}" data-version="${version}"><head>` +
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(name)}</title>` +
    `<meta name="robots" content="noindex">${styles}<link rel="stylesheet" href="${style}"><script src="${script}" defer></script></head>` +
    `<body><div class="portal is-screen"><div class="tv"><header class="tv-head">${renderLogo(portal)}<div class="tv-side"></div></header>` +
    `<main class="tv-body"><div class="tv-col"></div><div class="tv-qr">${drawCode(address)}<div class="tv-scan"></div></div></main>` +
    `<footer class="tv-foot"></footer></div><main class="te"><div class="te-top"><span>${escapeHtml(name)}</span><span class="te-time"></span></div>` +
    '<div class="te-main" role="alert"></div><div class="te-langs"></div></main></div>' +
    `<script type="application/json" id="content">${json}</script>${fonts}</body></html>`;
  return { html, styleHashes };
}
