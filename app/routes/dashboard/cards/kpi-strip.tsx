import { formatNumber } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { HEAD_TOTALS, TOTALS } from "#domain/analytics/figures.ts";
import type { Figure, Mean, Report } from "#domain/analytics/report.ts";
import { ChangeNote } from "./change-note.tsx";

const UNKNOWN = "–";

/** The totals at the head of the dashboard side by side, each beside the period before. */
export function KpiStrip({ report }: { report: Report }) {
  const { metrics, totals } = useMessages().dashboard;
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
          <div
            key={name}
            className="grid min-w-0 grid-rows-[minmax(1rem,1fr)_auto_1.25rem] items-start gap-x-1 border-subtle px-5 py-3.5 not-first:border-s nth-4:border-s-0 lg:nth-4:border-s max-lg:nth-[n+4]:border-t print:nth-4:border-s-0 print:nth-[n+4]:border-t"
          >
            <dt className="min-w-0 text-xs text-muted">{metrics[name]}</dt>
            <dd className="text-2xl font-semibold text-strong tabular-nums">
              {write(figure, TOTALS[name].digits)}
            </dd>
            <dd>
              {figure === null ? null : <ChangeNote figure={figure} hasBefore={report.before !== null} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
