import { useMessages } from "#app/messages/messages-context.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Popover } from "#app/ui/overlay/popover.tsx";

/** How every figure of the dashboard is counted, in one place [S214]. */
export function AboutFigures() {
  const { about, metrics, charts, visits } = useMessages().dashboard;
  const figures = [
    ...(
      [
        "totalVisits",
        "uniqueVisits",
        "visitsPerUser",
        "totalClicks",
        "clicksPerUser",
        "repeatVisits",
        "clicksPerButton",
        "visitsPerHour",
        "socialClicks",
      ] as const
    ).map((key) => [metrics[key], about[key]]),
    [visits, about.visits],
    [charts.languages, about.languages],
    [charts.arrival, about.sources],
    [charts.old, about.oldScans],
    [charts.devices, about.devices],
    [charts.feedback, about.feedback],
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
