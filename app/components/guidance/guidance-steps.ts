import type { IconName } from "#app/ui/icon-name.ts";
import { SETUP_STEPS, type SetupProgress, type SetupStep } from "#domain/property/setup-progress.ts";

/** Place and icon of each setup step. */
export const STEP_PLACES: Readonly<Record<SetupStep, { readonly path: string; readonly icon: IconName }>> = {
  answers: { path: "/answers", icon: "answers" },
  logo: { path: "/setup/homepage?field=logo", icon: "image" },
  background: { path: "/setup/homepage?field=background-portrait", icon: "gallery" },
  colours: { path: "/setup/theme", icon: "palette" },
  button: { path: "/setup/buttons", icon: "plus" },
  languages: { path: "/setup/homepage?field=default-language", icon: "globe" },
  publish: { path: "/setup/publish", icon: "send" },
  qr: { path: "/setup/publish", icon: "qr" },
};

/** Address of a step's place with the tutorial beside it. */
export function tutorialPath(step: SetupStep): string {
  const { path } = STEP_PLACES[step];
  return `${path}${path.includes("?") ? "&" : "?"}tutorial=${step}`;
}

export function readTutorialStep(named: string | null): SetupStep | null {
  return SETUP_STEPS.find((step) => step === named) ?? null;
}

/** The first open step; `null`: none. */
export function nextSetupStep({ done }: SetupProgress): SetupStep | null {
  return SETUP_STEPS.find((step) => !done[step]) ?? null;
}
