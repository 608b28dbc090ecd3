import { formatDays, formatMonth } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { daysBetween } from "#domain/analytics/period.ts";
import type { Report } from "#domain/analytics/report.ts";

type Period = Pick<Report, "range" | "from" | "to" | "before" | "timeZone">;

/** Which days the figures are of, and what they are compared with. */
export function PeriodLine({ period }: { period: Period }) {
  const { zone } = useMessages("dashboard");
  const text = usePeriodText(period);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <Icon name="calendar" size="sm" className="print:hidden" />
      <span>{text}</span>
      <span className="text-xs text-subtle">{zone(period.timeZone)}</span>
    </p>
  );
}

function usePeriodText({ range, from, to, before }: Period): string {
  const { compared } = useMessages("dashboard");
  const language = useLanguage();
  const name = range === "monthly" ? formatMonth(language, from) : formatDays(language, from, to);
  if (before === null) return name;
  if (range === "monthly") return compared.month(name);
  return compared.days(name, daysBetween(from, to).length);
}
