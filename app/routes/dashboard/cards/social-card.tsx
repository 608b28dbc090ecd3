import { channelIcon, channelName } from "#app/components/social-names.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { ShareList } from "#app/ui/chart/share-list.tsx";
import type { Report } from "#domain/analytics/report.ts";
import { useFigures } from "../use-figures.ts";
import { ChangeNote } from "./change-note.tsx";
import { ChartCard } from "./chart-card.tsx";

/** Clicks on social icons, by channel. */
export function SocialCard({ report }: { report: Report }) {
  const dashboard = useMessages("dashboard");
  const { common } = useMessages();
  const { metrics, charts } = dashboard;
  const { count, beside } = useFigures();
  const { channels, totals } = report;
  const hasBefore = report.before !== null;
  const most = Math.max(1, ...channels.map(({ clicks }) => clicks.value));
  const getName = (channel: (typeof channels)[number]["channel"]) => channelName(channel, common.website);
  return (
    <ChartCard
      title={metrics.socialClicks}
      table={
        channels.length === 0
          ? null
          : {
              columns: [charts.channel, charts.clicks, ...(hasBefore ? [charts.before] : [])],
              rows: () =>
                channels.map(({ channel, clicks }) => ({
                  key: channel,
                  cells: [getName(channel), ...beside(clicks, hasBefore)],
                })),
            }
      }
    >
      {channels.length === 0 ? (
        <p className="text-sm text-muted">{charts.noSocial}</p>
      ) : (
        <>
          <p className="mb-3 flex items-center gap-2">
            <span className="font-semibold text-strong tabular-nums">{count(totals.socialClicks.value)}</span>
            <ChangeNote figure={totals.socialClicks} hasBefore={hasBefore} />
          </p>
          <ShareList
            rows={channels.map(({ channel, clicks }) => ({
              key: channel,
              name: getName(channel),
              icon: channelIcon(channel),
              share: clicks.value / most,
              value: count(clicks.value),
            }))}
          />
        </>
      )}
    </ChartCard>
  );
}
