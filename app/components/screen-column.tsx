import type { ReactNode } from "react";

/** Content below a screen's header: one centred column of readable width. */
export function ScreenColumn({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto bg-surface-canvas p-8 max-md:p-4">
      <div className="mx-auto w-full max-w-280">{children}</div>
    </div>
  );
}
