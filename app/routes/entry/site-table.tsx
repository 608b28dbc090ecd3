import type { ReactNode } from "react";
import { type SiteColumn, type SiteSorting, sortNext } from "#app/components/sites/sort-sites.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { DataTable, HeaderCell } from "#app/ui/layout/data-table.tsx";
import { VisuallyHidden } from "#app/ui/layout/visually-hidden.tsx";
import type { Property } from "#domain/property/property.ts";
import { SiteRow } from "./site-row.tsx";

interface SiteTableProps {
  readonly properties: readonly Property[];
  /** Whether new rows are loading; the previous rows stay on screen. */
  readonly isLoading: boolean;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  readonly onOpen: (property: Property) => void;
  readonly onShowAll: () => void;
  readonly sorting: SiteSorting | null;
  /** `null` if the server determines the order. */
  readonly onSort: ((sorting: SiteSorting) => void) | null;
}

/** On narrow screens a heading may wrap, so that no column overflows. */
const MAY_WRAP = "max-lg:whitespace-normal max-lg:leading-tight";

/** The rows of the site selection [S38]; if empty, a link to all. */
export function SiteTable({
  properties,
  isLoading,
  selectedId,
  onSelect,
  onOpen,
  onShowAll,
  ...order
}: SiteTableProps) {
  const { sites } = useMessages().entry;
  const { now } = useSession();
  const { columns } = sites;
  const isEmpty = properties.length === 0 && !isLoading;
  return (
    <div
      aria-busy={isLoading}
      className={classNames(
        "overflow-hidden rounded-lg border border-default bg-surface-raised shadow-xs max-md:overflow-x-auto",
        isLoading && "opacity-60 transition-opacity delay-150",
      )}
    >
      {isEmpty ? (
        <EmptyState
          title={sites.noMatches}
          actions={<Button onClick={onShowAll}>{sites.showAll}</Button>}
          className="py-16"
        />
      ) : (
        <DataTable aria-label={sites.title}>
          <thead>
            <tr>
              <HeaderCell className="w-11">
                <VisuallyHidden>{columns.select}</VisuallyHidden>
              </HeaderCell>
              <SiteHead column="propertyName" {...order}>
                {columns.propertyName}
              </SiteHead>
              <SiteHead column="accountName" {...order} className="max-lg:hidden">
                {columns.accountName}
              </SiteHead>
              <SiteHead column="userName" {...order} className="max-lg:hidden">
                {columns.userName}
              </SiteHead>
              <SiteHead column="languages" {...order} className={MAY_WRAP}>
                {columns.languages}
              </SiteHead>
              <SiteHead column="lastUpdated" {...order} className={MAY_WRAP}>
                {columns.lastUpdated}
              </SiteHead>
              <SiteHead column="propertyActive" {...order} className={MAY_WRAP}>
                {columns.propertyActive}
              </SiteHead>
              <SiteHead column="licenceActive" {...order} className={MAY_WRAP}>
                {columns.licenceActive}
              </SiteHead>
              <SiteHead column="licenceState" {...order} className={MAY_WRAP}>
                {columns.licenceState}
              </SiteHead>
            </tr>
          </thead>
          <tbody>
            {properties.map((property) => (
              <SiteRow
                key={property.id}
                property={property}
                now={now}
                isSelected={property.id === selectedId}
                onSelect={() => onSelect(property.id)}
                onOpen={() => onOpen(property)}
              />
            ))}
          </tbody>
        </DataTable>
      )}
    </div>
  );
}

interface SiteHeadProps {
  readonly column: SiteColumn;
  readonly sorting: SiteSorting | null;
  /** `null` for paged rows, which have the server's order. */
  readonly onSort: ((sorting: SiteSorting) => void) | null;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A sortable column heading. */
function SiteHead({ column, sorting, onSort, className = "", children }: SiteHeadProps) {
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
