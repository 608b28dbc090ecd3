import type { Button } from "#domain/content/button.ts";
import { getButtonPastDates } from "#domain/content/hours/past-dates.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { toLocalTime } from "#domain/zoned-time.ts";
import type { PropertyScope } from "../scope.ts";

interface HoursSave {
  /** The saved buttons, each with the prefix of its errors' paths, such as `buttons.2.`. */
  readonly buttons: readonly { readonly button: Button; readonly path: string }[];
  /** The language's buttons before the save. */
  readonly stored: readonly Button[];
}

/**
 * Refuses with `validation_failed` (`date_past`, `season_past`) if hours contain dates that are past in the
 * property's time zone. Dates that the language already has are allowed (T6).
 */
export function requireComingDates(
  { property, now }: PropertyScope,
  { buttons, stored }: HoursSave,
): Verdict<null> {
  const { day: today } = toLocalTime(now, property.timeZone);
  const errors = buttons.flatMap(({ button, path }) =>
    getButtonPastDates(button, { stored, today }).map((error) => ({
      ...error,
      path: `${path}${error.path}`,
    })),
  );
  return errors.length > 0 ? refuse("validation_failed", { errors }) : accept(null);
}
