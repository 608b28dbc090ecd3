import type { AnswersProgress } from "../answers/answers-progress.ts";

/** Setup steps until guests can open the portal, in the recommended order. */
export const SETUP_STEPS = [
  "answers",
  "logo",
  "background",
  "colours",
  "button",
  "languages",
  "publish",
  "qr",
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** Completed setup steps of a property, and its answered questions. */
export interface SetupProgress {
  readonly done: Record<SetupStep, boolean>;
  readonly answers: AnswersProgress;
}

/** Answered questions until which the sidebar shows their number (D94). */
export const ENOUGH_ANSWERS = 30;
