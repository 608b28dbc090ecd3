import { formatDate } from "#app/messages/format.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useListedProperties } from "#app/session/use-listed-properties.ts";
import { SparkLine } from "#app/ui/chart/spark-line.tsx";
import { Cell, TableRow } from "#app/ui/layout/data-table.tsx";
import type { PortfolioRow } from "#domain/analytics/report.ts";
import { ChangeNote } from "../cards/change-note.tsx";
import { useFigures } from "../use-figures.ts";

export const NUMBER_CELL = "text-end tabular-nums";
export const NAME_CELL =
  "h-13 min-w-36 border-b border-subtle py-1.5 ps-5 pe-3 text-start wrap-anywhere whitespace-normal";
/** Trend column: hidden on narrow windows, because the numbers contain the same information. */
export const COURSE_CELL = "max-lg:hidden print:table-cell";
/** Columns between the name and the publication, without the trend. */
const FIGURE_COLUMNS = 5;

/** A property's row; its name links to its own dashboard. */
export function PropertyRow({ row }: { row: PortfolioRow }) {
  const words = useMessages("portfolio");
  const { count, language } = useFigures();
  const { properties } = useListedProperties();
  const { propertyId, name, publishedAt, isLicensed, figures } = row;
  const timeZone = properties.find(({ id }) => id === propertyId)?.timeZone;
  return (
    <TableRow>
      <th scope="row" className={`${NAME_CELL} font-medium`}>
        {isLicensed ? (
          // A plain link: another property needs a new shell session with its own cookie.
          <a
            href={`/dashboard?property=${propertyId}`}
            aria-label={words.open(name)}
            dir="auto"
            className="rounded-xs text-strong underline-offset-3 hover:underline"
          >
            {name}
          </a>
        ) : (
          <span dir="auto" className="text-muted">
            {name}
          </span>
        )}
      </th>
      {figures ? (
        <>
          <Cell className={`${NUMBER_CELL} font-medium text-strong`}>{count(figures.visits.value)}</Cell>
          <Cell className="text-end">
            <ChangeNote figure={figures.visits} hasBefore={figures.hasBefore} />
          </Cell>
          <Cell className={NUMBER_CELL}>{count(figures.uniqueVisits.value)}</Cell>
          <Cell className={NUMBER_CELL}>{count(figures.clicks.value)}</Cell>
          <Cell className={NUMBER_CELL}>{count(figures.today)}</Cell>
          <Cell className={COURSE_CELL}>
            {figures.series.length > 1 && figures.series.some((value) => value > 0) ? (
              <SparkLine values={figures.series} />
            ) : null}
          </Cell>
        </>
      ) : (
        <>
          <Cell colSpan={FIGURE_COLUMNS} className="text-muted">
            <NoFiguresReason row={row} />
          </Cell>
          <Cell className={COURSE_CELL} />
        </>
      )}
      <Cell className="text-end text-muted">
        {publishedAt === null ? words.never : formatDate(language, Date.parse(publishedAt), timeZone)}
      </Cell>
    </TableRow>
  );
}

function NoFiguresReason({ row: { isLicensed, isDue } }: { row: PortfolioRow }) {
  const words = useMessages("portfolio");
  if (!isLicensed) return words.noLicence;
  return isDue ? words.notCounted : words.notYet;
}
