import type { Report } from "#domain/analytics/report.ts";
import { ArrivalCard } from "./arrival-card.tsx";
import { ButtonsCard } from "./buttons-card.tsx";
import { DevicesCard } from "./devices-card.tsx";
import { FeedbackCard } from "./feedback-card.tsx";
import { HoursChart } from "./hours-chart.tsx";
import { KpiStrip } from "./kpi-strip.tsx";
import { LanguagesCard } from "./languages-card.tsx";
import { MayCountAsOne } from "./may-count-as-one.tsx";
import { RepeatCard } from "./repeat-card.tsx";
import { SocialCard } from "./social-card.tsx";
import { UncountedNotice } from "./uncounted-notice.tsx";
import { VisitsChart } from "./visits-chart.tsx";

/** Everything a report tells. */
export function FiguresView({ report }: { report: Report }) {
  return (
    <>
      <UncountedNotice uncounted={report.uncounted} />
      <KpiStrip report={report} />
      <MayCountAsOne />
      <div className="mt-4 grid gap-4 lg:grid-cols-3 print:block print:*:mb-4">
        <VisitsChart report={report} />
        <ButtonsCard report={report} />
      </div>
      <div className="mt-4 grid grid-cols-2 gap-4 lg:grid-cols-4">
        <HoursChart report={report} />
        <SocialCard report={report} />
        <RepeatCard report={report} />
      </div>
      <div className="mt-4 grid grid-cols-2 gap-4 lg:grid-cols-4 print:grid-cols-2">
        <LanguagesCard report={report} />
        <ArrivalCard report={report} />
        <DevicesCard report={report} />
        <FeedbackCard report={report} />
      </div>
    </>
  );
}
