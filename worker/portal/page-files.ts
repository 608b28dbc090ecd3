/* Script of every published page. It imports the scripts below when the page is idle or needs them. */
export const GUEST_SCRIPT_PATH = "/guest/v1.js";
/** The script's URL in pages. The query skips copies that browsers cached before dialogs were split from pages. */
export const GUEST_SCRIPT_SOURCE = `${GUEST_SCRIPT_PATH}?2`;
export const MORE_SCRIPT_PATH = "/guest/more.js";
export const HOURS_SCRIPT_PATH = "/guest/hours.js";
/** Loaded by pages whose guest has an open request. */
export const PROGRESS_SCRIPT_PATH = "/guest/progress.js";
/** Loaded by pages of a property with announcements. */
export const NEWS_SCRIPT_PATH = "/guest/news.js";
/** Loaded when an announcement arrives while the page is open. */
export const NEWS_STYLE_PATH = "/guest/news.css";
/** Loaded by pages that may ask for push permission, or have a subscription. */
export const ASK_SCRIPT_PATH = "/guest/ask.js";
/** Loaded when the guest opens a guarded button. */
export const GUARD_SCRIPT_PATH = "/guest/guard.js";
export const SEARCH_SCRIPT_PATH = "/guest/search.js";
export const SERVICE_WORKER_PATH = "/guest/sw.js";

/* Print stylesheet and QR code, below the portal's address. */
export const PRINT_SHEET_NAME = "print.css";
export const PRINT_CODE_NAME = "card.svg";

/* Web app manifest and icons, below the portal's address. */
export const WEB_MANIFEST_NAME = "manifest.webmanifest";
export const APP_ICON_NAME = "icon.svg";
export const TOUCH_ICON_NAME = "icon.png";
