import type { z } from "#domain/zod.ts";
import type { setupProgressSchema } from "./setup-progress-schema.ts";

/** What a property goes through until guests open it, in the order it is best done. */
export const SETUP_STEPS = ["logo", "background", "colours", "button", "languages", "publish", "qr"] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export type SetupProgress = z.infer<typeof setupProgressSchema>;
