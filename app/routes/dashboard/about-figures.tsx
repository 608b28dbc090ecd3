import { useMessages } from "#app/messages/messages-context.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Popover } from "#app/ui/overlay/popover.tsx";
import { CARD_TOTALS, type CardTotal, HEAD_TOTALS } from "#domain/analytics/figures.ts";

/** How every figure of the dashboard is counted [S214]. */
export function AboutFigures() {
  const { about, metrics, charts, visits, places, answers } = useMessages("dashboard");
  const cards = { socialClicks: metrics.socialClicks, oldScans: charts.old } satisfies Record<
    CardTotal,
    string
  >;
  const figures = [
    ...HEAD_TOTALS.map((name) => [metrics[name], about.totals[name]]),
    [metrics.clicksPerButton, about.clicksPerButton],
    [metrics.visitsPerHour, about.visitsPerHour],
    ...CARD_TOTALS.map((name) => [cards[name], about.totals[name]]),
    [visits, about.visits],
    [charts.languages, about.languages],
    [charts.arrival, about.sources],
    [charts.devices, about.devices],
    [charts.feedback, about.feedback],
    [places.title, places.about],
    [answers.title, answers.about],
  ] as const;
  return (
    <Popover
      label={about.all}
      align="end"
      trigger={<IconButton icon="info" variant="secondary" label={about.all} title={about.all} />}
    >
      <div
        role="group"
        aria-label={about.all}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key
        tabIndex={0}
        className="max-h-[70vh] w-104 max-w-full overflow-y-auto text-sm [scrollbar-width:thin]"
      >
        <h2 className="font-semibold text-strong">{about.all}</h2>
        <p className="mt-1 text-muted">{about.period}</p>
        <p className="mt-1 text-muted">{about.periodDays}</p>
        <dl className="mt-3 flex flex-col gap-3">
          {figures.map(([name, text]) => (
            <div key={text}>
              <dt className="font-medium text-strong">{name}</dt>
              <dd className="mt-0.5 text-default">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Popover>
  );
}
