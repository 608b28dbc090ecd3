import type { ReactNode } from "react";
import { SwitchesSkeleton } from "#app/components/notifications/switches-skeleton.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";

interface SettingRowProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly children?: ReactNode;
}

/** A setting with title, text and control. */
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
 * Placeholder for rows that load later, with their height, to avoid layout shift. Without scripts neither is
 * shown.
 */
export function NotificationsToCome() {
  return (
    <div
      aria-hidden="true"
      className="grid h-73 content-start gap-x-10 gap-y-3 border-t border-subtle px-6 py-5.5 noscript:hidden md:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="flex flex-col gap-2">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-4 w-80 max-w-full" />
      </div>
      <SwitchesSkeleton count={4} />
    </div>
  );
}

export function SeasonToCome() {
  const { title, text, atOnce } = useMessages().settings.season;
  return (
    <div aria-hidden="true" className="h-31 border-t border-subtle noscript:hidden">
      <SettingRow title={title} text={`${text} ${atOnce}`}>
        <Skeleton className="h-10 w-44" />
      </SettingRow>
    </div>
  );
}
