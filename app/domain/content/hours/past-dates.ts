import type { FieldError } from "../../problem.ts";
import type { Button } from "../button.ts";
import { type Hours, pastDatesOf } from "./hours.ts";

/** Every date that buttons name, as one: a copy of a button may keep the dates of the first. */
function datesOf(buttons: readonly Button[]): Hours {
  const all = buttons.flatMap(({ hours }) => (hours ? [hours] : []));
  return {
    outside: "hide",
    windows: all.flatMap(({ windows }) => windows),
    exceptions: all.flatMap(({ exceptions }) => exceptions),
  };
}

/**
 * The dates of a button's hours that are over and that no stored button of its language names. `today` is the
 * property's, `YYYY-MM-DD`; `stored` is what the language holds until now. Paths begin at the button. Pure.
 */
export function pastDatesOfButton(
  { hours }: Button,
  { stored, today }: { readonly stored: readonly Button[]; readonly today: string },
): readonly FieldError[] {
  if (!hours) return [];
  return pastDatesOf(hours, datesOf(stored), today).map(({ path, code }) => ({
    path: ["hours", ...path].join("."),
    code,
  }));
}
