import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";

interface SettingRowProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly children?: ReactNode;
}

/** One setting: what it is, and its control at the end. */
export function SettingRow({ title, text, children }: SettingRowProps) {
  return (
    <section className="grid items-center gap-x-10 gap-y-3 px-6 md:grid-cols-[minmax(0,1fr)_20rem] py-5.5 not-first:border-t not-first:border-subtle">
      <div className="min-w-0">
        <h2 className="text-card font-semibold text-strong">{title}</h2>
        <p className="mt-0.5 max-w-100 text-pretty text-sm text-muted">{text}</p>
      </div>
      <div className="flex items-center gap-2 md:justify-end">{children}</div>
    </section>
  );
}

/**
 * Room for a row that comes with its code, as high as it will be: what stands below does not move away under a press.
 * Without scripts neither comes.
 */
function RowToCome({ className }: { readonly className: string }) {
  return (
    <div aria-hidden="true" className={classNames("border-t border-subtle noscript:hidden", className)} />
  );
}

export const NotificationsToCome = () => <RowToCome className="h-73" />;
export const SeasonToCome = () => <RowToCome className="h-31" />;
