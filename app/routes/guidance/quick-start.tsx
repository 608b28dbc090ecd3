import { useBrand } from "#app/components/brand-context.tsx";
import { ViewerNotice } from "#app/components/editors-only.tsx";
import { nextSetupStep, STEP_PLACES } from "#app/components/guidance/guidance-steps.ts";
import { useSetupProgress } from "#app/components/guidance/use-setup-progress.ts";
import { guidePart, useGuide } from "#app/messages/guide/guide-part.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { readTextPart } from "#app/messages/read-text-part.server.ts";
import { useActivePropertyOrNone } from "#app/session/active-property-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { serverOf } from "#app/session/server-context.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Progress } from "#app/ui/feedback/progress.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { SETUP_STEPS, type SetupProgress, type SetupStep } from "#domain/property/setup-progress.ts";
import type { Route } from "./+types/quick-start.ts";
import { ChooseFirst } from "./choose-first.tsx";
import { FinishedCard } from "./finished-card.tsx";
import { GuidanceColumn } from "./guidance-column.tsx";
import { readProgress } from "./read-progress.server.ts";
import { StepMark } from "./step-mark.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const server = serverOf(context);
  const [progress] = await Promise.all([readProgress(request, server), readTextPart(guidePart, server)]);
  return { progress };
}

/** From an empty property to an open portal: a list that ticks itself [S46]. */
export default function QuickStart({ loaderData }: Route.ComponentProps) {
  const { nav } = useMessages().shell;
  const words = useGuide().quickStart;
  const { quickStart } = useBrand();
  const property = useActivePropertyOrNone()?.property ?? null;
  const progress = useSetupProgress(property?.id ?? null, loaderData.progress);
  return (
    <GuidanceColumn title={nav.quickStart} intro={property ? words.intro(property.name) : words.chooseText}>
      {property === null ? <ChooseFirst /> : null}
      {property !== null && progress === null ? <Notice tone="warn">{words.failed}</Notice> : null}
      {property !== null && progress !== null ? <Checklist progress={progress} /> : null}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-default pt-5 text-sm">
        <p className="flex flex-wrap gap-x-2 text-muted">
          {words.tutorial}
          <TextLink to="/tutorial" iconAfter="arrow-right">
            {words.openTutorial}
          </TextLink>
        </p>
        <TextLink to={quickStart} iconAfter="external">
          {words.fullGuide}
        </TextLink>
      </div>
    </GuidanceColumn>
  );
}

function Checklist({ progress }: { progress: SetupProgress }) {
  const { guidance, shell } = useMessages();
  const words = useGuide().quickStart;
  const { mayEdit } = useRights();
  const next = nextSetupStep(progress);
  const doneCount = SETUP_STEPS.filter((step) => progress.done[step]).length;
  const labelOf = (step: SetupStep) => {
    if (!mayEdit) return words.see;
    return progress.done[step] ? words.look : words.start;
  };
  const said = words.progress(doneCount, SETUP_STEPS.length);
  return (
    <>
      <div className="flex items-center gap-4">
        <Progress label={shell.nav.quickStart} value={doneCount} max={SETUP_STEPS.length} valueText={said} />
        <p role="status" className="flex-none text-sm font-medium text-strong tabular-nums">
          {said}
        </p>
      </div>
      {next === null ? <FinishedCard /> : mayEdit ? <NextCard step={next} /> : <ViewerNotice className="" />}
      <section
        aria-label={words.others}
        className="rounded-lg border border-default bg-surface-raised shadow-xs"
      >
        <ol>
          {SETUP_STEPS.map((step, index) => (
            <li
              key={step}
              className="flex items-center gap-4 px-5 py-3.5 not-first:border-t not-first:border-subtle"
            >
              <StepMark position={index + 1} isDone={progress.done[step]} doneLabel={words.done} />
              <div className="min-w-0 flex-1">
                <h2 className="font-semibold text-strong">{guidance.steps[step]}</h2>
                <p className="mt-0.5 text-pretty text-sm text-muted">{words.steps[step]}</p>
              </div>
              <ButtonLink
                to={STEP_PLACES[step].path}
                size="sm"
                variant="ghost"
                iconAfter="arrow-right"
                aria-label={`${labelOf(step)}: ${guidance.steps[step]}`}
              >
                {labelOf(step)}
              </ButtonLink>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** What to do next stands first. */
function NextCard({ step }: { step: SetupStep }) {
  const { steps } = useMessages().guidance;
  const words = useGuide().quickStart;
  const { path, icon } = STEP_PLACES[step];
  return (
    <section
      aria-label={words.next}
      className="flex flex-wrap items-center gap-5 rounded-lg border border-selected-quiet bg-surface-selected p-5"
    >
      <span className="grid size-12 flex-none place-items-center rounded-lg bg-surface-raised text-icon-current shadow-xs">
        <Icon name={icon} size="xl" />
      </span>
      <div className="min-w-60 flex-1">
        <p className="text-sm font-medium text-on-highlight">{words.next}</p>
        <p className="text-lg font-semibold text-strong">{steps[step]}</p>
      </div>
      <ButtonLink to={path} variant="primary" iconAfter="arrow-right">
        {words.start}
      </ButtonLink>
    </section>
  );
}
