/** A request of this device, by the code of its receipt. */
export interface KeptReceipt {
  readonly code: string;
  /** Whose sheet it was sent from. */
  readonly button: string;
  readonly at: number;
}

/** So many are followed, as the server takes them. */
const RECEIPTS_MAX = 5;
const DAY_MS = 86_400_000;

/** Of this portal alone: others of the same origin have keys of their own. */
const key = () => `receipts ${location.pathname.split("/")[2]}`;

/** In this page only, where the browser keeps nothing. */
let here: readonly KeptReceipt[] = [];

/** What guests of this device asked for within a day, the newest first. */
export function kept(): readonly KeptReceipt[] {
  try {
    here = JSON.parse(localStorage.getItem(key()) ?? "[]");
  } catch {
    // Refused by settings.
  }
  return here.filter(({ at }) => Date.now() - at < DAY_MS);
}

export function keep(receipts: readonly KeptReceipt[]): void {
  here = receipts.slice(0, RECEIPTS_MAX);
  try {
    localStorage.setItem(key(), JSON.stringify(here));
  } catch {
    // Refused by settings, or full: it is followed as long as the page is open.
  }
}
