import type { ContentLanguage } from "#domain/language.ts";

/** Behind an address with a language: the guest has chosen it, and it is to be remembered. */
export const KEEP_LANGUAGE = "?choose";

/** Behind an address with a language: the page with all its sheets, as browsers without scripts need it to open one. */
export const WITH_SHEETS = "?all";

/** Says of a page at which of its bytes the service worker puts a note in front of the portal. */
export const NOTE_HEADER = "x-note-at";

/** Behind an address that a scanned code leads to: the page counts it, and takes it out of the address. */
export const VIA_CODE = "#qr";

/** As `VIA_CODE`, of a page that is to have all its sheets, as one of them is named behind it (R3). */
export const VIA_CARD = "?card";

/** The address of a portal on its own origin; without a language the guest's own is found. */
export function portalPath(slug: string, language?: ContentLanguage): string {
  return language === undefined ? `/p/${slug}` : `/p/${slug}/${language}`;
}

/** Where a guest reads what is kept about them, and takes a consent back. */
export function privacyPath(slug: string): string {
  return `${portalPath(slug)}/privacy`;
}

/** Where a guest who scanned the code is asked for consent. */
export function welcomePath(slug: string): string {
  return `${portalPath(slug)}/welcome`;
}

/** What lies beside a page under its own address: how its buttons with hours are seen in the days to come. */
export const TIMETABLE = "timetable";

/** What lies beside a page under its own address: its sheets, which its script fetches once the page is idle. */
export const SHEETS = "sheets";

/** What lies beside a page under its own address: what the place is called whose card its guest scanned. */
export const PLACE = "place";

/** What lies beside a page under its own address: what its property tells, as an open page hears it. */
export const NEWS = "news";

/** What lies beside a page under its own address: the question for notifications, and who agrees to them. */
export const NOTIFICATIONS = "notifications";

/** What lies below a page by the code of a receipt: the page that thanks a guest for what they sent. */
export const RECEIPTS = "receipts";

/** What lies below a receipt: what an open page shows of what has become of it. */
export const STEPS = "steps";

/**
 * What lies beside a portal's pages: the socket on which open ones hear what their property tells, and that a
 * receipt of theirs has changed.
 */
export const CHANNEL = "channel";

/** What lies beside a portal's pages: the portal as a screen in a lobby shows it (N7). */
export const SCREEN = "screen";

/** What lies below a page by the id of a button: what that guards, for those who pass. */
export const GUARDED = "guarded";

/** What lies below a page by the id of a button and a name: a file that nothing but what it guards shows. */
export const GUARDED_FILES = "guarded-files";

/** A page of a portal. */
interface PageName {
  readonly slug: string;
  readonly language: ContentLanguage;
}

export function receiptsPath({ slug, language }: PageName): string {
  return `${portalPath(slug, language)}/${RECEIPTS}`;
}

export function receiptPath(slug: string, language: ContentLanguage, code: string): string {
  return `${receiptsPath({ slug, language })}/${code}`;
}

export function channelPath({ slug }: PageName): string {
  return `${portalPath(slug)}/${CHANNEL}`;
}

/** Of a screen; with the code of a place, scans of it count there. */
export function screenPath(slug: string, code: string): string {
  return `${portalPath(slug)}/${SCREEN}?place=${code}`;
}

export function sheetsPath(slug: string, language: ContentLanguage): string {
  return `${portalPath(slug, language)}/${SHEETS}`;
}

export function placePath(slug: string, language: ContentLanguage): string {
  return `${portalPath(slug, language)}/${PLACE}`;
}

export function timetablePath(slug: string, language: ContentLanguage): string {
  return `${portalPath(slug, language)}/${TIMETABLE}`;
}

/** Where a page asks for what a button guards. */
export function guardedPath({ slug, language }: PageName, buttonId: string): string {
  return `${portalPath(slug, language)}/${GUARDED}/${buttonId}#d-${buttonId}`;
}

/** Where a guarded button shows a file of that name. */
export function guardedFilePath({ slug, language }: PageName, buttonId: string, name: string): string {
  return `${portalPath(slug, language)}/${GUARDED_FILES}/${buttonId}.${name}`;
}
