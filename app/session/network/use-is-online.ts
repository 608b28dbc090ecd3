import { useSyncExternalStore } from "react";

function watchOnline(onChange: () => void) {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/** Whether the browser has a network, as it says itself. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    watchOnline,
    () => navigator.onLine,
    () => true,
  );
}
