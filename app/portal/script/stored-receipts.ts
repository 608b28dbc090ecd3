/** A request from this device, by its receipt code. */
export interface StoredReceipt {
  readonly code: string;
  /** The button whose sheet it was sent from. */
  readonly button: string;
  readonly at: number;
}

/** Maximum followed receipts, as the server accepts. */
const RECEIPTS_MAX = 5;
const DAY_MS = 86_400_000;

/** Storage key of this portal, because other portals share the origin. */
const getStorageKey = () => `receipts ${location.pathname.split("/")[2]}`;

/** The receipts for this page only, if storage is unavailable. */
let here: readonly StoredReceipt[] = [];

/** Requests from this device within a day, newest first. */
export function readReceipts(): readonly StoredReceipt[] {
  try {
    here = JSON.parse(localStorage.getItem(getStorageKey()) ?? "[]");
  } catch {
    // Storage unavailable.
  }
  return here.filter(({ at }) => Date.now() - at < DAY_MS);
}

export function storeReceipts(receipts: readonly StoredReceipt[]): void {
  here = receipts.slice(0, RECEIPTS_MAX);
  try {
    localStorage.setItem(getStorageKey(), JSON.stringify(here));
  } catch {
    // Storage unavailable or full: followed while the page is open.
  }
}
