import { z } from "#domain/zod.ts";
import { idSchema } from "../../id-schema.ts";
import { hasDay, WEEKDAYS } from "./season.ts";
import { seasonSchema } from "./season-schema.ts";
import { findSpanFault, type SpanTexts, TIME_PATTERN } from "./window.ts";

/** `HH:MM`, the property's local time. */
const timeSchema = z.string().regex(TIME_PATTERN, { error: "invalid_time", abort: true });

/** From one time to another on the same day, or on the next day with `nextDay`: at most 24 hours. */
const SPAN_RULE =
  "`to` is later than `from`; where `nextDay` says that it lies on the next day, it is not: 24 hours at most";
const spanFields = { from: timeSchema, to: timeSchema, nextDay: z.boolean() };
export const spanSchema = z.strictObject(spanFields).superRefine(checkSpan).meta({ description: SPAN_RULE });

function checkSpan(span: SpanTexts, context: z.RefinementCtx): void {
  const message = findSpanFault(span);
  if (message) context.addIssue({ code: "custom", path: ["to"], message });
}

/** A union of single literals: with a list of literals, the OpenAPI document would show only the first. */
const weekdaySchema = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
]);

/** Weekdays on which the window begins, each once. */
const daysSchema = z
  .array(weekdaySchema)
  .min(1, "required")
  .max(WEEKDAYS.length, "duplicate")
  .refine((days) => new Set(days).size === days.length, "duplicate")
  .meta({ uniqueItems: true });

/** Opening times on some weekdays, all year or in a season. */
export const windowSchema = z
  .strictObject({ id: idSchema, days: daysSchema, ...spanFields, season: seasonSchema.nullable() })
  .superRefine(checkSpan)
  .refine(({ days, season }) => hasDay(season, days), {
    path: ["season", "to"],
    message: "season_never",
    abort: true,
  })
  .meta({ description: `${SPAN_RULE}. One of the weekdays falls into the season` });
