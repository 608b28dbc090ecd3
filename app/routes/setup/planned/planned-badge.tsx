import { useMessages } from "#app/messages/messages-context.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { useDraft } from "../draft/draft-context.tsx";
import { usePlanned } from "./planned-context.tsx";

/** Badge in every setup tab: a publication is planned, or its plan failed. */
export function PlannedBadge() {
  const { publish, setup } = useMessages("setup");
  const { property } = useDraft();
  const { planned } = usePlanned();
  if (planned === null) return null;
  if (planned.state === "waiting") {
    return (
      <Badge tone="info" icon="clock">
        {setup.plannedVersion((property.publishedNumber ?? 0) + 1)}
      </Badge>
    );
  }
  const failed = planned.findings.length;
  return (
    <Badge tone="danger" icon="error">
      {failed > 0 ? publish.plan.failedChecks(failed) : publish.plan.notLive}
    </Badge>
  );
}
