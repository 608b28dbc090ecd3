import { useMessages } from "#app/messages/messages-context.tsx";
import { ShareList } from "#app/ui/chart/share-list.tsx";
import type { IconName } from "#app/ui/icon-name.ts";
import { DEVICES, type Device } from "#domain/analytics/figures.ts";
import type { Report } from "#domain/analytics/report.ts";
import { useFigures } from "../use-figures.ts";
import { ChartCard } from "./chart-card.tsx";

const ICONS: Readonly<Record<Device, IconName>> = {
  phone: "phone-device",
  tablet: "tablet-device",
  computer: "monitor",
};

/** Visits by device class. */
export function DevicesCard({ report }: { report: Report }) {
  const { charts, visits } = useMessages("dashboard");
  const { count, formatShare: getShare, beside } = useFigures();
  const { devices } = report;
  const hasBefore = report.before !== null;
  const all = DEVICES.reduce((sum, device) => sum + devices[device].value, 0);
  return (
    <ChartCard
      title={charts.devices}
      table={{
        columns: [charts.device, visits, ...(hasBefore ? [charts.before] : [])],
        rows: () =>
          DEVICES.map((device) => ({
            key: device,
            cells: [charts.deviceNames[device], ...beside(devices[device], hasBefore)],
          })),
      }}
    >
      <ShareList
        rows={DEVICES.map((device) => ({
          key: device,
          name: charts.deviceNames[device],
          icon: ICONS[device],
          share: all === 0 ? 0 : devices[device].value / all,
          value: count(devices[device].value),
          note: getShare(devices[device].value, all),
        }))}
      />
    </ChartCard>
  );
}
