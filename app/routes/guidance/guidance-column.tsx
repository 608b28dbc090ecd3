import type { ReactNode } from "react";
import { ScreenColumn } from "#app/components/screen-column.tsx";
import { ScreenHeader } from "#app/components/screen-header.tsx";

interface GuidanceColumnProps {
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
}

/** Layout of a guidance screen: one column of text and cards. */
export function GuidanceColumn({ title, intro, children }: GuidanceColumnProps) {
  return (
    <>
      <ScreenHeader title={title} />
      <ScreenColumn>
        <div className="flex flex-col gap-6">
          <p className="max-w-180 text-pretty text-lg text-muted">{intro}</p>
          {children}
        </div>
      </ScreenColumn>
    </>
  );
}
