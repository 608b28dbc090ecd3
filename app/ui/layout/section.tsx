import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";

export interface SectionProps {
  title?: string;
  description?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A section of a form. Adjacent ones are separated by a line. */
export function Section({ title, description, action, children, className }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={title ? titleId : undefined} className={classNames("section", className)}>
      {title ? (
        <div className="mb-4 flex items-center justify-between gap-4">
          <div className="min-w-0">
            <h2 id={titleId} className="text-lg font-semibold text-strong">
              {title}
            </h2>
            {description ? <p className="mt-0.5 text-sm text-muted">{description}</p> : null}
          </div>
          {action ? <div className="flex-none">{action}</div> : null}
        </div>
      ) : null}
      {children}
    </section>
  );
}
