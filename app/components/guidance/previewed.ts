import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

function keyOf(propertyId: string): string {
  return `previewed:${propertyId}`;
}

function read(propertyId: string): boolean {
  try {
    return localStorage.getItem(keyOf(propertyId)) !== null;
  } catch {
    // A browser that keeps nothing: the step then ticks with the publication.
    return false;
  }
}

/** Remembers in this browser that somebody has looked at a property's preview. */
export function rememberPreview(propertyId: string): void {
  try {
    localStorage.setItem(keyOf(propertyId), "1");
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a property's preview was shown in this browser. */
export function useHasPreviewed(propertyId: string | null): boolean {
  return useSyncExternalStore(
    subscribe,
    () => propertyId !== null && read(propertyId),
    () => false,
  );
}
