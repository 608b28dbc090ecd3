import { formatDuration } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useClock } from "#app/session/use-clock.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { MINUTE_MS } from "#domain/time.ts";

/** The clock of a screen that counts minutes: it moves once in each. */
export function useMinuteClock(): number {
  return useClock((now) => now - (now % MINUTE_MS) + MINUTE_MS);
}

/** How long its guest has waited, or how long it took. */
export function WaitingBadge({ request: { at, doneAt, state } }: { readonly request: GuestRequest }) {
  const { inbox } = useMessages();
  const language = useLanguage();
  const now = useMinuteClock();
  const since = (until: number) => formatDuration(language, until - Date.parse(at));
  if (doneAt === null) {
    return (
      <Badge icon="clock" className="font-semibold tabular-nums">
        {since(now)}
      </Badge>
    );
  }
  return (
    <span className="inline-flex items-center gap-1.5 text-xs text-muted tabular-nums">
      <Icon name={state === "refused" ? "close" : "check"} size="xs" />
      {state === "refused" ? inbox.cannot : inbox.doneIn(since(Date.parse(doneAt)))}
    </span>
  );
}
