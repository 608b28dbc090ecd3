import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { formatDate } from "#app/messages/format.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SparkLine } from "#app/ui/chart/spark-line.tsx";
import { Cell, DataTable, HeaderCell, TableRow } from "#app/ui/data-table.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { PortfolioRow } from "#domain/analytics/report.ts";
import { ChangeNote } from "../change-note.tsx";
import { useFigures } from "../use-figures.ts";
import { readSorting, type SortKey, sortNext, sortRows, sumOf, writeSorting } from "./sort-rows.ts";

const NUMBER = "text-end tabular-nums";
/** Stands still while a narrow window scrolls the figures beside it. */
const NAME = "sticky start-0 z-1 min-w-44 max-w-60 print:static";

interface PortfolioTableProps {
  readonly caption: string;
  readonly rows: readonly PortfolioRow[];
}

/** The group's properties in rows, in the order that the address asks for, with their sum below. */
export function PortfolioTable({ caption, rows }: PortfolioTableProps) {
  const { portfolio: words, metrics } = useMessages().dashboard;
  const [search] = useSearchParams();
  const sorting = readSorting(search);
  return (
    <DataTable>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <SortHead column="name" className={NAME}>
            {words.property}
          </SortHead>
          <SortHead column="visits" numeric>
            {metrics.totalVisits}
          </SortHead>
          <SortHead column="change" numeric>
            {words.change}
          </SortHead>
          <HeaderCell>{words.trend}</HeaderCell>
          <SortHead column="uniqueVisits" numeric>
            {metrics.uniqueVisits}
          </SortHead>
          <SortHead column="clicks" numeric>
            {metrics.totalClicks}
          </SortHead>
          <SortHead column="today" numeric>
            {words.today}
          </SortHead>
          <SortHead column="published" numeric>
            {words.published}
          </SortHead>
        </tr>
      </thead>
      <tbody>
        {sortRows(rows, sorting).map((row) => (
          <Row key={row.propertyId} row={row} />
        ))}
      </tbody>
      <SumRow rows={rows} />
    </DataTable>
  );
}

interface SortHeadProps {
  readonly column: SortKey;
  readonly numeric?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A column's head, which orders the rows by it. */
function SortHead({ column, numeric, className, children }: SortHeadProps) {
  const [search, setSearch] = useSearchParams();
  const sorting = readSorting(search);
  const isCurrent = sorting.key === column;
  const direction = sorting.isDescending ? "descending" : "ascending";
  return (
    <HeaderCell
      numeric={numeric ?? false}
      aria-sort={isCurrent ? direction : undefined}
      className={className}
    >
      <button
        type="button"
        onClick={() =>
          setSearch(
            (now) => {
              const next = new URLSearchParams(now);
              next.set("sort", writeSorting(sortNext(sorting, column)));
              return next;
            },
            { preventScrollReset: true },
          )
        }
        className="inline-flex items-center gap-1 rounded-xs font-medium hover:text-strong"
      >
        {children}
        {isCurrent ? <Icon name={sorting.isDescending ? "arrow-down" : "arrow-up"} size="xs" /> : null}
      </button>
    </HeaderCell>
  );
}

function Row({ row }: { row: PortfolioRow }) {
  const { portfolio: words } = useMessages().dashboard;
  const { count, language } = useFigures();
  const { propertyId, name, publishedAt, isLicensed, figures } = row;
  return (
    <TableRow>
      <th
        scope="row"
        className={`${NAME} h-13 border-b border-subtle bg-surface-raised ps-5 pe-3 text-start font-medium`}
      >
        {isLicensed ? (
          // A plain link: another property is another session of the shell, with its own cookie.
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
          <Cell className={`${NUMBER} font-medium text-strong`}>{count(figures.visits.value)}</Cell>
          <Cell className="text-end">
            <ChangeNote figure={figures.visits} hasBefore={figures.hasBefore} />
          </Cell>
          <Cell>{figures.series.length > 1 ? <SparkLine values={figures.series} /> : null}</Cell>
          <Cell className={NUMBER}>{count(figures.uniqueVisits.value)}</Cell>
          <Cell className={NUMBER}>{count(figures.clicks.value)}</Cell>
          <Cell className={NUMBER}>{count(figures.today)}</Cell>
        </>
      ) : (
        <Cell colSpan={6} className="text-muted">
          {isLicensed ? words.notYet : words.noLicence}
        </Cell>
      )}
      <Cell className="text-end text-muted">
        {publishedAt === null ? words.never : formatDate(language, Date.parse(publishedAt))}
      </Cell>
    </TableRow>
  );
}

function SumRow({ rows }: { rows: readonly PortfolioRow[] }) {
  const { portfolio: words } = useMessages().dashboard;
  const { count } = useFigures();
  const sum = sumOf(rows);
  const cell = `${NUMBER} border-t border-b-0`;
  return (
    <tfoot>
      <tr className="font-semibold text-strong">
        <th
          scope="row"
          className={`${NAME} h-13 border-t border-subtle bg-surface-raised ps-5 pe-3 text-start`}
        >
          {words.sum(rows.length)}
        </th>
        <Cell className={cell}>{count(sum.visits.value)}</Cell>
        <Cell className={cell}>
          <ChangeNote figure={sum.visits} hasBefore={sum.hasBefore} />
        </Cell>
        <Cell className={cell} />
        <Cell className={cell}>{count(sum.uniqueVisits)}</Cell>
        <Cell className={cell}>{count(sum.clicks)}</Cell>
        <Cell className={cell}>{count(sum.today)}</Cell>
        <Cell className={cell} />
      </tr>
    </tfoot>
  );
}
