import { BOOKMARK_PATTERN, bookmarkCookie, readBookmark } from "#domain/live/bookmark.ts";

/** Stores the later of the browser's bookmark and a received one, for all tabs. */
export function storeBookmark(told: string | null | undefined): void {
  if (!told || !BOOKMARK_PATTERN.test(told) || told <= (readBookmark(document.cookie) ?? "")) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that staff use.
  document.cookie = `${bookmarkCookie(told)}${location.protocol === "https:" ? "; Secure" : ""}`;
}
