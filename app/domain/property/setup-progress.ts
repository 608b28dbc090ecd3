import type { z } from "#domain/zod.ts";
import type { setupProgressSchema } from "./setup-progress-schema.ts";

/** Setup steps until guests can open the portal, in the recommended order. */
export const SETUP_STEPS = ["logo", "background", "colours", "button", "languages", "publish", "qr"] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export type SetupProgress = z.infer<typeof setupProgressSchema>;
