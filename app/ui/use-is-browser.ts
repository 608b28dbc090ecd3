import { useSyncExternalStore } from "react";

const NEVER_CHANGES = () => () => undefined;

/** `false` on the server and during hydration, then `true`: for browser-only parts. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    NEVER_CHANGES,
    () => true,
    () => false,
  );
}
