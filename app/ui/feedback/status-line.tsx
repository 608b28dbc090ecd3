import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

interface StatusLineProps {
  /** Informational: nothing is wrong. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/**
 * A status line above a screen while a problem lasts. The live region exists before, so that changes are
 * announced.
 */
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
