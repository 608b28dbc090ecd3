import type { ReactNode } from "react";
import { type SiteColumn, type SiteSorting, sortNext } from "#app/components/sites/sort-sites.ts";
import { Icon } from "#app/ui/icon.tsx";
import { HeaderCell } from "#app/ui/layout/data-table.tsx";

interface SiteHeadProps {
  readonly column: SiteColumn;
  readonly sorting: SiteSorting | null;
  /** Null where rows come a page at a time: they stand in the server's order. */
  readonly onSort: ((sorting: SiteSorting) => void) | null;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A column's head, which orders the rows by it. */
export function SiteHead({ column, sorting, onSort, className = "", children }: SiteHeadProps) {
  if (!onSort) return <HeaderCell className={className}>{children}</HeaderCell>;
  const isCurrent = sorting?.column === column;
  return (
    <HeaderCell
      aria-sort={isCurrent ? (sorting.isDescending ? "descending" : "ascending") : undefined}
      className={className}
    >
      <button
        type="button"
        onClick={() => onSort(sortNext(sorting, column))}
        className="inline-flex items-center gap-1 rounded-xs text-start font-medium hover:text-strong"
      >
        {children}
        {isCurrent ? <Icon name={sorting.isDescending ? "arrow-down" : "arrow-up"} size="xs" /> : null}
      </button>
    </HeaderCell>
  );
}
