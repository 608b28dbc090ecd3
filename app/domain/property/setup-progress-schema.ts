import { z } from "#domain/zod.ts";
import { SETUP_STEPS } from "./setup-progress.ts";

/** Which steps a property has done. */
export const setupProgressSchema = z.object({ done: z.record(z.enum(SETUP_STEPS), z.boolean()) });
