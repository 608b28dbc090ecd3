import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";

export interface AccordionProps {
  title: string;
  /** Short summary of the values inside. */
  summary?: string | undefined;
  /** A status, beside the summary or instead of it. */
  badge?: ReactNode;
  defaultOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
  className?: string;
}

/** A collapsible section. Its fields stay in the form while collapsed. */
export function Accordion({
  title,
  summary,
  badge,
  defaultOpen = false,
  onToggle,
  children,
  className,
}: AccordionProps) {
  return (
    <details
      open={defaultOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      className={classNames("group border-t border-subtle", className)}
    >
      <summary className="flex h-12 list-none items-center justify-between gap-4 rounded-sm font-semibold text-strong [&::-webkit-details-marker]:hidden">
        {title}
        <span className="flex min-w-0 items-center gap-2 text-sm font-regular text-muted">
          {summary ? <span className="truncate">{summary}</span> : null}
          {badge}
          <Icon
            name="chev-down"
            size="sm"
            className="transition-transform duration-base ease-out group-open:rotate-180"
          />
        </span>
      </summary>
      <div className="pt-1 pb-5">{children}</div>
    </details>
  );
}
