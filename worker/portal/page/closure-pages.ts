import { textFingerprint } from "#domain/fingerprint.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { escapeHtml } from "../rendering/escape-html.ts";
import type { PortalManifest, StoredPage } from "../stored-portal.ts";

/*
 * What a closure for the season makes of a portal's pages (T8). It comes and goes without a publication, and by the
 * clock, so that it is put into the pages where they are served: once a page, and kept with it.
 */

type ClosureTexts = NonNullable<PortalManifest["closure"]>["texts"][number];

/** The style of the notice, and its hash for the policy; the tests compare the two. */
export const NOTICE_STYLE =
  ".p-season{display:flex;gap:12px;align-items:flex-start;margin:0 0 16px;padding:14px 16px;border-radius:16px;border:1px solid color-mix(in srgb,var(--on-primary) 24%,transparent);background:var(--primary);color:var(--on-primary);font:500 1rem/1.4 var(--font)}.p-season b{display:block;font-weight:650}.p-season p{margin:0}.p-season svg{flex:none;width:24px;height:24px}";
export const NOTICE_STYLE_HASH = "sha256-PJ6Dc4te2et8cngRpE+i9gdoBXCFcZD84SnlbeFXDP4=";

const CALENDAR =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M4 9h16M8 3v4m8-4v4M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z"/></svg>';

/** The sentence of a closed page, as each version has written it. */
const CLOSED_SENTENCE = /<\/h1><p>[^<]*<\/p>/;
const TILES = '<div class="p-grid ';

const closedPages = new WeakMap<StoredPage, StoredPage>();
const noticePages = new WeakMap<StoredPage, StoredPage>();

function remembered(
  made: WeakMap<StoredPage, StoredPage>,
  page: StoredPage,
  make: () => StoredPage,
): StoredPage {
  const known = made.get(page);
  if (known) return known;
  const one = make();
  made.set(page, one);
  return one;
}

function textsIn(manifest: PortalManifest, language: ContentLanguage): ClosureTexts | undefined {
  return manifest.closure?.texts.find((texts) => texts.language === language);
}

function withMarkup(page: StoredPage, edit: (html: string) => string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(edit(new TextDecoder().decode(page.body)));
}

/** The closed page with the words of the season in place of its own sentence. */
export function closedForSeason(
  page: StoredPage,
  manifest: PortalManifest,
  language: ContentLanguage,
): StoredPage {
  const texts = textsIn(manifest, language);
  if (!texts) return page;
  return remembered(closedPages, page, () => {
    const sentences = `</h1><p>${escapeHtml(texts.closed)}<br>${escapeHtml(texts.again)}</p>`;
    return { ...page, body: withMarkup(page, (html) => html.replace(CLOSED_SENTENCE, () => sentences)) };
  });
}

/** The open page with a card above its tiles that says when the property closes, and when it is back. */
export function withSeasonNotice(
  page: StoredPage,
  manifest: PortalManifest,
  language: ContentLanguage,
): StoredPage {
  const texts = textsIn(manifest, language);
  if (!texts) return page;
  return remembered(noticePages, page, () => {
    const words = `<b>${escapeHtml(texts.notice)}</b>${escapeHtml(texts.again)}`;
    const card = `<aside class="p-season">${CALENDAR}<p>${words}</p></aside>`;
    const body = withMarkup(page, (html) =>
      html
        .replace("</head>", () => `<style>${NOTICE_STYLE}</style></head>`)
        .replace(TILES, () => card + TILES),
    );
    const etag = page.etag.replace(/"$/, `-${textFingerprint(words)}"`);
    return { ...page, body, etag, styleHash: [page.styleHash, NOTICE_STYLE_HASH].flat() };
  });
}
