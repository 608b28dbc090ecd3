import { z } from "#domain/zod.ts";

export const SERVICE_MINUTES_MAX = 240;

/** How long a guest should wait at most, in minutes. */
export const serviceMinutesSchema = z.int().min(1, "out_of_range").max(SERVICE_MINUTES_MAX, "out_of_range");
