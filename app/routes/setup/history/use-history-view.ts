import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import type { HistoryEvent } from "#domain/property/history.ts";
import type { EpochMs } from "#domain/time.ts";
import { findLanguage } from "../language-switch.tsx";
import { useView } from "../view-context.tsx";
import { readHistoryView, type ShownPage, toViewParams } from "./history-view.ts";

/** State of the history in the address: moment with version, language, and comparison. Can be reloaded and shared. */
export function useHistoryView(events: readonly HistoryEvent[], now: EpochMs) {
  const [params, setParams] = useSearchParams();
  const { language, chooseLanguage } = useView();
  const named = findLanguage(params.get("language") ?? "") ?? null;
  const view = readHistoryView(params, events, now);

  useEffect(() => {
    if (named !== null) chooseLanguage(named);
  }, [named, chooseLanguage]);

  // The language switch is shared by all tabs: copy it to the address.
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
    showPage: (page: ShownPage) => go({ ...view, page }),
    compare: (isComparing: boolean) => go({ ...view, isComparing }),
  };
}
