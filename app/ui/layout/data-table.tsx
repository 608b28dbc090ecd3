import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";

/** A table that scrolls horizontally; give it a caption or `aria-label`. */
export function DataTable({ className, ...table }: ComponentProps<"table">) {
  return (
    <div className="w-full overflow-x-auto">
      <table
        {...table}
        className={classNames("w-full border-separate border-spacing-0 text-sm", className)}
      />
    </div>
  );
}

export interface HeaderCellProps extends ComponentProps<"th"> {
  /** For a column of numbers. */
  numeric?: boolean;
}

export function HeaderCell({ numeric = false, className, scope = "col", ...cell }: HeaderCellProps) {
  return (
    <th
      {...cell}
      scope={scope}
      className={classNames("cell-head", numeric ? "text-end" : "text-start", className)}
    />
  );
}

export interface TableRowProps extends ComponentProps<"tr"> {
  selected?: boolean;
}

export function TableRow({ selected = false, className, ...row }: TableRowProps) {
  return <tr {...row} data-selected={selected || undefined} className={classNames("group row", className)} />;
}

export function RowHeader({ className, ...cell }: ComponentProps<"th">) {
  return <th {...cell} scope="row" className={classNames("cell-name", className)} />;
}

export function Cell({ className, ...cell }: ComponentProps<"td">) {
  return <td {...cell} className={classNames("cell", className)} />;
}
