import { useSyncExternalStore } from "react";

const NEVER_CHANGES = () => () => undefined;

/** False on the server and while its page comes alive, true from then on: for parts that only a browser has. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    NEVER_CHANGES,
    () => true,
    () => false,
  );
}
