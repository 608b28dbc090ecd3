import { WITH_SHEETS } from "#portal/portal-path.ts";
import type { StoredPage } from "../stored-portal.ts";

/*
 * A stored page is whole: older versions serve it as it is. Its dialogs stand together behind the foot, with a style
 * element of their own in front of them. What a guest gets first is the page without that part, which then follows by
 * itself; where both lie is found in the bytes, so that no edit of theirs, by any version, can shift it.
 */

/** What stands in front of the dialogs. */
export const SHEETS_BEHIND = "</footer>";
const START = `${SHEETS_BEHIND}<style>`;
/** What stands behind the last dialog: the end of the portal, and of what says its language. */
const AFTER = "</div><noscript>";
/** A tile or a label that opens a dialog of this page. */
const OPENS = ' href="#d-';

/**
 * The markup in front of the dialogs, its links made such that browsers without scripts find the dialogs. `path`: the
 * page's.
 */
export function leadToSheets(html: string, path: string): string {
  return html.replaceAll(OPENS, ` href="${path}${WITH_SHEETS}#d-`);
}

/** The markup without what its dialogs hold. */
export function withoutDialogs(html: string): string {
  return html
    .split("<dialog ")
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf("</dialog>"))))
    .join("");
}

/**
 * The links of a whole page as they find its dialogs in itself, for where the page is looked at under another address.
 */
export function leadWithin(html: string): string {
  return html.replaceAll(/ href="\/p\/[\w-]+\/[\w-]+\?all#d-/g, OPENS);
}

type Bytes = Uint8Array<ArrayBuffer>;

interface SplitPage {
  /** What a guest gets first. */
  readonly first: StoredPage;
  /** The style of its dialogs, and the dialogs. */
  readonly sheets: Bytes;
}

const splitPages = new WeakMap<StoredPage, SplitPage | null>();

/** Null: a page of an older renderer, or one without dialogs. Made once a page, and kept with it. */
export function splitPage(page: StoredPage): SplitPage | null {
  const known = splitPages.get(page);
  if (known !== undefined) return known;
  const split = cut(page);
  splitPages.set(page, split);
  return split;
}

function cut(page: StoredPage): SplitPage | null {
  const parts = cutSheets(page.body);
  return parts && { sheets: parts.sheets, first: { ...page, body: parts.first, timing: undefined } };
}

/** A whole page's bytes, parted. */
export function cutSheets(body: Bytes): { readonly first: Bytes; readonly sheets: Bytes } | null {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.length);
  const foot = bytes.indexOf(START);
  const end = bytes.lastIndexOf(AFTER);
  if (foot === -1 || end < foot) return null;
  const start = foot + SHEETS_BEHIND.length;
  const first = new Uint8Array(body.length - (end - start));
  first.set(body.subarray(0, start));
  first.set(body.subarray(end), start);
  return { first, sheets: body.subarray(start, end) };
}
