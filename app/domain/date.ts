/** Range of dates in the product: no date arithmetic fails near these limits. */
export const FIRST_DATE = "2000-01-01";
export const LAST_DATE = "2199-12-31";

/** Leap days from 2000 to 2199; 2100 has none. */
const YEAR_SOURCE = "2[01]\\d\\d";
const LEAP_DAY = "(?:2000|2[01](?:0[48]|[2468][048]|[13579][26]))-02-29";
const MONTH_DAY =
  "(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))";
export const DATE_SOURCE = `(?:${LEAP_DAY}|${YEAR_SOURCE}-${MONTH_DAY})`;
export const DAY_PATTERN = new RegExp(`^${DATE_SOURCE}$`);
const MONTH = "(?:0[1-9]|1[0-2])";
/** A day, or a month as `YYYY-MM`. */
export const DAY_OR_MONTH_PATTERN = new RegExp(`^(?:${DATE_SOURCE}|${YEAR_SOURCE}-${MONTH})$`);

/** Whether a text is a date, `YYYY-MM-DD`, from 2000 to 2199. */
export function isDate(text: string): boolean {
  return DAY_PATTERN.test(text);
}
