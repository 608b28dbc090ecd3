import { useMessages } from "#app/messages/messages-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { StatusDot } from "#app/ui/feedback/status-dot.tsx";
import type { Today } from "./with-today.ts";

/** What guests have done today, rising as they tap; the light says whether it rises by itself. */
export function TodayLine({ today }: { today: Today }) {
  const { today: title, todayCounts: words } = useMessages("dashboard");
  const { isLive } = useSession();
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <StatusDot tone={isLive ? "on" : "off"} />
      <span className="font-medium text-strong">{title}</span>
      <span className="tabular-nums">
        {words.visits(today.visits)} · {words.uniqueVisits(today.uniqueVisits)} · {words.clicks(today.clicks)}
      </span>
    </p>
  );
}
