import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useIsIdle } from "#app/ui/use-is-idle.ts";
import type { Report } from "#domain/analytics/report.ts";
import { AnswersCard } from "./cards/answers-card.tsx";
import { ArrivalCard } from "./cards/arrival-card.tsx";
import { ButtonsCard } from "./cards/buttons-card.tsx";
import { DevicesCard } from "./cards/devices-card.tsx";
import { FeedbackCard } from "./cards/feedback-card.tsx";
import { HoursChart } from "./cards/hours-chart.tsx";
import { KpiStrip } from "./cards/kpi-strip.tsx";
import { LanguagesCard } from "./cards/languages-card.tsx";
import { PlacesCard } from "./cards/places-card.tsx";
import { RepeatCard } from "./cards/repeat-card.tsx";
import { SocialCard } from "./cards/social-card.tsx";
import { VisitsChart } from "./cards/visits-chart.tsx";
import { HighlightsLine } from "./highlights-line.tsx";
import { UncountedNotice } from "./uncounted-notice.tsx";
import { useFigures } from "./use-figures.ts";

/** Everything a report tells. */
export function FiguresView({ report }: { report: Report }) {
  // Below all others: the page is spared what it draws.
  const isIdle = useIsIdle();
  return (
    <>
      <UncountedNotice uncounted={report.uncounted} />
      <HighlightsLine report={report} />
      <KpiStrip report={report} />
      <MayCountAsOne />
      <OneNetwork largestNetwork={report.largestNetwork} />
      <div className="mt-4 grid gap-4 lg:grid-cols-3 print:block print:*:mb-4">
        <VisitsChart report={report} />
        <ButtonsCard report={report} />
      </div>
      <div className="mt-4 grid gap-4 md:grid-cols-2 lg:grid-cols-4">
        <HoursChart report={report} />
        <SocialCard report={report} />
        <RepeatCard report={report} />
      </div>
      <div className="mt-4 grid gap-4 md:grid-cols-2 lg:grid-cols-4 print:grid-cols-2">
        <LanguagesCard report={report} />
        <ArrivalCard report={report} />
        <DevicesCard report={report} />
        <FeedbackCard report={report} />
      </div>
      {isIdle ? (
        <div className="mt-4 grid gap-4 empty:hidden lg:auto-cols-fr lg:grid-flow-col print:grid-flow-row">
          {report.places ? <PlacesCard places={report.places} report={report} /> : null}
          {report.answers ? <AnswersCard answers={report.answers} /> : null}
        </div>
      ) : null}
    </>
  );
}

/** Says what the owner's switch means for the figures, while guests' pages keep no id (D11). */
function MayCountAsOne() {
  const { mayCountAsOne } = useMessages("dashboard");
  const { property } = useActiveProperty();
  if (property.countsByVisitorId) return null;
  return <p className="mt-2 text-xs text-muted">{mayCountAsOne}</p>;
}

/**
 * Says that most visits came through one network, where they did: the property's own as a rule, else somebody's
 * machine.
 */
function OneNetwork({ largestNetwork }: Pick<Report, "largestNetwork">) {
  const { allOneNetwork, oneNetwork } = useMessages("dashboard");
  const { percent } = useFigures();
  if (largestNetwork === null) return null;
  return (
    <p className="mt-2 text-xs text-muted">
      {largestNetwork === 1 ? allOneNetwork : oneNetwork(percent(largestNetwork))}
    </p>
  );
}
