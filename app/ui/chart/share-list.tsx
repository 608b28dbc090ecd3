import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";
import type { IconName } from "../icon-name.ts";

export interface ShareRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly icon?: IconName;
  /** Length of the bar, 0 to 1. */
  readonly share: number;
  readonly value: string;
  /** A second, less prominent number. */
  readonly note?: string;
}

/** Rows with a name, a bar and a number. */
export function ShareList({ rows }: { rows: readonly ShareRow[] }) {
  return (
    <ul className="flex flex-col gap-3.5">
      {rows.map(({ key, name, icon, share, value, note }) => (
        <li key={key} className="flex items-center gap-3 text-sm">
          {icon ? (
            <span className="share-icon">
              <Icon name={icon} size="sm" />
            </span>
          ) : null}
          <span className="min-w-0 flex-1">
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 truncate text-default">{name}</span>
              <span className="flex-none font-medium text-strong tabular-nums">
                {value}
                {note ? <span className="ms-2 font-regular text-muted">{note}</span> : null}
              </span>
            </span>
            <span aria-hidden="true" className="share-track">
              <span className="share-bar" style={{ width: `${Math.min(1, share) * 100}%` }} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
