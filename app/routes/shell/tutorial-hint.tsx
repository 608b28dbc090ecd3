import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { readTutorialStep, tutorialPath } from "#app/components/guidance/guidance-steps.ts";
import { useSetupProgress } from "#app/components/guidance/use-setup-progress.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { SETUP_STEPS, type SetupStep } from "#domain/property/setup-progress.ts";

/**
 * Bar of the tutorial above the screen that a step leads to; covers nothing. Starts with `?tutorial=` and
 * stays until closed, or the tutorial is opened.
 */
export function TutorialHint({ propertyId }: { propertyId: string | null }) {
  const { pathname } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const named = readTutorialStep(parameters.get("tutorial"));
  const [step, setStep] = useState<SetupStep | null>(named);
  // Once per address, so that a closed bar stays closed while the address changes.
  const [seen, setSeen] = useState(named);
  if (named !== seen) {
    setSeen(named);
    if (named !== null) setStep(named);
  }
  const isStepScreen = pathname.startsWith("/setup/") || pathname === "/answers";
  if (step !== null && !isStepScreen) setStep(null);

  if (step === null || propertyId === null) return null;
  const close = () => {
    setParameters(
      (now) => {
        now.delete("tutorial");
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
    setStep(null);
  };
  return <HintBar key={propertyId} step={step} propertyId={propertyId} onClose={close} />;
}

interface HintBarProps {
  readonly step: SetupStep;
  readonly propertyId: string;
  readonly onClose: () => void;
}

function HintBar({ step, propertyId, onClose }: HintBarProps) {
  const { steps, hint } = useMessages().guidance;
  const progress = useSetupProgress(propertyId, null);
  const position = SETUP_STEPS.indexOf(step);
  const next = SETUP_STEPS[position + 1];
  const isDone = progress?.done[step] ?? false;
  return (
    <section
      aria-label={hint.label}
      className="flex flex-none items-center gap-3 border-b border-selected-quiet bg-surface-selected py-2 ps-8 pe-4 text-sm"
    >
      <Icon name="tutorial" className="text-icon-current max-lg:hidden" />
      <p className="min-w-0 flex-1 truncate text-on-highlight">
        <span className="font-semibold">{hint.step(position + 1, SETUP_STEPS.length)}</span>
        {" · "}
        {steps[step]}
      </p>
      <span role="status" className="flex-none">
        {isDone ? (
          <Badge tone="success" icon="check">
            {hint.done}
          </Badge>
        ) : null}
      </span>
      {isDone && next ? (
        <ButtonLink to={tutorialPath(next)} size="sm" variant="primary" iconAfter="arrow-right">
          {hint.next}
        </ButtonLink>
      ) : null}
      <ButtonLink to="/tutorial" size="sm" variant="ghost" className="text-nowrap">
        {hint.back}
      </ButtonLink>
      <IconButton icon="close" label={hint.close} size="sm" onClick={onClose} />
    </section>
  );
}
