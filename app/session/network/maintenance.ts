import { useEffect, useRef, useState } from "react";
import type { Maintenance } from "#domain/property/maintenance.ts";

const MAINTENANCE_EVENT = "maintenance-told";
/** How long an isolate of the Worker may serve an old maintenance flag from its cache. */
const STALE_MS = 30_000;

/** Notifies this page that maintenance began or ended. */
export function announceMaintenance(flag: Maintenance): void {
  window.dispatchEvent(new CustomEvent(MAINTENANCE_EVENT, { detail: flag }));
}

/** The latest maintenance flag: from the loader, the live channel, or a refused call. */
export function useMaintenance(loaded: Maintenance): Maintenance {
  const [flag, setFlag] = useState(loaded);
  const receivedAt = useRef(0);
  useEffect(() => {
    if (Date.now() - receivedAt.current > STALE_MS) setFlag(loaded);
  }, [loaded]);
  useEffect(() => {
    const handleFlag = (event: Event) => {
      receivedAt.current = Date.now();
      setFlag((event as CustomEvent<Maintenance>).detail);
    };
    window.addEventListener(MAINTENANCE_EVENT, handleFlag);
    return () => window.removeEventListener(MAINTENANCE_EVENT, handleFlag);
  }, []);
  return flag;
}

/** Checks for maintenance after the API answered 503. Never throws. */
export async function checkMaintenance(): Promise<Maintenance | null> {
  try {
    const response = await fetch("/maintenance/maintenance.json");
    return (await response.json()) as Maintenance;
  } catch {
    // Offline, or a proxy answered: the next check may succeed.
    return null;
  }
}
