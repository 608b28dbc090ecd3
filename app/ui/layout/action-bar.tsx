import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface ActionBarProps {
  /** Status, at the start. */
  state?: ReactNode;
  /** Buttons at the end, the primary one last. */
  actions: ReactNode;
  className?: string;
}

/** The bar at the bottom of a view. */
export function ActionBar({ state, actions, className }: ActionBarProps) {
  return (
    <div
      className={classNames(
        "relative z-sticky flex min-h-16 flex-none items-center justify-between gap-4 bg-surface-raised py-2 ps-8 pe-6 shadow-bar",
        className,
      )}
    >
      <div className="min-w-0" aria-live="polite">
        {state}
      </div>
      <div className="flex flex-none items-center gap-2">{actions}</div>
    </div>
  );
}
