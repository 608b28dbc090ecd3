import type { z } from "#domain/zod.ts";
import type { maintenanceSchema } from "./maintenance-schema.ts";

export type Maintenance = z.infer<typeof maintenanceSchema>;

export const MAINTENANCE_OFF: Maintenance = { maintenance: false, time: "" };
