import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useSession } from "#app/session/session-provider.tsx";
import type { Report } from "#domain/analytics/report.ts";
import { type Today, withToday } from "./with-today.ts";

/** Interval for refetching what live messages lack, such as buttons and languages. */
const REFETCH_AFTER_MS = 20_000;

/** A live report: counts at once, everything else with a delay [S214]. */
export function useLiveReport(report: Report, propertyId: string): Report {
  const { onMessage } = useSession();
  const { revalidate } = useRevalidator();
  const [latest, setLatest] = useState<Today | null>(null);
  const refetch = useRef(revalidate);
  refetch.current = revalidate;

  // A newer report includes all earlier live messages.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new report ends what was told before it
  useEffect(() => setLatest(null), [report]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onMessage((message) => {
      if (message.type !== "today" || message.propertyId !== propertyId) return;
      const { day, visits, uniqueVisits, clicks } = message;
      setLatest({ day, visits, uniqueVisits, clicks });
      timer ??= setTimeout(() => {
        timer = undefined;
        void refetch.current();
      }, REFETCH_AFTER_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [onMessage, propertyId]);

  return latest ? withToday(report, latest) : report;
}
