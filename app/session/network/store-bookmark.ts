import { BOOKMARK_PATTERN, bookmarkCookie, readBookmark } from "#domain/live/bookmark.ts";

/** Stores the later of the browser's bookmark and a received one, for all tabs. */
export function storeBookmark(received: string | null | undefined): void {
  if (!received || !BOOKMARK_PATTERN.test(received) || received <= (readBookmark(document.cookie) ?? ""))
    return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that staff use.
  document.cookie = `${bookmarkCookie(received)}${location.protocol === "https:" ? "; Secure" : ""}`;
}
