import { momentText } from "#app/components/hours-state.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import type { EpochMs } from "#domain/time.ts";
import { useDraft } from "../../draft/draft-context.tsx";
import { ActionLink } from "../hours/action-link.tsx";

/** The moment shown by the preview, with a button back to now. */
export function ChosenMoment({
  at,
  onNow,
}: {
  readonly at: EpochMs;
  readonly onNow: (() => void) | undefined;
}) {
  const { strip } = useMessages("setup").buttonHours;
  const language = useLanguage();
  const { timeZone } = useDraft().property;
  return (
    <p className="flex min-w-0 flex-wrap items-center justify-center gap-x-2 text-sm font-medium text-strong tabular-nums">
      <span className="truncate">{momentText(at, { timeZone, language })}</span>
      <ActionLink onClick={onNow}>{strip.backToNow}</ActionLink>
    </p>
  );
}
