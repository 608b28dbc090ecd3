import { useMessages } from "#app/messages/messages-context.tsx";
import { Badge, type BadgeTone } from "#app/ui/feedback/badge.tsx";
import type { IconName } from "#app/ui/icon-name.ts";
import type { LicenceState } from "#domain/property/licence.ts";
import { LICENCE_STATE_WORDS } from "./licence-words.ts";

const LOOKS: Record<LicenceState, { readonly tone: BadgeTone; readonly icon: IconName }> = {
  active: { tone: "success", icon: "check-circle" },
  trial: { tone: "info", icon: "clock" },
  demo: { tone: "plum", icon: "spark" },
  request: { tone: "accent", icon: "send" },
  "trial-ended": { tone: "warn", icon: "clock" },
  "paid-ended": { tone: "warn", icon: "calendar" },
  expired: { tone: "danger", icon: "calendar" },
  error: { tone: "danger-solid", icon: "error" },
  suspended: { tone: "dark", icon: "lock" },
  unassigned: { tone: "outline", icon: "minus" },
};

/** A licence state (one of ten, S68) with icon, word and colour. */
export function LicenceBadge({ state }: { state: LicenceState }) {
  const { licenceStates } = useMessages().common;
  return <Badge {...LOOKS[state]}>{licenceStates[LICENCE_STATE_WORDS[state]]}</Badge>;
}
