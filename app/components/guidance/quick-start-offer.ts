import { useSyncExternalStore } from "react";

const KEY = "quick-start-away";
const listeners = new Set<() => void>();

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Storage unavailable: the offer returns until a portal is published.
    return false;
  }
}

/** Dismisses the quick start offer permanently in this browser. */
export function dismissOffer(): void {
  try {
    localStorage.setItem(KEY, "1");
  } catch {
    // Storage unavailable.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the offer was dismissed in this browser. */
export function useIsOfferAway(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}
