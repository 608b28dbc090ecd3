import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface CardProps {
  title?: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
  headingLevel?: 2 | 3;
  /** The content extends to the edges, for example a table. */
  flush?: boolean;
  children?: ReactNode;
  className?: string;
}

export function Card({
  title,
  description,
  action,
  headingLevel = 2,
  flush = false,
  children,
  className,
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  const hasHead = Boolean(title ?? action);
  return (
    <section
      className={classNames(
        "rounded-lg border border-default bg-surface-raised shadow-xs",
        flush && "overflow-hidden",
        className,
      )}
    >
      {hasHead ? (
        <div className={classNames("flex items-start justify-between gap-4 px-5 pt-4", flush && "pb-3")}>
          <div className="min-w-0">
            {title ? <Heading className="text-card font-semibold text-strong">{title}</Heading> : null}
            {description ? <p className="mt-0.5 text-sm text-muted">{description}</p> : null}
          </div>
          {action}
        </div>
      ) : null}
      {flush ? children : <div className="px-5 pt-4 pb-5">{children}</div>}
    </section>
  );
}
