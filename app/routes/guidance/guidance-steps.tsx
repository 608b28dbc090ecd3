interface Words {
  readonly title: string;
  readonly text: string;
}

interface GuidanceStepsProps {
  readonly steps: readonly Words[];
  /** Steps to take one after another carry their number. */
  readonly numbered?: boolean;
}

/** Cards of a title and a few sentences. */
export function GuidanceSteps({ steps, numbered = false }: GuidanceStepsProps) {
  const List = numbered ? "ol" : "ul";
  return (
    <List className="flex flex-col gap-3">
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className="flex gap-4 rounded-lg border border-default bg-surface-raised p-5 shadow-xs"
        >
          {numbered ? (
            <span
              aria-hidden="true"
              className="grid size-8 flex-none place-items-center rounded-full bg-surface-highlight text-sm font-semibold text-on-highlight tabular-nums"
            >
              {index + 1}
            </span>
          ) : null}
          <div className="min-w-0">
            <h2 className="text-card font-semibold text-strong">{title}</h2>
            <p className="mt-1 text-pretty text-muted">{text}</p>
          </div>
        </li>
      ))}
    </List>
  );
}
