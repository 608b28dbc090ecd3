/*
 * What every published page begins with, what it fetches once it is idle, what of it only pages need whose buttons have
 * hours, and the service worker of all portals.
 */
export const GUEST_SCRIPT_PATH = "/guest/v1.js";
/** As pages name it: browsers that keep it from before pages were parted from their sheets must not use that. */
export const GUEST_SCRIPT_SOURCE = `${GUEST_SCRIPT_PATH}?2`;
export const MORE_SCRIPT_PATH = "/guest/more.js";
export const HOURS_SCRIPT_PATH = "/guest/hours.js";
/** Only a page whose guest has a request that is open. */
export const PROGRESS_SCRIPT_PATH = "/guest/progress.js";
/** Only a page whose property has something to tell. */
export const NEWS_SCRIPT_PATH = "/guest/news.js";
/** Only a page that hears of something while it is open. */
export const NEWS_STYLE_PATH = "/guest/news.css";
/** Only a page whose guest may be asked for notifications, or has been. */
export const ASK_SCRIPT_PATH = "/guest/ask.js";
/** Only a page whose guest opens what is guarded. */
export const GUARD_SCRIPT_PATH = "/guest/guard.js";
export const SERVICE_WORKER_PATH = "/guest/sw.js";

/* What a page has on paper alone, under the address of a portal. */
export const PRINT_SHEET_NAME = "print.css";
export const PRINT_CODE_NAME = "card.svg";

/* What a home screen asks for, under the address of a portal. */
export const WEB_MANIFEST_NAME = "manifest.webmanifest";
export const APP_ICON_NAME = "icon.svg";
export const TOUCH_ICON_NAME = "icon.png";
