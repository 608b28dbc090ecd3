import { type ReactNode, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { FigureTable, type FigureTableProps } from "./figure-table.tsx";

interface ChartCardProps {
  readonly title: string;
  /** A number or a legend at the end of the head. */
  readonly aside?: ReactNode;
  /** The same figures in rows, which are written once they are looked at; none while there is nothing to show. */
  readonly table: {
    readonly columns: readonly string[];
    readonly rows: () => FigureTableProps["rows"];
  } | null;
  readonly className?: string;
  /** By which an address leads to it. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A chart with its name, and the same figures as a table behind a button. */
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
