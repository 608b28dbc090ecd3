import { useState } from "react";
import { useSearchParams } from "react-router";
import { saveFile } from "#app/components/save-file.ts";
import { formatTime } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Progress } from "#app/ui/feedback/progress.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import type { PortfolioPage, PortfolioRow } from "#domain/analytics/report.ts";
import { AboutFigure } from "../cards/about-figure.tsx";
import type { Choice } from "../choice.ts";
import { useChoice } from "../use-choice.ts";
import { useFigures } from "../use-figures.ts";
import { exportRows } from "./export-rows.ts";
import { PortfolioTable } from "./portfolio-table.tsx";
import { readSorting, sortRows } from "./sort-rows.ts";
import { useWholeGroup } from "./use-whole-group.ts";

/** Rows shown at first, and added per press. */
const ROWS_A_PRESS = 50;

interface GroupRowsProps {
  readonly first: PortfolioPage;
  /** The range for which the rows were loaded. */
  readonly choice: Choice;
  readonly caption: string;
}

/** The group's table in the order from the address, with the time of counting and the CSV export. */
export function GroupRows({ first, choice, caption }: GroupRowsProps) {
  const dashboard = useMessages("dashboard");
  const words = useMessages("portfolio");
  const language = useLanguage();
  const { isReading } = useChoice();
  const { count } = useFigures();
  const [search] = useSearchParams();
  const [shown, setShown] = useState(ROWS_A_PRESS);
  const { rows: unsorted, isCounting, hasFailed, countOn } = useWholeGroup(first, choice);
  const rows = sortRows(unsorted, readSorting(search), language);

  function save() {
    const file = new Blob([exportRows(rows, { language, words, metrics: dashboard.metrics })], {
      type: "text/csv;charset=utf-8",
    });
    const date = choice.date === null ? "" : `-${choice.date}`;
    saveFile(file, `${words.file}-${choice.range}${date}.csv`);
  }

  return (
    <div aria-busy={isReading || isCounting} className={isReading ? "opacity-50" : ""}>
      {hasFailed ? (
        <Notice
          tone="warn"
          role="alert"
          className="mb-3"
          action={
            <Button size="sm" iconBefore="refresh" onClick={countOn} className="print:hidden">
              {dashboard.retry}
            </Button>
          }
        >
          {words.countingFailed}
        </Notice>
      ) : null}
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-3 print:min-h-0">
        <CountedLine rows={rows} isCounting={isCounting} />
        {isCounting ? null : (
          <Button size="sm" iconBefore="download" onClick={save} className="ms-auto print:hidden">
            {dashboard.export("CSV")}
          </Button>
        )}
      </div>
      <Card flush>
        <PortfolioTable caption={caption} rows={rows} shown={shown} />
      </Card>
      {shown < rows.length ? (
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <p className="text-sm text-muted">{words.shown(count(shown), count(rows.length))}</p>
          <Button onClick={() => setShown(shown + ROWS_A_PRESS)} className="print:hidden">
            {words.more}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

interface CountedLineProps {
  readonly rows: readonly PortfolioRow[];
  readonly isCounting: boolean;
}

/** When the figures were counted, in the active property's time; or the progress of counting. */
function CountedLine({ rows, isCounting }: CountedLineProps) {
  const words = useMessages("portfolio");
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
