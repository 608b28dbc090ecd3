import { useState } from "react";
import { formatDayMonth, formatWeekdayDate } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { useIsIdle } from "#app/ui/use-is-idle.ts";
import {
  EVENTS_PER_PROPERTY_HOUR_MAX,
  EVENTS_PER_VISITOR_HOUR_MAX,
  VISITORS_PER_DAY_MAX,
  VISITORS_PER_NETWORK_HOUR_MAX,
} from "#domain/analytics/bounds.ts";
import type { Report } from "#domain/analytics/report.ts";
import { AboutFigure } from "./cards/about-figure.tsx";
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
import { SearchesCard } from "./cards/searches-card.tsx";
import { SocialCard } from "./cards/social-card.tsx";
import { VisitsChart } from "./cards/visits-chart.tsx";
import { findHighlights } from "./highlights.ts";
import { useFigures } from "./use-figures.ts";

/** The whole report. */
export function FiguresView({ report }: { report: Report }) {
  // Rendered when idle, because they are below the fold.
  const isIdle = useIsIdle();
  const [isAnswered, setIsAnswered] = useState(false);
  const last = [
    ...(report.places ? [<PlacesCard key="places" places={report.places} report={report} />] : []),
    ...(report.answers ? [<AnswersCard key="answers" answers={report.answers} />] : []),
  ];
  // Once every word is answered, the searches need half the width.
  const beside = isAnswered ? last.shift() : undefined;
  return (
    <>
      <UncountedNotice uncounted={report.uncounted} />
      <HighlightsLine report={report} />
      <KpiStrip report={report} />
      <MayCountAsOne />
      <OneNetwork largestNetwork={report.largestNetwork} />
      <div className={classNames("mt-4", beside && "grid gap-4 lg:grid-cols-2")}>
        <SearchesCard report={report} onAnswered={setIsAnswered} />
        {beside}
      </div>
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
          {last}
        </div>
      ) : null}
    </>
  );
}

/** Explains the effect of the owner's switch while guests' pages store no id (D11). */
function MayCountAsOne() {
  const { mayCountAsOne } = useMessages("dashboard");
  const { property } = useActiveProperty();
  if (property.countsByVisitorId) return null;
  return <p className="mt-2 text-xs text-muted">{mayCountAsOne}</p>;
}

/** Says that most visits came through one network: usually the property's own, otherwise possibly a bot. */
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

/** A sentence with the highlights, above the figures. */
function HighlightsLine({ report }: { readonly report: Report }) {
  const { todayCounts, highlights: words } = useMessages("dashboard");
  const language = useLanguage();
  const found = findHighlights(report);
  if (!found) return null;
  const { visits, day, hour, button } = found;
  const first = [
    todayCounts.visits(visits),
    ...(day === null ? [] : [words.day(formatWeekdayDate(language, day))]),
    ...(hour === null ? [] : [words.hour(`${String(hour).padStart(2, "0")}:00`)]),
  ].join(", ");
  return (
    <p className="mb-4 text-pretty text-lg text-strong">
      {button ? `${first}. ${words.button(button.name, button.clicks)}.` : `${first}.`}
    </p>
  );
}

/** Says that counting limits were exceeded: hours that are too low, or excess events of single devices [S214]. */
function UncountedNotice({ uncounted }: Pick<Report, "uncounted">) {
  const { uncounted: words, about } = useMessages("dashboard");
  const { language, count } = useFigures();
  const low = uncounted.filter(({ network, property }) => network + property > 0);
  const surplus = uncounted.filter(({ visitor }) => visitor > 0);
  if (uncounted.length === 0) return null;
  const isLow = low.length > 0;
  const hours = isLow ? low : surplus;
  const [day = "", hour = ""] = hours[0]?.at.split("T") ?? [];
  const first = `${formatDayMonth(language, day)}, ${hour}:00`;
  return (
    <Notice
      tone={isLow ? "warn" : "info"}
      title={isLow ? words.low : words.surplus}
      className="mb-4 print:break-inside-avoid"
      action={
        <AboutFigure
          name={words.about}
          text={about.bounds(
            count(EVENTS_PER_VISITOR_HOUR_MAX),
            count(VISITORS_PER_NETWORK_HOUR_MAX),
            count(EVENTS_PER_PROPERTY_HOUR_MAX),
            count(VISITORS_PER_DAY_MAX),
          )}
          compared={null}
        />
      }
    >
      {(isLow ? words.lowText : words.surplusText)(hours.length, first)}
    </Notice>
  );
}
