import { z } from "zod";
import { idSchema } from "../../id.ts";
import { hasDay, seasonSchema, WEEKDAYS } from "./season.ts";

export const MINUTES_A_DAY = 24 * 60;

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
/** `HH:MM` on the clock of the property. */
const timeSchema = z.string().regex(TIME, { error: "invalid_time", abort: true });

/** From a time to another of the same day, or of the next one where `nextDay` says so: at most 24 hours. */
const SPAN_RULE =
  "`to` is later than `from`; where `nextDay` says that it lies on the next day, it is not: 24 hours at most";
const spanFields = { from: timeSchema, to: timeSchema, nextDay: z.boolean() };
export const spanSchema = z.strictObject(spanFields).superRefine(checkSpan).meta({ description: SPAN_RULE });
export type Span = z.infer<typeof spanSchema>;

interface SpanTexts {
  readonly from: string;
  readonly to: string;
  readonly nextDay: boolean;
}

function checkSpan({ from, to, nextDay }: SpanTexts, context: z.RefinementCtx): void {
  if (!nextDay && to <= from) {
    context.addIssue({ code: "custom", path: ["to"], message: "hours_end_before_start" });
  }
  if (nextDay && to > from) context.addIssue({ code: "custom", path: ["to"], message: "hours_over_a_day" });
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
export type Window = z.infer<typeof windowSchema>;

/** Minutes from the midnight of its first day: those of the end may be of the next one. */
export function minutesOf({ from, to, nextDay }: Span): { readonly from: number; readonly to: number } {
  return { from: minuteOf(from), to: minuteOf(to) + (nextDay ? MINUTES_A_DAY : 0) };
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
