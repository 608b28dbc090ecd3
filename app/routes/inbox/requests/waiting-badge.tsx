import { formatDuration } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useClock } from "#app/session/use-clock.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { getDueAt, getElapsed, type RequestClock, urgencyAt } from "#domain/guest/request-clock.ts";
import { type EpochMs, HOUR_MS, MINUTE_MS } from "#domain/time.ts";

/** A clock for minutes, updated once a minute. */
export function useMinuteClock(): number {
  return useClock((now) => now - (now % MINUTE_MS) + MINUTE_MS);
}

const LOOKS = {
  calm: { tone: "neutral", icon: "clock" },
  half: { tone: "warn", icon: "clock" },
  over: { tone: "danger-solid", icon: "alert" },
} as const;

/** Text such as "just now", "7 of 10 min" or "14 min, 4 over". */
function useWaited(): (clock: RequestClock, now: EpochMs) => string {
  const { inbox } = useMessages();
  const language = useLanguage();
  return (clock, now) => {
    const { ran, all } = getElapsed(clock, now);
    const over = now - getDueAt(clock);
    if (over < 0 && ran < MINUTE_MS) return inbox.justNow;
    if (over < MINUTE_MS) return inbox.waitedOf(Math.floor(ran / MINUTE_MS), all / MINUTE_MS);
    const isLong = ran + over >= 2 * HOUR_MS;
    return inbox.waitedOver(
      formatDuration(language, ran + over),
      isLong ? formatDuration(language, over) : String(Math.floor(over / MINUTE_MS)),
    );
  };
}

/** How long the guest has waited, or how long the finished request took. */
export function WaitingBadge({ request }: { readonly request: GuestRequest }) {
  const { at, doneAt, state } = request;
  const { inbox } = useMessages();
  const language = useLanguage();
  const now = useMinuteClock();
  const waited = useWaited();
  const since = (until: number) => formatDuration(language, until - Date.parse(at));
  const waitedSince = now - Date.parse(at) < MINUTE_MS ? inbox.justNow : since(now);
  if (doneAt === null) {
    const clock = request.clock?.map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) }));
    const { tone, icon } = clock ? LOOKS[urgencyAt(clock, now)] : LOOKS.calm;
    return (
      <Badge tone={tone} icon={icon} className="font-semibold tabular-nums">
        {clock ? waited(clock, now) : waitedSince}
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
