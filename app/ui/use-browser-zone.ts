import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** The time zone of the person in front of the screen; UTC until the browser says, as the server can't know it. */
export function useBrowserZone(): string {
  return useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => "UTC",
  );
}
