import { type TutorialStep, tutorialPath } from "#app/components/guidance/guidance-steps.ts";
import { useGuide } from "#app/messages/guide/guide-part.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { StepMark } from "./step-mark.tsx";

interface TutorialStepCardProps {
  readonly step: TutorialStep;
  readonly position: number;
  readonly isDone: boolean;
  readonly isCurrent: boolean;
}

/** A step: why, how, and the way there. The one to do is open; any other can be. */
export function TutorialStepCard({ step, position, isDone, isCurrent }: TutorialStepCardProps) {
  const title = useMessages().guidance.steps[step];
  const words = useGuide().tutorial;
  const { why, how } = words.steps[step];
  return (
    <li
      aria-current={isCurrent ? "step" : undefined}
      className={classNames(
        "rounded-lg border bg-surface-raised shadow-xs",
        isCurrent ? "border-selected" : "border-default",
      )}
    >
      {/* Opened again when the step becomes the one to do, and folded when it no longer is. */}
      <details key={String(isCurrent)} open={isCurrent} className="group">
        <summary className="flex list-none items-center gap-4 rounded-lg px-5 py-4 [&::-webkit-details-marker]:hidden">
          <StepMark position={position} isDone={isDone} doneLabel={words.done} />
          <h2 className="min-w-0 flex-1 text-card font-semibold text-strong">{title}</h2>
          {isCurrent ? (
            <Badge tone="info" icon="compass">
              {words.current}
            </Badge>
          ) : null}
          <Icon
            name="chev-down"
            size="sm"
            className="text-muted transition-transform duration-base ease-out group-open:rotate-180"
          />
        </summary>
        <div className="ps-17 pe-5 pb-5">
          <h3 className="text-sm font-semibold text-strong">{words.why}</h3>
          <p className="mt-0.5 text-pretty text-muted">{why}</p>
          <h3 className="mt-3 text-sm font-semibold text-strong">{words.how}</h3>
          <p className="mt-0.5 text-pretty text-muted">{how}</p>
          <ButtonLink
            to={tutorialPath(step)}
            size="sm"
            variant={isCurrent && !isDone ? "primary" : "secondary"}
            iconAfter="arrow-right"
            className="mt-4"
          >
            {isDone ? words.again : words.go}
          </ButtonLink>
        </div>
      </details>
    </li>
  );
}
