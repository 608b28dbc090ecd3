import { useEffect, useState } from "react";
import { useSession } from "#app/session/session-provider.tsx";
import type { EpochMs } from "#domain/time.ts";

const TICK_MS = 5_000;

/** The server's clock as it goes on while a screen is open. */
export function useClock(): EpochMs {
  const { now } = useSession();
  const [clock, setClock] = useState(now);
  useEffect(() => {
    const lead = now - Date.now();
    setClock(now);
    const timer = setInterval(() => setClock(Date.now() + lead), TICK_MS);
    return () => clearInterval(timer);
  }, [now]);
  return clock;
}
