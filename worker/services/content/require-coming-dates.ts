import type { Button } from "#domain/content/button.ts";
import { pastDatesOfButton } from "#domain/content/hours/past-dates.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { localTimeOf } from "#domain/zoned-time.ts";
import type { PropertyScope } from "../scope.ts";

interface HoursSave {
  /** Each with the path at which its errors stand, such as `buttons.2.`. */
  readonly buttons: readonly { readonly button: Button; readonly path: string }[];
  /** What the language holds until now. */
  readonly stored: readonly Button[];
}

/**
 * Refuses with `validation_failed` (`date_past`, `season_past`) dates of hours that are over on the clock of the
 * property, but for those that its language has already (T6).
 */
export function requireComingDates(
  { property, now }: PropertyScope,
  { buttons, stored }: HoursSave,
): Verdict<null> {
  const { day: today } = localTimeOf(now, property.timeZone);
  const errors = buttons.flatMap(({ button, path }) =>
    pastDatesOfButton(button, { stored, today }).map((error) => ({ ...error, path: `${path}${error.path}` })),
  );
  return errors.length > 0 ? refuse("validation_failed", { errors }) : accept(null);
}
