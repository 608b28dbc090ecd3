import { formatDayMonth } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { whyClosedAt } from "#domain/property/why-closed.ts";
import type { EpochMs } from "#domain/time.ts";

/** Why guests do not see an announcement that starts at a moment, in words; `null`: visible. */
export function useHiddenNote(at: EpochMs): string | null {
  const words = useMessages("announcements");
  const language = useLanguage();
  const { property } = useActiveProperty();
  const why = whyClosedAt(property, at);
  switch (why?.reason) {
    case "unpublished":
      return words.notPublished;
    case "season":
      return words.closedSeason(formatDayMonth(language, why.closure.opensOn));
    default:
      return null;
  }
}
