import { useSyncExternalStore } from "react";

const KEY = "quick-start-away";
const listeners = new Set<() => void>();

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // A browser that keeps nothing: the offer comes again until a portal is published.
    return false;
  }
}

/** Puts the offer of quick start away, in this browser and for good. */
export function putOfferAway(): void {
  try {
    localStorage.setItem(KEY, "1");
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether somebody put the offer away in this browser. */
export function useIsOfferAway(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}
