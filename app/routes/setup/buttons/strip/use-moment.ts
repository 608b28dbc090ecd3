import { useMemo, useState } from "react";
import { formatHoursState, hoursStateAt } from "#app/components/hours-state.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import { useDraft } from "../../draft/draft-context.tsx";
import { useTimedButtons } from "../hours/use-timed-buttons.ts";

/** A language's timed buttons, and the selected moment; `null`: now, which advances. */
export function useMoment(content: ContentLanguage) {
  const { timeZone } = useDraft().property;
  const words = useMessages("setup").buttonHours;
  const language = useLanguage();
  const { timed, now } = useTimedButtons(content);
  const [chosen, chooseMoment] = useState<EpochMs | null>(null);
  // Without timed buttons there is no strip, so staff could not return to now.
  const moment = timed.length > 0 ? chosen : null;
  const at = moment ?? now;
  const tileHours = useMemo(
    () =>
      new Map(
        timed.map(({ button, hours }) => {
          const state = hoursStateAt(hours, timeZone, at);
          return [
            button.id,
            { kind: state.kind, text: formatHoursState(state, { at, timeZone, language, words }) },
          ];
        }),
      ),
    [timed, timeZone, at, language, words],
  );
  return { timed, now, moment, chooseMoment, tileHours };
}
