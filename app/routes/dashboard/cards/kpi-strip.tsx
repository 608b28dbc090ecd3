import { formatNumber } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { HEAD_TOTALS, TOTAL_DESCRIPTIONS } from "#domain/analytics/figures.ts";
import type { Figure, Mean, Report } from "#domain/analytics/report.ts";
import { ChangeNote } from "./change-note.tsx";

const UNKNOWN = "–";

/** The totals at the top of the dashboard, compared with the previous period. */
export function KpiStrip({ report }: { report: Report }) {
  const { metrics, totals } = useMessages("dashboard");
  const language = useLanguage();
  const write = (figure: Figure | Mean | null, digits: number) =>
    figure === null || figure.value === null ? UNKNOWN : formatNumber(language, figure.value, digits);
  return (
    <dl
      aria-label={totals}
      className="grid grid-cols-3 rounded-lg border border-default bg-surface-raised shadow-xs lg:grid-cols-6 print:grid-cols-3 print:shadow-none"
    >
      {HEAD_TOTALS.map((name) => {
        const figure: Figure | Mean | null = report.totals[name];
        return (
          <div key={name} className="figure-tile">
            <dt className="min-w-0 text-xs text-muted">{metrics[name]}</dt>
            <dd className="figure-value">{write(figure, TOTAL_DESCRIPTIONS[name].digits)}</dd>
            <dd>
              {figure === null ? null : <ChangeNote figure={figure} hasBefore={report.before !== null} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
