import type { ReactNode } from "react";

/** What stands below a screen's header: one column in the middle of the window, as wide as lines read well. */
export function ScreenColumn({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto bg-surface-canvas p-8 max-md:p-4">
      <div className="mx-auto w-full max-w-280">{children}</div>
    </div>
  );
}
