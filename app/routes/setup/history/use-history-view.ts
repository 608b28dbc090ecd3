import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import type { HistoryEvent } from "#domain/property/history.ts";
import type { EpochMs } from "#domain/time.ts";
import { findLanguage } from "../language-switch.tsx";
import { useView } from "../view-context.tsx";
import { readHistoryView, toViewParams } from "./history-view.ts";

/**
 * What is looked at of the past, as the address has it: the moment with its version, the language, and whether it is
 * compared. So it can be reloaded, gone back from, and sent to somebody.
 */
export function useHistoryView(events: readonly HistoryEvent[], now: EpochMs) {
  const [params, setParams] = useSearchParams();
  const { language, chooseLanguage } = useView();
  const named = findLanguage(params.get("language") ?? "") ?? null;
  const view = readHistoryView(params, events, now);

  useEffect(() => {
    if (named !== null) chooseLanguage(named);
  }, [named, chooseLanguage]);

  // The switch above the page is every tab's: what is chosen there belongs into the address as well.
  const chosen = useRef(language);
  useEffect(() => {
    if (chosen.current === language) return;
    chosen.current = language;
    setParams(
      (known) =>
        new URLSearchParams([...[...known].filter(([name]) => name !== "language"), ["language", language]]),
      {
        replace: true,
      },
    );
  }, [language, setParams]);

  const go = (next: typeof view) => setParams(toViewParams(next, language, events));
  return {
    ...view,
    moveTo: (moment: EpochMs | null) => go({ ...view, moment }),
    compare: (isComparing: boolean) => go({ ...view, isComparing }),
  };
}
