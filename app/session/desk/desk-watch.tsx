import { useEffect } from "react";
import type { SessionDesk } from "#domain/account/desk.ts";
import { MINUTE_MS, SECOND_MS } from "#domain/time.ts";
import { readDeskUse, storeDeskUse } from "./desk-use.ts";
import { leaveDesk } from "./leave-desk.ts";

const USE_EVENTS = ["pointerdown", "pointermove", "keydown", "wheel", "touchmove"] as const;

/**
 * Shows the names again after the desk's quiet minutes without use in any tab, by the clock of the wall: also
 * after the device slept.
 */
export function DeskWatch({ desk }: { desk: Pick<SessionDesk, "quietMinutes"> }) {
  const quietMs = desk.quietMinutes * MINUTE_MS;
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    let timer = 0;
    const getRest = () => (readDeskUse() ?? Date.now()) + quietMs - Date.now();
    function check() {
      clearTimeout(timer);
      const rest = getRest();
      if (rest <= 0) return void leaveDesk();
      timer = window.setTimeout(check, rest);
    }
    function note() {
      const used = readDeskUse();
      // Writing once a second is exact enough for minutes.
      if (used !== null && Date.now() - used < SECOND_MS) return;
      // The first touch after the quiet minutes is no use: somebody else may be there.
      if (getRest() <= 0) return check();
      storeDeskUse(Date.now());
    }
    if (readDeskUse() === null) storeDeskUse(Date.now());
    check();
    for (const use of USE_EVENTS) {
      document.addEventListener(use, note, { capture: true, passive: true, signal });
    }
    document.addEventListener("visibilitychange", check, { signal });
    window.addEventListener("focus", check, { signal });
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [quietMs]);
  return null;
}
