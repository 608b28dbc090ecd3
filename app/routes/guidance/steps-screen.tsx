import { useBrand } from "#app/components/brand-context.tsx";
import { ViewerNotice } from "#app/components/editors-only.tsx";
import { nextSetupStep, STEP_PLACES, tutorialPath } from "#app/components/guidance/guidance-steps.ts";
import { useSetupProgress } from "#app/components/guidance/use-setup-progress.ts";
import { DoorPicture } from "#app/components/illustrations.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty, useActivePropertyOrNone } from "#app/session/active-property-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Progress } from "#app/ui/feedback/progress.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { SETUP_STEPS, type SetupProgress, type SetupStep } from "#domain/property/setup-progress.ts";
import { portalPath } from "#portal/portal-path.ts";
import { GuidanceColumn } from "./guidance-column.tsx";
import { StepRow } from "./step-row.tsx";

interface StepsScreenProps {
  /** Progress when the screen was loaded; `null` without a property or if unavailable. */
  readonly opened: SetupProgress | null;
  /** The tutorial is the same list with explanations and a progress bar. */
  readonly isTutorial?: boolean;
}

/** Quick start: the steps from an empty property to an open portal, ticked automatically [S43, S46]. */
export function StepsScreen({ opened, isTutorial = false }: StepsScreenProps) {
  const { nav } = useMessages().shell;
  const { quickStart: words, tutorial } = useMessages("guide");
  const { quickStart } = useBrand();
  const property = useActivePropertyOrNone()?.property ?? null;
  const progress = useSetupProgress(property?.id ?? null, opened);
  const title = isTutorial ? nav.tutorial : nav.quickStart;
  const intro = isTutorial ? tutorial.intro : words.intro;
  return (
    <GuidanceColumn title={title} intro={property ? intro(property.name) : words.chooseText}>
      {property === null ? <ChooseFirst /> : null}
      {property !== null && progress === null ? <Notice tone="warn">{words.failed}</Notice> : null}
      {property !== null && progress !== null ? (
        <Checklist title={title} progress={progress} isTutorial={isTutorial} />
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-default pt-5 text-sm">
        {isTutorial ? null : (
          <p className="flex flex-wrap gap-x-2 text-muted">
            {words.tutorial}
            <TextLink to="/tutorial" iconAfter="arrow-right">
              {words.openTutorial}
            </TextLink>
          </p>
        )}
        <TextLink to={quickStart} iconAfter="external">
          {words.fullGuide}
        </TextLink>
      </div>
    </GuidanceColumn>
  );
}

interface ChecklistProps {
  readonly title: string;
  readonly progress: SetupProgress;
  readonly isTutorial: boolean;
}

function Checklist({ title, progress, isTutorial }: ChecklistProps) {
  const words = useMessages("guide").quickStart;
  const { mayEdit } = useRights();
  const next = nextSetupStep(progress);
  const doneCount = SETUP_STEPS.filter((step) => progress.done[step]).length;
  const said = words.progress(doneCount, SETUP_STEPS.length);
  const pathTo = isTutorial ? tutorialPath : (step: SetupStep) => STEP_PLACES[step].path;
  return (
    <>
      <div className="flex items-center gap-4">
        <Progress label={title} value={doneCount} max={SETUP_STEPS.length} valueText={said} />
        <p role="status" className="flex-none text-sm font-medium text-strong tabular-nums">
          {said}
        </p>
      </div>
      {next === null ? (
        <FinishedCard />
      ) : mayEdit ? (
        <NextCard step={next} path={pathTo(next)} />
      ) : (
        <ViewerNotice className="" />
      )}
      <section
        aria-label={words.others}
        className="rounded-lg border border-default bg-surface-raised shadow-xs"
      >
        <ol>
          {SETUP_STEPS.map((step, index) => (
            <StepRow
              key={step}
              step={step}
              position={index + 1}
              path={pathTo(step)}
              isDone={progress.done[step]}
              isNext={step === next}
              withReason={isTutorial}
            />
          ))}
        </ol>
      </section>
    </>
  );
}

/** The next step, at the top. */
function NextCard({ step, path }: { step: SetupStep; path: string }) {
  const { steps } = useMessages().guidance;
  const words = useMessages("guide").quickStart;
  return (
    <section
      aria-label={words.next}
      className="flex flex-wrap items-center gap-5 rounded-lg border border-selected-quiet bg-surface-selected p-5"
    >
      <span className="grid size-12 flex-none place-items-center rounded-lg bg-surface-raised text-icon-current shadow-xs">
        <Icon name={STEP_PLACES[step].icon} size="xl" />
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

/** Replaces the steps while no property is selected. */
function ChooseFirst() {
  const { chooseTitle, chooseText, choose } = useMessages("guide").quickStart;
  return (
    <EmptyState
      picture={<DoorPicture />}
      title={chooseTitle}
      description={chooseText}
      actions={
        <ButtonLink to="/" variant="primary" iconBefore="sites">
          {choose}
        </ButtonLink>
      }
      className="py-10"
    />
  );
}

/** Shown when all steps are done. */
function FinishedCard() {
  const words = useMessages("guide").quickStart;
  const { property } = useActiveProperty();
  return (
    <section className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-lg border border-success bg-success-surface p-6">
      <DoorPicture />
      <div className="min-w-72 flex-1">
        <h2 className="text-balance text-xl font-semibold text-strong">{words.finishedTitle}</h2>
        <p className="mt-1.5 text-pretty text-default">{words.finishedText}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink
            to={portalPath(property.slug)}
            reloadDocument
            target="_blank"
            rel="noopener"
            variant="primary"
            iconAfter="external"
          >
            {words.openPortal}
          </ButtonLink>
          <ButtonLink to="/dashboard" iconBefore="dashboard">
            {words.openDashboard}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
