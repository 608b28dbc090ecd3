import type { FieldError } from "../../problem.ts";
import type { Button } from "../button.ts";
import { getPastDates, type Hours } from "./hours.ts";

/** The dates of all buttons as one set of hours, because a copied button may keep its original's dates. */
function mergeDates(buttons: readonly Button[]): Hours {
  const all = buttons.flatMap(({ hours }) => (hours ? [hours] : []));
  return {
    outside: "hide",
    windows: all.flatMap(({ windows }) => windows),
    exceptions: all.flatMap(({ exceptions }) => exceptions),
  };
}

/**
 * Past dates in a button's hours that no stored button of its language has. `today` is the property's date,
 * `YYYY-MM-DD`; `stored` are the language's stored buttons. Paths begin at the button. Pure.
 */
export function getButtonPastDates(
  { hours }: Button,
  { stored, today }: { readonly stored: readonly Button[]; readonly today: string },
): readonly FieldError[] {
  if (!hours) return [];
  return getPastDates(hours, mergeDates(stored), today).map(({ path, code }) => ({
    path: ["hours", ...path].join("."),
    code,
  }));
}
