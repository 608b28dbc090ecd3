import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface EmptyStateProps {
  title: string;
  description?: ReactNode;
  picture?: ReactNode;
  /** Buttons for the next step. */
  actions?: ReactNode;
  /** 1 if the empty state is the page's only content. */
  headingLevel?: 1 | 2 | 3;
  className?: string;
}

/** Placeholder for empty content, with what to do next. */
export function EmptyState({
  title,
  description,
  picture,
  actions,
  headingLevel = 2,
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames("mx-auto flex max-w-110 flex-col items-center gap-2 text-center", className)}>
      {picture ? <div className="mb-3">{picture}</div> : null}
      <Heading className="text-balance text-xl font-semibold text-strong">{title}</Heading>
      {description ? <p className="text-pretty text-muted">{description}</p> : null}
      {actions ? <div className="mt-4 flex flex-wrap justify-center gap-3">{actions}</div> : null}
    </div>
  );
}
