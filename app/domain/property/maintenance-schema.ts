import { z } from "#domain/zod.ts";

/** The maintenance file (S69). Operations write it by hand: what is not exactly right counts as off. */
export const maintenanceSchema = z.object({
  maintenance: z.boolean(),
  time: z
    .string()
    .max(500)
    .transform((text) => text.trim())
    .catch(""),
});
