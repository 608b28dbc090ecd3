import type { ReactElement } from "react";
import { NavLink } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import { CountPill } from "#app/ui/feedback/count-pill.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-name.ts";
import { Tooltip } from "#app/ui/overlay/tooltip.tsx";
import { useIsNarrow } from "./use-is-narrow.ts";

const ROW =
  "group flex h-10 w-full items-center justify-center gap-2.5 rounded-md text-start font-medium text-muted lg:h-9 lg:justify-start lg:px-2.5 focus-visible:-outline-offset-2";
const REST = "hover:bg-surface-hover hover:text-strong";
const CURRENT = "aria-[current]:bg-surface-highlight aria-[current]:text-on-highlight";

interface EntryProps {
  readonly icon: IconName;
  readonly label: string;
  /** How far its list has come, at the end of the row. */
  readonly progress?: { readonly shown: string; readonly said: string } | undefined;
  /** How much waits behind it: at the end of the row, or on the icon where that stands alone. */
  readonly waiting?: { readonly shown: string; readonly said: string } | undefined;
}

/** A link of the sidebar; marked while its screen is open. */
export function NavEntry({ to, ...entry }: EntryProps & { readonly to: string }) {
  const { label } = entry;
  return (
    <li>
      <WithTooltip label={label}>
        <NavLink to={to} end={to === "/"} prefetch="intent" className={classNames(ROW, REST, CURRENT)}>
          <EntryContent {...entry} />
        </NavLink>
      </WithTooltip>
    </li>
  );
}

/** An entry that does something; stands in a form. */
export function NavButton(entry: EntryProps) {
  return (
    <WithTooltip label={entry.label}>
      <button type="submit" className={classNames(ROW, REST)}>
        <EntryContent {...entry} />
      </button>
    </WithTooltip>
  );
}

function EntryContent({ icon, label, progress, waiting }: EntryProps) {
  return (
    <>
      <span className="relative flex-none">
        <Icon name={icon} className="group-aria-[current]:text-icon-current" />
        {waiting ? (
          <span aria-hidden="true" className="absolute -end-2.5 -top-2 lg:hidden">
            <CountPill count={waiting.shown} />
          </span>
        ) : null}
      </span>
      <span className="truncate max-lg:sr-only">{label}</span>
      {progress ? (
        <>
          <span aria-hidden="true" className="ms-auto text-xs text-subtle tabular-nums max-lg:hidden">
            {progress.shown}
          </span>
          <span className="sr-only">{progress.said}</span>
        </>
      ) : null}
      {waiting ? (
        <>
          <span aria-hidden="true" className="ms-auto max-lg:hidden">
            <CountPill count={waiting.shown} />
          </span>
          <span className="sr-only">{waiting.said}</span>
        </>
      ) : null}
    </>
  );
}

/** Where only the icon shows, its name is a tooltip. */
function WithTooltip({ label, children }: { label: string; children: ReactElement }) {
  const isNarrow = useIsNarrow();
  if (!isNarrow) return children;
  return (
    <Tooltip text={label} side="right">
      {children}
    </Tooltip>
  );
}
