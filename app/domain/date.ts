import { z } from "zod";

/** The days that anything of the product may name: no clock fails near them, and nobody means another one. */
export const FIRST_DATE = "2000-01-01";
export const LAST_DATE = "2199-12-31";

/** Of the years 2000 to 2199, leap days among them: 2100 has none. */
const YEAR = "2[01]\\d\\d";
const LEAP_DAY = "(?:2000|2[01](?:0[48]|[2468][048]|[13579][26]))-02-29";
const MONTH = "(?:0[1-9]|1[0-2])";
const MONTH_DAY =
  "(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))";
const DATE = `(?:${LEAP_DAY}|${YEAR}-${MONTH_DAY})`;
const TIME = "(?:[01]\\d|2[0-3]):[0-5]\\d";

/** What a value that is none refuses is final: rules across fields read no date that does not exist. */
const NO_DATE = { error: "invalid_date", abort: true } as const;

/** A day of the calendar, `YYYY-MM-DD`, from 2000 to 2199. Refuses with `invalid_date`. */
export const dateSchema = z
  .string()
  .regex(new RegExp(`^${DATE}$`), NO_DATE)
  .meta({ format: "date", description: "A day from 2000-01-01 to 2199-12-31" });

/** A day, or a month as `YYYY-MM`, from 2000 to 2199. Refuses with `invalid_date`. */
export const dayOrMonthSchema = z
  .string()
  .regex(new RegExp(`^(?:${DATE}|${YEAR}-${MONTH})$`), NO_DATE)
  .meta({ description: "A day or a month, from 2000 to 2199" });

/**
 * A time as clocks of a property show it, `YYYY-MM-DDTHH:MM`, from 2000 to 2199: without a zone and without seconds.
 * Refuses with `invalid_date`.
 */
export const localTimeSchema = z
  .string()
  .regex(new RegExp(`^${DATE}T${TIME}$`), NO_DATE)
  .meta({ description: "A time on the property's clock, without a zone and without seconds" });

/** A moment as ISO 8601 in UTC, such as `2026-11-30T06:00:00.000Z`, from 2000 to 2199. Refuses with `invalid_date`. */
export const momentSchema = z
  .string()
  .regex(new RegExp(`^${DATE}T${TIME}:[0-5]\\d(?:\\.\\d{1,9})?Z$`), NO_DATE)
  .meta({ format: "date-time", description: "A moment from 2000 to 2199, ISO 8601 UTC" });
