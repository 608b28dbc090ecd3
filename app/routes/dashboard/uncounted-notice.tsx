import { formatDayMonth } from "#app/messages/format.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import {
  EVENTS_PER_PROPERTY_HOUR_MAX,
  EVENTS_PER_VISITOR_HOUR_MAX,
  VISITORS_PER_DAY_MAX,
  VISITORS_PER_NETWORK_HOUR_MAX,
} from "#domain/analytics/bounds.ts";
import type { Report } from "#domain/analytics/report.ts";
import { AboutFigure } from "./cards/about-figure.tsx";
import { useFigures } from "./use-figures.ts";

/** Says where more came than is counted: hours that are too low, or a surplus of single devices [S214]. */
export function UncountedNotice({ uncounted }: Pick<Report, "uncounted">) {
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
