import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import type { HistoryEvent } from "#domain/property/history.ts";
import type { EpochMs } from "#domain/time.ts";
import { languageNamed } from "../language-switch.tsx";
import { useView } from "../view-context.tsx";
import { placeIn, placeParams } from "./history-place.ts";

/**
 * What is looked at of the past, as the address has it: the moment with its version, the language, and whether it is
 * compared. So it can be reloaded, gone back from, and sent to somebody.
 */
export function useHistoryPlace(events: readonly HistoryEvent[], now: EpochMs) {
  const [params, setParams] = useSearchParams();
  const { language, chooseLanguage } = useView();
  const named = languageNamed(params.get("language") ?? "") ?? null;
  const place = placeIn(params, events, now);

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

  const go = (next: typeof place) => setParams(placeParams(next, language, events));
  return {
    ...place,
    moveTo: (moment: EpochMs | null) => go({ ...place, moment }),
    compare: (isComparing: boolean) => go({ ...place, isComparing }),
  };
}
