import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-name.ts";

export interface BarRow {
  readonly key: string;
  readonly name: string;
  /** Said after the name, less prominent. */
  readonly about?: string | undefined;
  readonly icon: IconName;
  /** Length of the bar, 0 to 1. */
  readonly share: number;
  readonly value: string;
  /** A second, less prominent number. */
  readonly note: string;
}

interface BarListProps {
  readonly title: string;
  /** Unit of the numbers, or a link, at the end of the heading. */
  readonly aside?: ReactNode;
  readonly rows: readonly BarRow[];
}

/**
 * Rows with a bar and two numbers, below a title. No `region` landmark: two cards have a list "By kind", and
 * landmark names should be unique.
 */
export function BarList({ title, aside, rows }: BarListProps) {
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 pb-1.5">
        <h3 className="text-sm font-medium text-strong">{title}</h3>
        {aside}
      </div>
      <ul aria-label={title} className="flex flex-col gap-1">
        {rows.map(({ key, name, about, icon, share, value, note }) => (
          <li key={key} className="flex items-center gap-2 text-sm">
            <Icon name={icon} size="sm" className="text-muted" />
            <span className="relative min-w-0 flex-1 py-0.5">
              <span aria-hidden="true" className="clicks-bar" style={{ width: `${share * 100}%` }} />
              <span title={name} className="relative block truncate px-2 text-default">
                <bdi>{name}</bdi>
                {about ? <bdi className="ps-2 text-xs text-muted">{about}</bdi> : null}
              </span>
            </span>
            <span className="clicks-count min-w-16">{value}</span>
            <span className="clicks-rate">{note}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
