import { useCallback, useMemo } from "react";
import { useClock } from "#app/session/use-clock.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import { useDraft } from "../../draft/draft-context.tsx";
import { findNextChange, getTimedButtons, type TimedButton } from "./timed-buttons.ts";

/** A language's timed buttons, and the current moment, updated when one opens or closes. */
export function useTimedButtons(language: ContentLanguage): {
  readonly timed: readonly TimedButton[];
  readonly now: EpochMs;
} {
  const { draft, property } = useDraft();
  const { timeZone } = property;
  const timed = useMemo(() => getTimedButtons(draft, language), [draft, language]);
  const changeAfter = useCallback((at: EpochMs) => findNextChange(timed, timeZone, at), [timed, timeZone]);
  return { timed, now: useClock(changeAfter) };
}
