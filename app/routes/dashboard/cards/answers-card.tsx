import { useEffect } from "react";
import { PLACE_ICONS } from "#app/components/place-icons.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { ColumnChart } from "#app/ui/chart/column-chart.tsx";
import { ticksTo } from "#app/ui/chart/scale.ts";
import type { IconName } from "#app/ui/icon-name.ts";
import type { Answers, AnswerTimes } from "#domain/guest/answer-times.ts";
import { MINUTE_MS, SECOND_MS } from "#domain/time.ts";
import { useFigures } from "../use-figures.ts";
import { AboutFigure } from "./about-figure.tsx";
import { BarList, type BarRow } from "./bar-list.tsx";
import { ChartCard } from "./chart-card.tsx";

/** Fragment that the inbox links to. */
const ID = "answers";

const MINUTE_SECONDS = MINUTE_MS / SECOND_MS;

const formatHour = (hour: number) => `${String(hour % 24).padStart(2, "0")}:00`;

/** Number of bars that fit beside the chart of hours. */
const BARS_SHOWN = 8;

/** A group of requests, by service or kind of place. */
interface Group extends AnswerTimes {
  readonly key: string;
  readonly name: string;
  readonly icon: IconName;
}

/** Response times by service, kind of place and hour (R13). */
export function AnswersCard({ answers }: { readonly answers: Answers }) {
  const dashboard = useMessages("dashboard");
  const { places } = useMessages();
  const { answers: words } = dashboard;
  const { count, duration } = useFigures();
  const { all } = answers;
  const { columns } = words;
  // Scroll to this card if the address names it: it is rendered too late for the browser to do so.
  useEffect(() => {
    if (window.location.hash === `#${ID}`) document.getElementById(ID)?.scrollIntoView();
  }, []);
  const services = answers.services.map(
    ({ serviceId, icon = "bell", ...service }): Group => ({ key: serviceId, icon, ...service }),
  );
  const kinds = answers.placeKinds.map(({ kind, ...times }): Group => {
    return kind === null
      ? { key: "none", icon: "help", name: words.noPlace, ...times }
      : { key: kind, icon: PLACE_ICONS[kind], name: places.ofKind[kind], ...times };
  });
  const hours = answers.hours.map((times, hour) => ({
    key: `hour-${hour}`,
    name: `${formatHour(hour)}–${formatHour(hour + 1)}`,
    ...times,
  }));
  const written = (seconds: number | null) => (seconds === null ? words.tooFew : duration(seconds));
  const toBars = (groups: readonly Group[]): BarRow[] => {
    const slowest = Math.max(1, ...groups.map(({ median }) => median ?? 0));
    return groups.slice(0, BARS_SHOWN).map(({ key, name, icon, median, requests }) => {
      return {
        key,
        name,
        icon,
        share: (median ?? 0) / slowest,
        value: written(median),
        note: count(requests),
      };
    });
  };
  const numbers = <span className="text-xs text-muted">{words.numbers}</span>;
  return (
    <ChartCard
      id={ID}
      title={words.title}
      aside={<AboutFigure name={words.title} text={words.about} compared={null} />}
      table={{
        columns: [words.all, columns.requests, columns.answered, columns.median, columns.ninetieth],
        rows: () =>
          [
            { key: "all", name: words.all, ...all },
            ...services,
            ...kinds,
            ...hours.filter(({ requests }) => requests > 0),
          ].map(({ key, name, requests, answered, median, ninetieth }) => ({
            key,
            cells: [name, count(requests), count(answered), written(median), written(ninetieth)],
          })),
      }}
    >
      <div className="grid gap-x-8 gap-y-5 @min-[44rem]:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <dl className="flex flex-wrap gap-x-8 gap-y-3 border-b border-subtle pb-4">
            {all.median === null || all.ninetieth === null ? (
              <Head value="–" name={words.few} />
            ) : (
              <>
                <Head value={duration(all.median)} name={words.median(count(all.answered))} />
                <Head value={duration(all.ninetieth)} name={words.ninetieth} />
              </>
            )}
            <Head value={count(all.requests - all.answered)} name={words.open} />
          </dl>
          <BarList title={words.byService} aside={numbers} rows={toBars(services)} />
          {kinds.length > 1 ? <BarList title={words.byKind} aside={numbers} rows={toBars(kinds)} /> : null}
        </div>
        <Hours hours={hours} />
      </div>
    </ChartCard>
  );
}

function Head({ value, name }: { readonly value: string; readonly name: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="text-xl font-semibold text-strong tabular-nums">{value}</dd>
    </div>
  );
}

/** Median per hour of the day, the slowest one darker. */
function Hours({ hours }: { readonly hours: readonly (AnswerTimes & { readonly name: string })[] }) {
  const { answers: words } = useMessages("dashboard");
  const { count, duration } = useFigures();
  const values = hours.map(({ median }) => (median ?? 0) / MINUTE_SECONDS);
  const most = Math.max(0, ...values);
  const peak = most === 0 ? null : values.indexOf(most);
  return (
    <section aria-label={words.byHour} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 pb-2">
        <h3 className="text-sm font-medium text-strong">{words.byHour}</h3>
        {peak === null ? null : (
          <span className="text-xs text-muted">
            {words.slowest(formatHour(peak), formatHour(peak + 1), duration(hours[peak]?.median ?? 0))}
          </span>
        )}
      </div>
      <ColumnChart
        label={words.byHour}
        values={values}
        ticks={ticksTo(most, 3)}
        formatTick={count}
        peak={peak}
        points={hours.map(({ name, median, requests }) => () => ({
          label: name.slice(0, 2),
          title: name,
          lines: [
            { name: words.columns.median, value: median === null ? words.tooFew : duration(median) },
            { name: words.all, value: count(requests) },
          ],
        }))}
      />
    </section>
  );
}
