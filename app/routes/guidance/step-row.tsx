import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { SetupStep } from "#domain/property/setup-progress.ts";

interface StepRowProps {
  readonly step: SetupStep;
  readonly position: number;
  readonly path: string;
  readonly isDone: boolean;
  readonly isNext: boolean;
  /** Whether to show why and how, as in the tutorial; expanded for the current step. */
  readonly withReason: boolean;
}

export function StepRow({ step, position, path, isDone, isNext, withReason }: StepRowProps) {
  const title = useMessages().guidance.steps[step];
  const { quickStart: words, tutorial } = useMessages("guide");
  const { mayEdit } = useRights();
  const label = mayEdit ? (isDone ? words.look : words.start) : words.see;
  const { why, how } = tutorial.steps[step];
  return (
    <li
      aria-current={isNext ? "step" : undefined}
      className="px-5 py-3.5 not-first:border-t not-first:border-subtle"
    >
      <div className="flex items-center gap-4">
        <StepMark position={position} isDone={isDone} doneLabel={words.done} />
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold text-strong">{title}</h2>
          <p className="mt-0.5 text-pretty text-sm text-muted">{words.steps[step]}</p>
        </div>
        <ButtonLink
          to={path}
          size="sm"
          variant="ghost"
          iconAfter="arrow-right"
          aria-label={`${label}: ${title}`}
        >
          {label}
        </ButtonLink>
      </div>
      {withReason ? (
        // The key renders the element again, to expand the step when it becomes the next one, and collapse it after.
        <details key={String(isNext)} open={isNext} className="group ms-12 mt-2">
          <summary className="flex w-fit list-none items-center gap-1 rounded-sm text-sm font-semibold text-strong [&::-webkit-details-marker]:hidden">
            {tutorial.why}
            <Icon
              name="chev-down"
              size="sm"
              className="text-muted transition-transform duration-base ease-out group-open:rotate-180"
            />
          </summary>
          <p className="mt-0.5 text-pretty text-muted">{why}</p>
          <h3 className="mt-3 text-sm font-semibold text-strong">{tutorial.how}</h3>
          <p className="mt-0.5 text-pretty text-muted">{how}</p>
        </details>
      ) : null}
    </li>
  );
}

interface StepMarkProps {
  readonly position: number;
  readonly isDone: boolean;
  /** Text alternative of the tick. */
  readonly doneLabel: string;
}

/** A step's number, or a tick when done. */
function StepMark({ position, isDone, doneLabel }: StepMarkProps) {
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
