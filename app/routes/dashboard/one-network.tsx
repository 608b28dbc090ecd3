import { useDashboardWords } from "#app/messages/dashboard/dashboard-part.ts";
import type { Report } from "#domain/analytics/report.ts";
import { useFigures } from "./use-figures.ts";

/**
 * Says that most visits came through one network, where they did: the property's own as a rule, else somebody's
 * machine.
 */
export function OneNetwork({ largestNetwork }: Pick<Report, "largestNetwork">) {
  const { allOneNetwork, oneNetwork } = useDashboardWords();
  const { percent } = useFigures();
  if (largestNetwork === null) return null;
  return (
    <p className="mt-2 text-xs text-muted">
      {largestNetwork === 1 ? allOneNetwork : oneNetwork(percent(largestNetwork))}
    </p>
  );
}
