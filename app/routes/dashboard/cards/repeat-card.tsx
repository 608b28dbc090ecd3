import { useMessages } from "#app/messages/messages-context.tsx";
import { Ring } from "#app/ui/chart/ring.tsx";
import type { Report } from "#domain/analytics/report.ts";
import { useFigures } from "../use-figures.ts";
import { ChartCard } from "./chart-card.tsx";

/** Share of returning visits among guests who can be recognised. */
export function RepeatCard({ report }: { report: Report }) {
  const { metrics, charts, consentNote, visits } = useMessages("dashboard");
  const { count, percent, beside } = useFigures();
  const hasBefore = report.before !== null;
  const { repeatVisits, consentedVisits } = report.totals;
  const whole = consentedVisits.value;
  const share = repeatVisits === null || whole === 0 ? null : Math.min(1, repeatVisits.value / whole);
  return (
    <ChartCard
      title={metrics.repeatVisits}
      table={
        repeatVisits === null
          ? null
          : {
              columns: [metrics.repeatVisits, visits, ...(hasBefore ? [charts.before] : [])],
              rows: () => [
                { key: "repeat", cells: [metrics.repeatVisits, ...beside(repeatVisits, hasBefore)] },
                { key: "consented", cells: [charts.consented, ...beside(consentedVisits, hasBefore)] },
              ],
            }
      }
    >
      {repeatVisits === null ? (
        <p className="text-sm text-muted">{charts.noConsent}</p>
      ) : (
        <div className="flex flex-col items-center gap-4">
          <Ring
            share={share ?? 0}
            text={percent(share)}
            label={share === null ? charts.noVisits : charts.repeatShare(percent(share))}
          />
          <p className="text-balance text-center text-xs text-muted">
            {consentNote(repeatVisits.value, count(whole))}
          </p>
        </div>
      )}
    </ChartCard>
  );
}
