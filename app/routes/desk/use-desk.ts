import { useEffect, useState } from "react";
import { clearDeskUse } from "#app/session/desk/desk-use.ts";
import { getKeptKey } from "#app/session/desk/kept-work.ts";
import type { DeskScreen } from "#domain/account/desk.ts";
import { type EpochMs, MINUTE_MS, SECOND_MS } from "#domain/time.ts";

const REFRESH_MS = 30 * SECOND_MS;
const UNAUTHENTICATED = 401;

interface ReadDesk {
  readonly screen: DeskScreen;
  /** Whether the last refresh reached the server. */
  readonly isReachable: boolean;
}

/**
 * The desk as loaded, refreshed every 30 seconds and when the page becomes visible. A desk that was ended
 * reloads the page, which then shows the form for pairing.
 */
export function useDesk(read: DeskScreen): ReadDesk {
  const [desk, setDesk] = useState<ReadDesk>({ screen: read, isReachable: true });
  useEffect(() => setDesk({ screen: read, isReachable: true }), [read]);
  useEffect(() => {
    clearDeskUse();
    const end = new AbortController();
    const { signal } = end;
    async function refresh() {
      if (document.hidden) return;
      try {
        const response = await fetch("/api/desk", { signal });
        if (response.status === UNAUTHENTICATED) return location.reload();
        if (!response.ok) throw new Error(`The desk answered ${response.status}`);
        const screen = (await response.json()) as DeskScreen;
        setDesk({ screen, isReachable: true });
      } catch (error) {
        if (signal.aborted) return;
        console.info(error);
        setDesk((before) => ({ ...before, isReachable: false }));
      }
    }
    const timer = setInterval(() => void refresh(), REFRESH_MS);
    const now = () => void refresh();
    document.addEventListener("visibilitychange", now, { signal });
    window.addEventListener("online", now, { signal });
    // A page that the browser kept would still show somebody's digits after they left.
    window.addEventListener("pageshow", ({ persisted }) => persisted && location.reload(), { signal });
    return () => {
      clearInterval(timer);
      end.abort();
    };
  }, []);
  return desk;
}

/** The server's clock, updated at the beginning of each minute. */
export function useMinute(loadedAt: EpochMs): EpochMs {
  const [now, setNow] = useState(loadedAt);
  useEffect(() => {
    const lead = loadedAt - Date.now();
    let timer = 0;
    function tick() {
      const at = Date.now() + lead;
      setNow(at);
      clearTimeout(timer);
      timer = window.setTimeout(tick, MINUTE_MS - (at % MINUTE_MS));
    }
    tick();
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [loadedAt]);
  return now;
}

/** Persons whose notes are kept in this browser, by uid. */
export function useKeptNotes({ desk, people }: DeskScreen): ReadonlySet<string> {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const has = (uid: string) => localStorage.getItem(getKeptKey(desk.id, uid)) !== null;
    setKept(new Set(people.map(({ uid }) => uid).filter(has)));
  }, [desk.id, people]);
  return kept;
}
