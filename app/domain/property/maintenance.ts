import { z } from "#domain/zod.ts";

/** The maintenance flag (S69). Written by hand: anything invalid counts as off. */
export const maintenanceSchema = z.object({
  maintenance: z.boolean(),
  time: z
    .string()
    .max(500)
    .transform((text) => text.trim())
    .catch(""),
});

export type Maintenance = z.infer<typeof maintenanceSchema>;

export const MAINTENANCE_OFF: Maintenance = { maintenance: false, time: "" };
