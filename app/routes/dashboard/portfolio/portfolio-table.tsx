import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Cell, DataTable, HeaderCell } from "#app/ui/layout/data-table.tsx";
import type { PortfolioRow } from "#domain/analytics/report.ts";
import { ChangeNote } from "../cards/change-note.tsx";
import { useFigures } from "../use-figures.ts";
import { COURSE_CELL, NAME_CELL, NUMBER_CELL, PropertyRow } from "./property-row.tsx";
import { readSorting, type SortKey, sortNext, sumRows, writeSorting } from "./sort-rows.ts";

interface PortfolioTableProps {
  readonly caption: string;
  /** All properties of the group, in order. */
  readonly rows: readonly PortfolioRow[];
  /** Number of rows shown. */
  readonly shown: number;
}

/** The group's properties, below their total. */
export function PortfolioTable({ caption, rows, shown }: PortfolioTableProps) {
  const words = useMessages("portfolio");
  const { metrics } = useMessages("dashboard");
  return (
    <DataTable>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <SortHead column="name">{words.property}</SortHead>
          <SortHead column="visits" numeric>
            {metrics.visits}
          </SortHead>
          <SortHead column="change" numeric>
            {words.change}
          </SortHead>
          <SortHead column="uniqueVisits" numeric>
            {metrics.uniqueVisits}
          </SortHead>
          <SortHead column="clicks" numeric>
            {metrics.clicks}
          </SortHead>
          <SortHead column="today" numeric>
            {words.today}
          </SortHead>
          <HeaderCell className={COURSE_CELL}>{words.trend}</HeaderCell>
          <SortHead column="published" numeric>
            {words.published}
          </SortHead>
        </tr>
        <TotalRow rows={rows} />
      </thead>
      <tbody>
        {rows.slice(0, shown).map((row) => (
          <PropertyRow key={row.propertyId} row={row} />
        ))}
      </tbody>
    </DataTable>
  );
}

/** Sum of all properties, in any order. */
function TotalRow({ rows }: { rows: readonly PortfolioRow[] }) {
  const words = useMessages("portfolio");
  const { count } = useFigures();
  const sum = sumRows(rows);
  const isPart = rows.some(({ isDue, figures }) => isDue && figures === null);
  const counted = rows.filter(({ figures }) => figures !== null).length;
  const cell = `${NUMBER_CELL} bg-surface-canvas`;
  return (
    <tr className="font-semibold text-strong">
      <th scope="row" className={`${NAME_CELL} bg-surface-canvas`}>
        {words.sum(rows.length)}
        {isPart ? (
          <span className="block text-xs font-normal text-muted">{words.soFar(count(counted))}</span>
        ) : null}
      </th>
      <Cell className={cell}>{count(sum.visits.value)}</Cell>
      <Cell className={cell}>
        <ChangeNote figure={sum.visits} hasBefore={sum.hasBefore} />
      </Cell>
      <Cell className={cell}>{count(sum.uniqueVisits)}</Cell>
      <Cell className={cell}>{count(sum.clicks)}</Cell>
      <Cell className={cell}>{count(sum.today)}</Cell>
      <Cell className={`${cell} ${COURSE_CELL}`} />
      <Cell className={cell} />
    </tr>
  );
}

interface SortHeadProps {
  readonly column: SortKey;
  readonly numeric?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A sortable column heading. Long words wrap in narrow windows. */
function SortHead({ column, numeric = false, className = "", children }: SortHeadProps) {
  const [search, setSearch] = useSearchParams();
  const sorting = readSorting(search);
  const isCurrent = sorting.key === column;
  const direction = sorting.isDescending ? "descending" : "ascending";
  return (
    <HeaderCell
      numeric={numeric}
      aria-sort={isCurrent ? direction : undefined}
      className={`py-1.5 ${className}`}
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
        className={`inline-flex items-center gap-1 rounded-xs font-medium whitespace-normal hover:text-strong ${numeric ? "text-end" : "text-start"}`}
      >
        {children}
        {isCurrent ? <Icon name={sorting.isDescending ? "arrow-down" : "arrow-up"} size="xs" /> : null}
      </button>
    </HeaderCell>
  );
}
