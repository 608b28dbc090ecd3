import { useEffect, useRef, useState } from "react";
import type { Maintenance } from "#domain/property/maintenance.ts";

const TOLD_EVENT = "maintenance-told";
/** So long may an isolate still read the flag from before a change. */
const STALE_MS = 30_000;

/** Tells this page at once that maintenance began or ended. */
export function tellMaintenance(flag: Maintenance): void {
  window.dispatchEvent(new CustomEvent(TOLD_EVENT, { detail: flag }));
}

/** The flag as the newest word of it says: the page's own data, the live channel, or a refused call. */
export function useMaintenance(loaded: Maintenance): Maintenance {
  const [flag, setFlag] = useState(loaded);
  const toldAt = useRef(0);
  useEffect(() => {
    if (Date.now() - toldAt.current > STALE_MS) setFlag(loaded);
  }, [loaded]);
  useEffect(() => {
    const take = (event: Event) => {
      toldAt.current = Date.now();
      setFlag((event as CustomEvent<Maintenance>).detail);
    };
    window.addEventListener(TOLD_EVENT, take);
    return () => window.removeEventListener(TOLD_EVENT, take);
  }, []);
  return flag;
}
