import { useSearchParams } from "react-router";
import {
  readTutorialStep,
  TUTORIAL_STEPS,
  type TutorialStep,
  tutorialDone,
  tutorialPath,
} from "#app/components/guidance/guidance-steps.ts";
import { useHasPreviewed } from "#app/components/guidance/previewed.ts";
import { useSetupProgress } from "#app/components/guidance/use-setup-progress.ts";
import { guidePart, useGuide } from "#app/messages/guide/guide-part.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { readTextPart } from "#app/messages/read-text-part.server.ts";
import { useActivePropertyOrNone } from "#app/session/active-property-context.tsx";
import { serverOf } from "#app/session/server-context.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Progress } from "#app/ui/feedback/progress.tsx";
import type { SetupProgress } from "#domain/property/setup-progress.ts";
import type { Route } from "./+types/tutorial.ts";
import { ChooseFirst } from "./choose-first.tsx";
import { GuidanceColumn } from "./guidance-column.tsx";
import { readProgress } from "./read-progress.server.ts";
import { TutorialStepCard } from "./tutorial-step-card.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const server = serverOf(context);
  const [progress] = await Promise.all([readProgress(request, server), readTextPart(guidePart, server)]);
  return { progress };
}

/** Through the first portal on the person's own property, step by step [S43]. */
export default function Tutorial({ loaderData }: Route.ComponentProps) {
  const { nav } = useMessages().shell;
  const { tutorial, quickStart } = useGuide();
  const property = useActivePropertyOrNone()?.property ?? null;
  const progress = useSetupProgress(property?.id ?? null, loaderData.progress);
  return (
    <GuidanceColumn
      title={nav.tutorial}
      intro={property ? tutorial.intro(property.name) : quickStart.chooseText}
    >
      {property === null ? <ChooseFirst /> : null}
      {property !== null && progress === null ? <Notice tone="warn">{quickStart.failed}</Notice> : null}
      {property !== null && progress !== null ? <Walk propertyId={property.id} progress={progress} /> : null}
    </GuidanceColumn>
  );
}

function Walk({ propertyId, progress }: { propertyId: string; progress: SetupProgress }) {
  const { nav } = useMessages().shell;
  const words = useGuide().tutorial;
  const done = tutorialDone(progress, useHasPreviewed(propertyId));
  const [parameters] = useSearchParams();
  const firstOpen = TUTORIAL_STEPS.find((step) => !done.has(step)) ?? null;
  // Who walks through it again is led by the address; who is still on the way, by what is left to do.
  const current: TutorialStep | null = firstOpen ?? readTutorialStep(parameters.get("step"));
  const said = words.progress(done.size, TUTORIAL_STEPS.length);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Progress
          label={nav.tutorial}
          value={done.size}
          max={TUTORIAL_STEPS.length}
          valueText={said}
          className="min-w-40 flex-1"
        />
        <p role="status" className="flex-none text-sm font-medium text-strong tabular-nums">
          {said}
        </p>
        {firstOpen ? (
          <ButtonLink to={tutorialPath(firstOpen)} variant="primary" iconAfter="arrow-right">
            {done.size === 0 ? words.begin : words.resume(TUTORIAL_STEPS.indexOf(firstOpen) + 1)}
          </ButtonLink>
        ) : null}
      </div>
      {firstOpen === null ? (
        <section className="rounded-lg border border-success bg-success-surface p-6">
          <h2 className="text-xl font-semibold text-strong">{words.finishedTitle}</h2>
          <p className="mt-1.5 text-pretty text-default">{words.finishedText}</p>
          <ButtonLink to={tutorialPath("logo")} iconBefore="repeat" className="mt-4">
            {words.repeat}
          </ButtonLink>
        </section>
      ) : null}
      <ol className="flex flex-col gap-3">
        {TUTORIAL_STEPS.map((step, index) => (
          <TutorialStepCard
            key={step}
            step={step}
            position={index + 1}
            isDone={done.has(step)}
            isCurrent={step === current}
          />
        ))}
      </ol>
    </>
  );
}
