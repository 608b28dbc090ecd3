import { z } from "#domain/zod.ts";
import { dateSchema } from "../../date-schema.ts";
import { idSchema } from "../../id-schema.ts";
import { findOverlaps } from "./overlap.ts";
import { spanSchema, windowSchema } from "./window-schema.ts";

const WINDOWS_MAX = 20;
const EXCEPTIONS_MAX = 60;

/** Outside the hours guests see nothing, or the tile with its next opening (T2). */
const OUTSIDE_HOURS = ["hide", "close"] as const;

/** An exception replaces the windows that would begin on this date; `open: null` means closed. */
const exceptionSchema = z.strictObject({ id: idSchema, date: dateSchema, open: spanSchema.nullable() });

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
  })
  .superRefine((hours, context) => {
    if (hours.windows.length + hours.exceptions.length === 0) {
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
      "At least one window or exception, each with an id of its own. Windows of the same days do not overlap, nor do the exceptions of a date; a date that is closed has no other exception. A date that is over is refused where it is new.",
  });
