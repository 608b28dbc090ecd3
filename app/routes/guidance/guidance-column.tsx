import type { ReactNode } from "react";
import { ScreenHeader } from "#app/components/screen-header.tsx";

interface GuidanceColumnProps {
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
}

/** A screen that tells: one column of text and cards. */
export function GuidanceColumn({ title, intro, children }: GuidanceColumnProps) {
  return (
    <>
      <ScreenHeader title={title} />
      <div className="min-h-0 flex-1 overflow-y-auto bg-surface-canvas px-8 pt-8 pb-12">
        <div className="mx-auto flex max-w-180 flex-col gap-6">
          <p className="text-pretty text-lg text-muted">{intro}</p>
          {children}
        </div>
      </div>
    </>
  );
}
