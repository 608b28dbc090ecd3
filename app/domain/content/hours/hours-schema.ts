import { z } from "#domain/zod.ts";
import { QUESTIONS, type QuestionId } from "../../answers/questions.ts";
import { dateSchema, idSchema } from "../../value-schemas.ts";
import { findOverlaps } from "./overlap.ts";
import { DAY_OF_YEAR_PATTERN, hasDay, WEEKDAYS } from "./season.ts";
import { findSpanFault, type SpanTexts, TIME_PATTERN } from "./window.ts";

/** `MM-DD`, including 29 February. Aborts on error: later rules never see an impossible day. */
const dayOfYearSchema = z
  .string()
  .regex(DAY_OF_YEAR_PATTERN, { error: "season_never", abort: true })
  .meta({ description: "A day of every year, `MM-DD`" });

/** The days of a season, both ends included. A yearly season may span New Year. */
export const seasonSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("yearly"), from: dayOfYearSchema, to: dayOfYearSchema }),
  z
    .strictObject({ kind: z.literal("dates"), from: dateSchema, to: dateSchema })
    .refine(({ from, to }) => from <= to, { path: ["to"], message: "season_never", abort: true })
    .meta({ description: "`to` is not before `from`" }),
]);

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

/** Weekday. A union, because the OpenAPI document would show only the first of a list of literals. */
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

const WINDOWS_MAX = 20;
const EXCEPTIONS_MAX = 60;

/** Outside the hours guests see nothing, or the tile with its next opening (T2). */
const OUTSIDE_HOURS = ["hide", "close"] as const;

/** An exception replaces the windows that would begin on this date; `open: null` means closed. */
const exceptionSchema = z.strictObject({ id: idSchema, date: dateSchema, open: spanSchema.nullable() });

/** A question whose hours are another thing's too, such as breakfast's. Refuses with `unknown_answer`. */
const followedSchema = z.enum(
  QUESTIONS.filter(({ parts }) => "hours" in parts).map(({ id }): QuestionId => id),
  "unknown_answer",
);

/**
 * When guests see a button (T1), in the property's local time without offset. On a date with exceptions only
 * these apply; a window that began the day before still runs to its end.
 *
 * Refuses with a code at the field: `hours_end_before_start`, `hours_over_a_day`, `hours_overlap`,
 * `season_never`, `date_twice`, `invalid_time`, `invalid_date`, `required`. Checks that depend on today are
 * in `getPastDates`.
 */
export const hoursSchema = z
  .strictObject({
    outside: z.enum(OUTSIDE_HOURS),
    windows: z.array(windowSchema).max(WINDOWS_MAX, "too_many"),
    exceptions: z.array(exceptionSchema).max(EXCEPTIONS_MAX, "too_many"),
    /** The answer whose windows apply (A7); `windows` is then empty. Absent: `windows` apply. */
    follows: followedSchema.optional(),
  })
  .superRefine((hours, context) => {
    if (hours.follows !== undefined && hours.windows.length > 0) {
      context.addIssue({ code: "custom", path: ["windows"], message: "invalid" });
    }
    if (hours.follows === undefined && hours.windows.length + hours.exceptions.length === 0) {
      context.addIssue({ code: "custom", path: ["windows"], message: "required" });
    }
    const ids = [...hours.windows, ...hours.exceptions].map(({ id }) => id);
    if (new Set(ids).size < ids.length) context.addIssue({ code: "custom", message: "duplicate" });
    for (const { path, code } of findOverlaps(hours)) {
      context.addIssue({ code: "custom", path: [...path], message: code });
    }
  })
  .meta({
    description:
      "At least one window or exception, each with an id of its own, or the question whose windows it follows, without windows. Windows of the same days do not overlap, nor do the exceptions of a date; a date that is closed has no other exception. A date that is over is refused where it is new.",
  });
