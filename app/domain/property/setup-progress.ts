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

/** Completed setup steps of a property. */
export interface SetupProgress {
  readonly done: Record<SetupStep, boolean>;
}
