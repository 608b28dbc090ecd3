import type { EpochMs } from "#domain/time.ts";

/** When somebody last used this browser at a desk, shared by its tabs. */
const KEY = "desk-used";

/** `null`: nobody since the names were shown. Epoch milliseconds of the browser. */
export function readDeskUse(): EpochMs | null {
  const stored = Number(localStorage.getItem(KEY) ?? Number.NaN);
  return Number.isFinite(stored) ? stored : null;
}

export function storeDeskUse(at: EpochMs): void {
  localStorage.setItem(KEY, String(at));
}

/** Called while the names are shown, so that the next person's time begins when they sign in. */
export function clearDeskUse(): void {
  localStorage.removeItem(KEY);
}
