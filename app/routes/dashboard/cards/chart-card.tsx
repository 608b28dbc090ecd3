import { type ReactNode, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { DataTable, HeaderCell, TableRow } from "#app/ui/layout/data-table.tsx";

interface ChartCardProps {
  readonly title: string;
  /** A number or legend at the end of the heading. */
  readonly aside?: ReactNode;
  /** The same figures as a table, rendered when opened; absent without data. */
  readonly table: {
    readonly columns: readonly string[];
    readonly rows: () => FigureTableProps["rows"];
  } | null;
  readonly className?: string;
  /** Fragment of the card's address. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A chart with its title, and a button that shows its figures as a table. */
export function ChartCard({ title, aside, table, className, id, children }: ChartCardProps) {
  const { showAsTable } = useMessages("dashboard");
  const [isTable, setIsTable] = useState(false);
  return (
    <section id={id} aria-label={title} className={classNames("chart-card", className)}>
      <div className="chart-head">
        <h2 className="chart-title">{title}</h2>
        <div className="flex flex-none items-center gap-2">
          {aside}
          {table ? (
            <IconButton
              icon="table"
              label={showAsTable}
              title={showAsTable}
              size="sm"
              aria-pressed={isTable}
              className="chart-switch -me-2"
              onClick={() => setIsTable((is) => !is)}
            />
          ) : null}
        </div>
      </div>
      <div className="@container min-w-0 flex-1 px-5 pt-3 pb-5">
        {isTable && table ? (
          <FigureTable caption={title} columns={table.columns} rows={table.rows()} />
        ) : (
          children
        )}
      </div>
    </section>
  );
}

interface FigureTableProps {
  readonly caption: string;
  /** The first column has the row names. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
}

/** A chart's figures as a table. */
function FigureTable({ caption, columns, rows }: FigureTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key
    <div role="group" aria-label={caption} tabIndex={0} className="max-h-72 overflow-y-auto print:max-h-none">
      <DataTable>
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0">
          <tr>
            {columns.map((column, index) => (
              <HeaderCell
                key={column}
                numeric={index > 0}
                className={classNames("h-9 px-2!", index === 0 && "whitespace-normal! leading-tight")}
              >
                {column}
              </HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <TableRow key={key}>
              <th
                scope="row"
                className="h-8 border-b border-subtle px-2 py-1 text-start font-regular text-default wrap-break-word"
              >
                {name}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index + 1]}
                  className="h-8 whitespace-nowrap border-b border-subtle px-2 text-end text-strong tabular-nums"
                >
                  {cell}
                </td>
              ))}
            </TableRow>
          ))}
        </tbody>
      </DataTable>
    </div>
  );
}
