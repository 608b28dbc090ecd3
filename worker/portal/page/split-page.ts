import type { StoredPage } from "../stored-portal.ts";
import { keepMarkup, markupOf, NO_DETAILS } from "./page-markup.ts";
import { type Bytes, filled, type Markup, NOTHING, slotsNamed } from "./slots.ts";

/*
 * A stored page is whole: older versions serve it as it is. Its dialogs stand together behind the foot, with a style
 * element of their own in front of them. What a guest gets first is the page without that part, which then follows by
 * itself.
 */

interface SplitMarkup {
  readonly first: Markup;
  /** The style of its dialogs, and the dialogs. */
  readonly sheets: Bytes;
}

/** Markup, parted. Null: it has no dialogs, or is of a renderer that did not part them. */
export function splitMarkup(markup: Markup): SplitMarkup | null {
  const [slot] = slotsNamed(markup, "sheets");
  if (!slot || slot.start === slot.end) return null;
  const first = filled(markup, [{ slot, content: NOTHING }]);
  return { first, sheets: markup.body.subarray(slot.start, slot.end) };
}

interface SplitPage {
  /** What a guest gets first. */
  readonly first: StoredPage;
  readonly sheets: Bytes;
}

const splitPages = new WeakMap<StoredPage, SplitPage | null>();

/** As `splitMarkup`. Made once a page, and kept with it; both parts go by the page's tag. */
export function splitPage(page: StoredPage): SplitPage | null {
  const known = splitPages.get(page);
  if (known !== undefined) return known;
  const split = splitMarkup(markupOf(page));
  const parts = split && {
    first: keepMarkup({ ...page, body: split.first.body, details: NO_DETAILS }, split.first),
    sheets: split.sheets,
  };
  splitPages.set(page, parts);
  return parts;
}
