import { formatHoursState, type HoursState, type HoursTextContext } from "#app/components/hours-state.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import type { IconName } from "#app/ui/icon-name.ts";

export const HOURS_STATE_ICONS: Readonly<Record<HoursState["kind"], IconName>> = {
  open: "clock",
  closed: "clock",
  hidden: "eye-off",
};

/** Current state of a timed button. */
export function StateBadge({
  state,
  saying,
}: {
  readonly state: HoursState;
  readonly saying: HoursTextContext;
}) {
  return (
    <Badge tone={state.kind === "open" ? "success" : "warn"} icon={HOURS_STATE_ICONS[state.kind]}>
      {formatHoursState(state, saying)}
    </Badge>
  );
}
