import { z } from "#domain/zod.ts";

/** How many minutes a service may have at most. */
export const SERVICE_MINUTES_MAX = 240;

/** How long a guest should wait for a service at most. */
export const serviceMinutesSchema = z.int().min(1, "out_of_range").max(SERVICE_MINUTES_MAX, "out_of_range");
