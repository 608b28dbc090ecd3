import { formatDate, formatDayMonth } from "#app/messages/format.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { LineChart } from "#app/ui/chart/line-chart.tsx";
import { ticksTo } from "#app/ui/chart/scale.ts";
import type { Report } from "#domain/analytics/report.ts";
import { toLocalTime } from "#domain/zoned-time.ts";
import { useFigures } from "../use-figures.ts";
import { ChartCard } from "./chart-card.tsx";

/** Total and unique visits over the range: by hour of a day, or by day [S213]. */
export function VisitsChart({ report }: { report: Report }) {
  const { visits: title, total, unique, charts } = useMessages("dashboard");
  const { language, count, beside } = useFigures();
  const { now } = useSession();
  const { series, timeZone, isRunning } = report;
  const { hour } = toLocalTime(now, timeZone);
  const hasBefore = report.before !== null;
  const isByHour = report.range === "daily";
  const getHour = (at: string) => at.slice(11, 13);
  const getName = (at: string) => (isByHour ? `${getHour(at)}:00` : formatDate(language, Date.parse(at)));
  return (
    <ChartCard
      title={title}
      className="lg:col-span-2"
      aside={<Legend total={total} unique={unique} />}
      table={{
        columns: [
          isByHour ? charts.hour : charts.day,
          total,
          ...(hasBefore ? [charts.before] : []),
          unique,
          charts.clicks,
        ],
        rows: () =>
          series.map(({ at, visits, uniqueVisits, clicks }) => ({
            key: at,
            cells: [
              getName(at),
              ...beside(visits, hasBefore),
              count(uniqueVisits.value),
              count(clicks.value),
            ],
          })),
      }}
    >
      <LineChart
        label={charts.throughPoints(title)}
        ticks={ticksTo(Math.max(0, ...series.map(({ visits }) => visits.value)))}
        formatTick={count}
        begun={isByHour && isRunning ? hour + 1 : series.length}
        isRunning={isRunning}
        main={series.map(({ visits }) => visits.value)}
        second={series.map(({ uniqueVisits }) => uniqueVisits.value)}
        points={series.map(({ at, visits, uniqueVisits }) => () => ({
          label: isByHour ? getHour(at) : formatDayMonth(language, at),
          title: getName(at),
          lines: [
            { name: total, value: count(visits.value) },
            { name: unique, value: count(uniqueVisits.value) },
            ...(hasBefore ? [{ name: charts.before, value: count(visits.before) }] : []),
          ],
        }))}
      />
    </ChartCard>
  );
}

function Legend({ total, unique }: { total: string; unique: string }) {
  return (
    <span aria-hidden="true" className="flex gap-4 text-xs text-muted">
      <span className="flex items-center gap-1.5">
        <svg width="14" height="4" className="stroke-chart-1" aria-hidden="true">
          <path d="M1 2H13" strokeWidth="3" strokeLinecap="round" />
        </svg>
        {total}
      </span>
      <span className="flex items-center gap-1.5">
        <svg width="16" height="4" className="stroke-chart-2" aria-hidden="true">
          <path d="M2 2H14" strokeWidth="3" strokeLinecap="round" strokeDasharray="0.5 5" />
        </svg>
        {unique}
      </span>
    </span>
  );
}
