import { classNames } from "#app/ui/class-names.ts";
import { DataTable, HeaderCell, TableRow } from "#app/ui/layout/data-table.tsx";

export interface FigureTableProps {
  readonly caption: string;
  /** The first names the rows. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
}

/** The figures of a chart as a table, to read line by line. */
export function FigureTable({ caption, columns, rows }: FigureTableProps) {
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
