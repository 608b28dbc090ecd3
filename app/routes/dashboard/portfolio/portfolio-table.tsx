import { useMessages } from "#app/messages/messages-context.tsx";
import { Cell, DataTable, HeaderCell } from "#app/ui/layout/data-table.tsx";
import type { PortfolioRow } from "#domain/analytics/report.ts";
import { ChangeNote } from "../cards/change-note.tsx";
import { useFigures } from "../use-figures.ts";
import { COURSE, NAME, NUMBER, PropertyRow } from "./property-row.tsx";
import { SortHead } from "./sort-head.tsx";
import { sumRows } from "./sort-rows.ts";

interface PortfolioTableProps {
  readonly caption: string;
  /** All of the group, in their order. */
  readonly rows: readonly PortfolioRow[];
  /** How many of them stand in the table. */
  readonly shown: number;
}

/** The group's properties in rows, below the total of all of them. */
export function PortfolioTable({ caption, rows, shown }: PortfolioTableProps) {
  const words = useMessages("apart").portfolio;
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
          <HeaderCell className={COURSE}>{words.trend}</HeaderCell>
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

/** The figures of all properties together, whatever the order. */
function TotalRow({ rows }: { rows: readonly PortfolioRow[] }) {
  const words = useMessages("apart").portfolio;
  const { count } = useFigures();
  const sum = sumRows(rows);
  const isPart = rows.some(({ isDue, figures }) => isDue && figures === null);
  const counted = rows.filter(({ figures }) => figures !== null).length;
  const cell = `${NUMBER} bg-surface-canvas`;
  return (
    <tr className="font-semibold text-strong">
      <th scope="row" className={`${NAME} bg-surface-canvas`}>
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
      <Cell className={`${cell} ${COURSE}`} />
      <Cell className={cell} />
    </tr>
  );
}
