import type { ContentLanguage } from "#domain/language.ts";

/** Query after a language path: the guest chose the language; remember it. */
export const KEEP_LANGUAGE_QUERY = "?choose";

/** Query after a language path: the page with all its sheets, for browsers without scripts. */
export const WITH_SHEETS_QUERY = "?all";

/** Header with the byte position at which the service worker inserts a note. */
export const NOTE_HEADER = "x-note-at";

/** Fragment after scanning a code: the page counts it and removes it from the address. */
export const VIA_CODE_HASH = "#qr";

/** Like `VIA_CODE_HASH`, but as query, for a page with all sheets because a sheet is named in the fragment (R3). */
export const VIA_CARD_QUERY = "?card";

/** Path of a portal; without language, the guest's language is detected. */
export function portalPath(slug: string, language?: ContentLanguage): string {
  return language === undefined ? `/p/${slug}` : `/p/${slug}/${language}`;
}

/** Path where a guest reads what is stored about them and withdraws consent. */
export function privacyPath(slug: string): string {
  return `${portalPath(slug)}/privacy`;
}

/** Path where a guest is asked for consent after scanning the code. */
export function welcomePath(slug: string): string {
  return `${portalPath(slug)}/welcome`;
}

/** Path segment below a page: the guests' guide (A6). */
export const GUIDE_SEGMENT = "guide";

/** Query of the guide in the order of the alphabet. */
export const ALPHABETICAL_QUERY = "?order=az";

/** Path segment below a page: the guests' search (A8). */
export const SEARCH_SEGMENT = "search";

/** File below a page: the index of the search, as `buildIndex` makes it. */
export const SEARCH_INDEX_NAME = "search.json";

/** Path segment below a page: visibility of its timed buttons in the coming days. */
export const TIMETABLE_SEGMENT = "timetable";

/** Path segment below a page: the open lines of its guide in the coming days. */
export const GUIDE_TIMETABLE_SEGMENT = "guide-timetable";

/** Path segment below a page: its sheets, fetched by its script when idle. */
export const SHEETS_SEGMENT = "sheets";

/** Path segment below a page: name of the place whose card the guest scanned. */
export const PLACE_SEGMENT = "place";

/** Path segment below a page: current announcements, for open pages. */
export const NEWS_SEGMENT = "news";

/** Path segment below a page: the notification question and subscriptions. */
export const NOTIFICATIONS_SEGMENT = "notifications";

/** Path segment below a page, with a receipt code: the thanks page of a message. */
export const RECEIPTS_SEGMENT = "receipts";

/** Path segment below a receipt: its progress, for open pages. */
export const STEPS_SEGMENT = "steps";

/** Path segment below a portal: WebSocket with announcements and changed receipts for open pages. */
export const CHANNEL_SEGMENT = "channel";

/** Path segment below a portal: the lobby screen (N7). */
export const SCREEN_SEGMENT = "screen";

/** Path segment below a page, with a button id: its guarded content. */
export const GUARDED_SEGMENT = "guarded";

/** Path segment below a page, with button id and name: a file that only guarded content uses. */
export const GUARDED_FILES_SEGMENT = "guarded-files";

/** Portal and language of a page. */
interface PageName {
  readonly slug: string;
  readonly language: ContentLanguage;
}

export function receiptsPath({ slug, language }: PageName): string {
  return `${portalPath(slug, language)}/${RECEIPTS_SEGMENT}`;
}

export function receiptPath(slug: string, language: ContentLanguage, code: string): string {
  return `${receiptsPath({ slug, language })}/${code}`;
}

export function channelPath({ slug }: PageName): string {
  return `${portalPath(slug)}/${CHANNEL_SEGMENT}`;
}

/** Path of a lobby screen; with a place code, scans of its code count there. */
export function screenPath(slug: string, code: string): string {
  return `${portalPath(slug)}/${SCREEN_SEGMENT}?place=${code}`;
}

export function sheetsPath(slug: string, language: ContentLanguage): string {
  return `${portalPath(slug, language)}/${SHEETS_SEGMENT}`;
}

export function placePath(slug: string, language: ContentLanguage): string {
  return `${portalPath(slug, language)}/${PLACE_SEGMENT}`;
}

/** Path of the guide; without language, the guest's language is detected. */
export function guidePath(slug: string, language?: ContentLanguage): string {
  return `${portalPath(slug, language)}/${GUIDE_SEGMENT}`;
}

export function searchPath(slug: string, language: ContentLanguage): string {
  return `${portalPath(slug, language)}/${SEARCH_SEGMENT}`;
}

export function timetablePath(slug: string, language: ContentLanguage): string {
  return `${portalPath(slug, language)}/${TIMETABLE_SEGMENT}`;
}

export function guideTimetablePath(slug: string, language: ContentLanguage): string {
  return `${portalPath(slug, language)}/${GUIDE_TIMETABLE_SEGMENT}`;
}

/** Path for a button's guarded content. */
export function guardedPath({ slug, language }: PageName, buttonId: string): string {
  return `${portalPath(slug, language)}/${GUARDED_SEGMENT}/${buttonId}#d-${buttonId}`;
}

/** Path for the content of a guarded entry of the guide; without scripts, the guide at that entry. */
export function guardedEntryPath(
  { slug, language }: PageName,
  { guardId, entryId }: { readonly guardId: string; readonly entryId: string },
): string {
  return `${portalPath(slug, language)}/${GUARDED_SEGMENT}/${guardId}#${entryId}`;
}

/** Path of a file in a button's guarded content. */
export function guardedFilePath({ slug, language }: PageName, buttonId: string, name: string): string {
  return `${portalPath(slug, language)}/${GUARDED_FILES_SEGMENT}/${buttonId}.${name}`;
}
