import type { Messages } from "#app/messages/en.ts";
import type { IconName } from "#app/ui/icon-name.ts";
import { SETUP_STEPS, type SetupProgress, type SetupStep } from "#domain/property/setup-progress.ts";

export type GuidanceStep = keyof Messages["guidance"]["steps"];

/** The steps of the tutorial, in the order they are walked. */
export const TUTORIAL_STEPS = [
  "logo",
  "colours",
  "button",
  "languages",
  "preview",
  "publish",
  "qr",
] as const satisfies readonly GuidanceStep[];
export type TutorialStep = (typeof TUTORIAL_STEPS)[number];

/** Where a step is taken, and the picture that stands for it. */
export const STEP_PLACES: Readonly<Record<GuidanceStep, { readonly path: string; readonly icon: IconName }>> =
  {
    logo: { path: "/setup/homepage?field=logo", icon: "image" },
    background: { path: "/setup/homepage?field=background-portrait", icon: "gallery" },
    colours: { path: "/setup/theme", icon: "palette" },
    button: { path: "/setup/buttons", icon: "plus" },
    languages: { path: "/setup/homepage?field=default-language", icon: "globe" },
    preview: { path: "/setup/phone", icon: "phone-device" },
    publish: { path: "/setup/publish", icon: "send" },
    qr: { path: "/setup/publish", icon: "qr" },
  };

/** The address of a step's place with the tutorial beside it. */
export function tutorialPath(step: TutorialStep): string {
  const { path } = STEP_PLACES[step];
  return `${path}${path.includes("?") ? "&" : "?"}tutorial=${step}`;
}

export function readTutorialStep(named: string | null): TutorialStep | null {
  return TUTORIAL_STEPS.find((step) => step === named) ?? null;
}

/**
 * The tutorial's steps that are done. A preview leaves no trace on the property: it counts once this browser
 * has shown it, or once the portal is published.
 */
export function tutorialDone({ done }: SetupProgress, hasPreviewed: boolean): ReadonlySet<TutorialStep> {
  return new Set(
    TUTORIAL_STEPS.filter((step) => (step === "preview" ? hasPreviewed || done.publish : done[step])),
  );
}

/** The first step that is still to do; null when none is. */
export function nextSetupStep({ done }: SetupProgress): SetupStep | null {
  return SETUP_STEPS.find((step) => !done[step]) ?? null;
}
