import { z } from "#domain/zod.ts";
import { DATE_SOURCE, DAY_OR_MONTH_PATTERN, DAY_PATTERN } from "./date.ts";

const TIME = "(?:[01]\\d|2[0-3]):[0-5]\\d";

/** Aborts on error: later rules never see an impossible date. */
const NO_DATE = { error: "invalid_date", abort: true } as const;

/** A date, `YYYY-MM-DD`, from 2000 to 2199. Refuses with `invalid_date`. */
export const dateSchema = z
  .string()
  .regex(DAY_PATTERN, NO_DATE)
  .meta({ format: "date", description: "A day from 2000-01-01 to 2199-12-31" });

/** A day, or a month as `YYYY-MM`, from 2000 to 2199. Refuses with `invalid_date`. */
export const dayOrMonthSchema = z
  .string()
  .regex(DAY_OR_MONTH_PATTERN, NO_DATE)
  .meta({ description: "A day or a month, from 2000 to 2199" });

/**
 * A local time of a property, `YYYY-MM-DDTHH:MM`, from 2000 to 2199, without zone and seconds. Refuses with
 * `invalid_date`.
 */
export const localTimeSchema = z
  .string()
  .regex(new RegExp(`^${DATE_SOURCE}T${TIME}$`), NO_DATE)
  .meta({ description: "A time on the property's clock, without a zone and without seconds" });

/** A moment as ISO 8601 in UTC, such as `2026-11-30T06:00:00.000Z`, from 2000 to 2199. Refuses with `invalid_date`. */
export const momentSchema = z
  .string()
  .regex(new RegExp(`^${DATE_SOURCE}T${TIME}:[0-5]\\d(?:\\.\\d{1,9})?Z$`), NO_DATE)
  .meta({ format: "date-time", description: "A moment from 2000 to 2199, ISO 8601 UTC" });
