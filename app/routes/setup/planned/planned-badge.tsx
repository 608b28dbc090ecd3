import { useMessages } from "#app/messages/messages-context.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { useDraft } from "../draft/draft-context.tsx";
import { usePlanned } from "./planned-context.tsx";

/** Says in the head of every setup tab that a version waits. */
export function PlannedBadge() {
  const { setup } = useMessages();
  const { property } = useDraft();
  const { planned } = usePlanned();
  if (planned?.state !== "waiting") return null;
  return (
    <Badge tone="info" icon="clock">
      {setup.plannedVersion((property.publishedNumber ?? 0) + 1)}
    </Badge>
  );
}
