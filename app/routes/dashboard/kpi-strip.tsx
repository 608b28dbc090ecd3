import { formatNumber } from "#app/messages/format.ts";
import { useLanguage } from "#app/messages/messages-context.tsx";

interface Figure {
  readonly label: string;
  readonly value: number;
}

/** The totals, side by side. */
export function KpiStrip({ figures }: { figures: readonly Figure[] }) {
  const language = useLanguage();
  return (
    <dl className="flex rounded-lg border border-default bg-surface-raised shadow-xs">
      {figures.map(({ label, value }) => (
        <div key={label} className="min-w-0 flex-1 px-5 py-3.5 not-first:border-s not-first:border-subtle">
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="mt-1 text-2xl font-semibold text-strong tabular-nums">
            {formatNumber(language, value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
