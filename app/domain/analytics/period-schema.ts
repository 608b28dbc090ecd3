import { z } from "#domain/zod.ts";
import { dayOrMonthSchema } from "../date-schema.ts";
import { ANALYTICS_RANGES } from "./period.ts";

export const analyticsRangeSchema = z.enum(ANALYTICS_RANGES);

/** The day or the month of a report. */
export const chosenDateSchema = dayOrMonthSchema;
