import { useMessages } from "#app/messages/messages-context.tsx";
import { ShareList } from "#app/ui/chart/share-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Report } from "#domain/analytics/report.ts";
import { useFigures } from "../use-figures.ts";
import { ChartCard } from "./chart-card.tsx";

/** Visits by code and by address, and scans of retired codes. */
export function ArrivalCard({ report }: { report: Report }) {
  const dashboard = useMessages("dashboard");
  const { common } = useMessages();
  const { charts, visits } = dashboard;
  const { count, formatShare: getShare, beside } = useFigures();
  const { sources, totals } = report;
  const hasBefore = report.before !== null;
  const all = sources.qr.value + sources.direct.value;
  const oldScans = totals.oldScans.value;
  return (
    <ChartCard
      title={charts.arrival}
      table={{
        columns: [charts.way, visits, ...(hasBefore ? [charts.before] : [])],
        rows: () => [
          { key: "qr", cells: [charts.sources.qr, ...beside(sources.qr, hasBefore)] },
          { key: "direct", cells: [charts.sources.direct, ...beside(sources.direct, hasBefore)] },
          { key: "old", cells: [charts.old, ...beside(totals.oldScans, hasBefore)] },
        ],
      }}
    >
      <ShareList
        rows={(["qr", "direct"] as const).map((way) => ({
          key: way,
          name: charts.sources[way],
          icon: way === "qr" ? "qr" : "link",
          share: all === 0 ? 0 : sources[way].value / all,
          value: count(sources[way].value),
          note: getShare(sources[way].value, all),
        }))}
      />
      <div className="mt-4 border-t border-subtle pt-3 text-sm">
        <p className="flex items-center gap-2">
          {oldScans > 0 ? <Icon name="alert" size="sm" className="text-warn-icon" /> : null}
          <span className={oldScans > 0 ? "text-default" : "text-muted"}>{charts.oldScans(oldScans)}</span>
        </p>
        {oldScans > 0 ? (
          <TextLink to="/setup/publish" className="mt-1 print:hidden">
            {common.qrCode}
          </TextLink>
        ) : null}
      </div>
    </ChartCard>
  );
}
