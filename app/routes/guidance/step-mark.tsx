import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";

interface StepMarkProps {
  readonly position: number;
  readonly isDone: boolean;
  /** The word for done, for people who see no tick. */
  readonly doneLabel: string;
}

/** The number of a step, or its tick. */
export function StepMark({ position, isDone, doneLabel }: StepMarkProps) {
  return (
    <span
      className={classNames(
        "grid size-8 flex-none place-items-center rounded-full text-sm font-semibold tabular-nums transition-colors duration-base",
        isDone ? "bg-success-mark text-success" : "bg-surface-highlight text-on-highlight",
      )}
    >
      {isDone ? (
        <Icon name="check" size="sm" label={doneLabel} />
      ) : (
        <span aria-hidden="true">{position}</span>
      )}
    </span>
  );
}
