import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** The browser's time zone; UTC during server rendering and hydration. */
export function useBrowserZone(): string {
  return useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => "UTC",
  );
}
