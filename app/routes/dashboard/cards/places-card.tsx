import { PLACE_ICONS } from "#app/components/place-icons.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Figure, PlacesReport, Report } from "#domain/analytics/report.ts";
import { getPlaceLabel } from "#domain/place/place.ts";
import { useFigures } from "../use-figures.ts";
import { AboutFigure } from "./about-figure.tsx";
import { BarList, type BarRow } from "./bar-list.tsx";
import { ChartCard } from "./chart-card.tsx";

/** Shares from 10 % on are shown without decimals. */
const WHOLE_PERCENT_MIN = 0.1;

type Row = Pick<BarRow, "key" | "name" | "icon"> & {
  readonly visits: Figure;
  /** `null` for rows without a card. */
  readonly scans: Figure | null;
  readonly requests: Figure | null;
};

/** Visits by kind of place, and the places with most visits (R5). */
export function PlacesCard({ places, report }: { readonly places: PlacesReport; readonly report: Report }) {
  const dashboard = useMessages("dashboard");
  const { places: kindWords } = useMessages();
  const { places: words, charts } = dashboard;
  const { count, percent, beside } = useFigures();
  const hasBefore = report.before !== null;
  const { withoutPlace } = places;
  const own: Row = {
    key: "own",
    name: words.own,
    icon: "qr",
    visits: withoutPlace,
    scans: null,
    requests: null,
  };
  const kinds = places.kinds.map(({ kind, ...of }): Row => {
    return { key: kind, name: kindWords.ofKind[kind], icon: PLACE_ICONS[kind], ...of };
  });
  const byKind = [own, ...kinds].toSorted((one, other) => other.visits.value - one.visits.value);
  const most = places.items.map(({ placeId, kind, name, ...of }): Row => {
    const label = getPlaceLabel({ kind, name }, kindWords.kinds[kind]);
    return { key: placeId, name: label, icon: PLACE_ICONS[kind], ...of };
  });
  const all = byKind.reduce((sum, { visits }) => sum + visits.value, 0);
  const toBars = (rows: readonly Row[]): BarRow[] => {
    const longest = Math.max(1, rows[0]?.visits.value ?? 0);
    return rows.map(({ key, name, icon, visits: { value } }) => {
      const ofAll = value / Math.max(1, all);
      const note = percent(ofAll, ofAll < WHOLE_PERCENT_MIN ? 1 : 0);
      return { key, name, icon, share: value / longest, value: count(value), note };
    });
  };
  const written = (figure: Figure | null) => (figure === null ? "–" : count(figure.value));
  return (
    <ChartCard
      title={words.title}
      aside={<AboutFigure name={words.title} text={words.about} compared="days" />}
      table={{
        columns: [
          ...[kindWords.columns.place, dashboard.visits, ...(hasBefore ? [charts.before] : [])],
          ...[words.scans, dashboard.answers.columns.requests],
        ],
        rows: () =>
          [...byKind, ...most].map(({ key, name, visits, scans, requests }) => ({
            key,
            cells: [name, ...beside(visits, hasBefore), written(scans), written(requests)],
          })),
      }}
    >
      <div className="grid gap-x-8 gap-y-4 @min-[44rem]:grid-cols-2">
        <BarList
          title={words.byKind}
          aside={<span className="text-xs text-muted">{words.counts(count(all), places.count)}</span>}
          rows={toBars(byKind)}
        />
        {most.length === 0 ? (
          <p className="text-sm text-muted">{words.none}</p>
        ) : (
          <BarList
            title={words.most}
            aside={
              places.count > most.length ? (
                <TextLink to="/places" className="text-sm print:hidden">
                  {words.all(count(places.count))}
                </TextLink>
              ) : null
            }
            rows={toBars(most)}
          />
        )}
      </div>
    </ChartCard>
  );
}
