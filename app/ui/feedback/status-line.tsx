import type { ReactNode } from "react";

/** A line over a screen for as long as something is wrong; its place is there before, so that it is read out. */
export function StatusLine({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="flex-none print:hidden">
      {children ? (
        <p className="flex items-center gap-3 bg-warn-surface px-8 py-1.5 text-sm text-warn max-md:px-4">
          {children}
        </p>
      ) : null}
    </div>
  );
}
