import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { HeaderCell } from "#app/ui/layout/data-table.tsx";
import { readSorting, type SortKey, sortNext, writeSorting } from "./sort-rows.ts";

interface SortHeadProps {
  readonly column: SortKey;
  readonly numeric?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A column's head, which orders the rows by it. Long words stand on two lines where a window is narrow. */
export function SortHead({ column, numeric = false, className = "", children }: SortHeadProps) {
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
