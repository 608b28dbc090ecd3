import { z } from "#domain/zod.ts";
import { idSchema } from "../../id-schema.ts";
import { hasDay, WEEKDAYS } from "./season.ts";
import { seasonSchema } from "./season-schema.ts";
import { type SpanTexts, spanFaultOf, TIME_PATTERN } from "./window.ts";

/** `HH:MM` on the clock of the property. */
const timeSchema = z.string().regex(TIME_PATTERN, { error: "invalid_time", abort: true });

/** From a time to another of the same day, or of the next one where `nextDay` says so: at most 24 hours. */
const SPAN_RULE =
  "`to` is later than `from`; where `nextDay` says that it lies on the next day, it is not: 24 hours at most";
const spanFields = { from: timeSchema, to: timeSchema, nextDay: z.boolean() };
export const spanSchema = z.strictObject(spanFields).superRefine(checkSpan).meta({ description: SPAN_RULE });

function checkSpan(span: SpanTexts, context: z.RefinementCtx): void {
  const message = spanFaultOf(span);
  if (message) context.addIssue({ code: "custom", path: ["to"], message });
}

/** One by one: of a list of literals the description of the API would name the first alone. */
const weekdaySchema = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
]);

/** The days of a week on which something begins, each once. */
const daysSchema = z
  .array(weekdaySchema)
  .min(1, "required")
  .max(WEEKDAYS.length, "duplicate")
  .refine((days) => new Set(days).size === days.length, "duplicate")
  .meta({ uniqueItems: true });

/** Hours of some days of the week, all the year or in a season. */
export const windowSchema = z
  .strictObject({ id: idSchema, days: daysSchema, ...spanFields, season: seasonSchema.nullable() })
  .superRefine(checkSpan)
  .refine(({ days, season }) => hasDay(season, days), {
    path: ["season", "to"],
    message: "season_never",
    abort: true,
  })
  .meta({ description: `${SPAN_RULE}. One of the weekdays falls into the season` });
