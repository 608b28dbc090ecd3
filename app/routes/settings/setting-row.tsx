import type { ReactNode } from "react";

interface SettingRowProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly children?: ReactNode;
}

/** One setting: what it is, and its control at the end. */
export function SettingRow({ title, text, children }: SettingRowProps) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)_20rem] items-center gap-10 px-6 py-5.5 not-first:border-t not-first:border-subtle">
      <div className="min-w-0">
        <h2 className="text-card font-semibold text-strong">{title}</h2>
        <p className="mt-0.5 max-w-100 text-pretty text-sm text-muted">{text}</p>
      </div>
      <div className="flex items-center justify-end gap-2">{children}</div>
    </section>
  );
}
