import { useDashboardWords } from "#app/messages/dashboard/dashboard-part.ts";
import { useActiveProperty } from "#app/session/active-property-context.tsx";

/** Says what the owner's switch means for the figures, while guests' pages keep no id (D11). */
export function MayCountAsOne() {
  const { mayCountAsOne } = useDashboardWords();
  const { property } = useActiveProperty();
  if (property.countsByVisitorId) return null;
  return <p className="mt-2 text-xs text-muted">{mayCountAsOne}</p>;
}
