import type { ReactNode } from "react";
import { useBrand } from "#app/components/brand-context.tsx";

interface GuidanceColumnProps {
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
}

/** A screen that tells: one column of text and cards. */
export function GuidanceColumn({ title, intro, children }: GuidanceColumnProps) {
  const { portalName } = useBrand();
  return (
    <div className="min-h-0 flex-1 overflow-y-auto bg-surface-canvas px-8 py-10">
      <title>{`${title} · ${portalName}`}</title>
      <div className="flex max-w-180 flex-col gap-6">
        <div>
          <h1 className="text-2xl font-semibold text-strong">{title}</h1>
          <p className="mt-2 text-pretty text-lg text-muted">{intro}</p>
        </div>
        {children}
      </div>
    </div>
  );
}
