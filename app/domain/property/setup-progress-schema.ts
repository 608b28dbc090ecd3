import { z } from "#domain/zod.ts";
import { SETUP_STEPS } from "./setup-progress.ts";

/** Completed setup steps of a property. */
export const setupProgressSchema = z.object({ done: z.record(z.enum(SETUP_STEPS), z.boolean()) });
