import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

interface StatusLineProps {
  /** Worth knowing, and nothing is wrong. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** A line over a screen for as long as something is wrong; its place is there before, so that it is read out. */
export function StatusLine({ quiet = false, children }: StatusLineProps) {
  return (
    <div role="status" className="flex-none print:hidden">
      {children ? (
        <p
          className={classNames(
            "flex items-center gap-3 px-8 py-1.5 text-sm max-md:px-4",
            quiet ? "bg-surface-sunken text-muted" : "bg-warn-surface text-warn",
          )}
        >
          {children}
        </p>
      ) : null}
    </div>
  );
}
