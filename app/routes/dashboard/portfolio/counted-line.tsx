import { formatTime } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { Progress } from "#app/ui/feedback/progress.tsx";
import type { PortfolioRow } from "#domain/analytics/report.ts";
import { AboutFigure } from "../cards/about-figure.tsx";
import { useFigures } from "../use-figures.ts";

interface CountedLineProps {
  readonly rows: readonly PortfolioRow[];
  readonly isCounting: boolean;
}

/** Of when the figures are, by the clock of the property that is open; or how far counting them has come. */
export function CountedLine({ rows, isCounting }: CountedLineProps) {
  const words = useMessages("apart").portfolio;
  const { zone } = useMessages("dashboard");
  const language = useLanguage();
  const { count } = useFigures();
  const { property } = useActiveProperty();
  if (isCounting) {
    const licensed = rows.filter(({ isLicensed }) => isLicensed);
    const done = licensed.filter(({ isDue }) => !isDue).length;
    const text = words.counting(count(done), count(licensed.length));
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Progress label={text} value={done} max={licensed.length} valueText={text} className="max-w-40" />
        <span aria-hidden="true" className="tabular-nums">
          {text}
        </span>
      </div>
    );
  }
  const moments = rows.flatMap(({ countedAt }) => (countedAt === null ? [] : [countedAt])).sort();
  const [first, last] = [moments[0], moments.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [from, to] = [first, last].map((at) => formatTime(language, Date.parse(at), property.timeZone));
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <span>{from === to ? words.countedAt(from ?? "") : words.countedBetween(from ?? "", to ?? "")}</span>
      <span className="text-xs text-subtle">{zone(property.timeZone)}</span>
      <AboutFigure {...words.about} compared={null} />
    </div>
  );
}
