import { useMessages } from "#app/messages/messages-context.tsx";
import { ColumnChart } from "#app/ui/chart/column-chart.tsx";
import { ticksTo } from "#app/ui/chart/scale.ts";
import type { Report } from "#domain/analytics/report.ts";
import { useFigures } from "../use-figures.ts";
import { ChartCard } from "./chart-card.tsx";

const formatHour = (hour: number) => String(hour % 24).padStart(2, "0");

/** The first hour with the maximum; `null` without visits. */
function findPeak(values: readonly number[]): number | null {
  const most = Math.max(0, ...values);
  return most === 0 ? null : values.indexOf(most);
}

/** Visits by hour of the day, over all days of the range. */
export function HoursChart({ report }: { report: Report }) {
  const { metrics, visits, busiest, charts } = useMessages("dashboard");
  const { count, beside } = useFigures();
  const hours = report.visitsPerHour;
  const values = hours.map(({ value }) => value);
  const hasBefore = report.before !== null;
  const peak = findPeak(values);
  const span = (hour: number) => `${formatHour(hour)}:00–${formatHour(hour + 1)}:00`;
  return (
    <ChartCard
      title={metrics.visitsPerHour}
      className="col-span-2"
      aside={
        peak === null ? null : (
          <span className="text-xs text-muted">
            {busiest(`${formatHour(peak)}:00`, `${formatHour(peak + 1)}:00`)}
          </span>
        )
      }
      table={{
        columns: [charts.hour, visits, ...(hasBefore ? [charts.before] : [])],
        rows: () =>
          hours.map((figure, hour) => ({
            key: String(hour),
            cells: [span(hour), ...beside(figure, hasBefore)],
          })),
      }}
    >
      <ColumnChart
        label={charts.throughPoints(metrics.visitsPerHour)}
        values={values}
        ticks={ticksTo(Math.max(0, ...values), 3)}
        formatTick={count}
        peak={peak}
        points={hours.map(({ value, before }, hour) => () => ({
          label: formatHour(hour),
          title: span(hour),
          lines: [
            { name: visits, value: count(value) },
            ...(hasBefore ? [{ name: charts.before, value: count(before) }] : []),
          ],
        }))}
      />
    </ChartCard>
  );
}
