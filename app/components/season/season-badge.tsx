import { formatDayMonth } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import type { Property } from "#domain/property/property.ts";
import { useClosureState } from "./use-closure-state.ts";

/** Badge for a seasonal closure, current or announced (T8); otherwise nothing. */
export function SeasonBadge({ property }: { property: Property }) {
  const { season } = useMessages().settings;
  const language = useLanguage();
  const state = useClosureState(property);
  const { closure } = property;
  if (!closure || (state !== "closed" && state !== "notice")) return null;
  return (
    <Badge tone="warn" icon="calendar">
      {state === "closed"
        ? season.closedUntil(formatDayMonth(language, closure.opensOn))
        : season.closesFrom(formatDayMonth(language, closure.closesOn))}
    </Badge>
  );
}
