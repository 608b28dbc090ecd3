import type { StoredPage } from "../stored-portal.ts";
import { type Markup, readSlotList } from "./slots.ts";

const markups = new WeakMap<StoredPage, Markup>();

/**
 * A page's body with its slots, as its header names them; none where a newer version names them in a form of its own.
 * Read once a page, and kept with it.
 */
export function markupOf(page: StoredPage): Markup {
  const known = markups.get(page);
  if (known) return known;
  const { body, details } = page;
  const markup = { body, slots: readSlotList(details().slots, body) ?? [] };
  markups.set(page, markup);
  return markup;
}

/** Of a page that was made of another: its slots are kept, and hours have been seen to. */
export const NO_DETAILS: StoredPage["details"] = () => ({});

/** Keeps the slots of a page that was made of another. */
export function keepMarkup<Page extends StoredPage>(page: Page, markup: Markup): Page {
  markups.set(page, markup);
  return page;
}
