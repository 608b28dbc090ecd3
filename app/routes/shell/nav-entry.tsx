import { useSyncExternalStore } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { CountPill } from "#app/ui/feedback/count-pill.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-name.ts";
import { Tooltip } from "#app/ui/overlay/tooltip.tsx";
import type { TooltipProps } from "#app/ui/overlay/tooltip-panel.client.tsx";

/** Below this width (in rem) the sidebar shows only icons: `lg` in the style sheets. */
const NARROW = "(width < 75rem)";

const ENTRY = "group nav-entry";

interface EntryProps {
  readonly icon: IconName;
  readonly label: string;
  /** Progress at the end of the row. */
  readonly progress?: { readonly shown: string; readonly said: string } | undefined;
  /** Number of waiting items: at the end of the row, or on the icon. */
  readonly waiting?: { readonly shown: string; readonly said: string } | undefined;
}

interface NavEntryProps extends EntryProps {
  readonly to: string;
  /** Another screen that belongs to the entry. */
  readonly also?: string;
}

/** A sidebar link, marked while its screen is open. */
export function NavEntry({ to, also, ...entry }: NavEntryProps) {
  const { label } = entry;
  const { pathname } = useLocation();
  const Entry = pathname === also ? Link : NavLink;
  const isCurrent = pathname === also ? ({ "aria-current": "true" } as const) : { end: to === "/" };
  return (
    <li>
      <WithTooltip label={label}>
        <Entry to={to} {...isCurrent} prefetch="intent" className={ENTRY}>
          <EntryContent {...entry} />
        </Entry>
      </WithTooltip>
    </li>
  );
}

/** A sidebar button, inside a form. */
export function NavButton(entry: EntryProps) {
  return (
    <WithTooltip label={entry.label}>
      <button type="submit" className={ENTRY}>
        <EntryContent {...entry} />
      </button>
    </WithTooltip>
  );
}

function EntryContent({ icon, label, progress, waiting }: EntryProps) {
  return (
    <>
      {waiting ? (
        <span className="relative flex-none">
          <Icon name={icon} className="nav-icon" />
          <span
            aria-hidden="true"
            className="absolute start-2.5 bottom-2 origin-bottom-left scale-80 lg:hidden"
          >
            <CountPill count={waiting.shown} />
          </span>
        </span>
      ) : (
        <Icon name={icon} className="nav-icon" />
      )}
      <span className="nav-label">{label}</span>
      {progress ? (
        <>
          <span aria-hidden="true" className="ms-auto text-xs text-muted tabular-nums max-lg:hidden">
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

/** In the icon-only sidebar the name is a tooltip. */
function WithTooltip({ label, children }: { label: string; children: TooltipProps["children"] }) {
  const isNarrow = useIsNarrow();
  if (!isNarrow) return children;
  return (
    <Tooltip text={label} side="right">
      {children}
    </Tooltip>
  );
}

function watch(onChange: () => void) {
  const query = window.matchMedia(NARROW);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the sidebar shows only icons; `false` until hydrated. */
function useIsNarrow(): boolean {
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
}
