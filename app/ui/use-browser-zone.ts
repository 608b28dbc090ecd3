import { useSyncExternalStore } from "react";

const subscribeNever = () => () => undefined;

/** The browser's time zone; UTC during server rendering and hydration. */
export function useBrowserZone(): string {
  return useSyncExternalStore(
    subscribeNever,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => "UTC",
  );
}
