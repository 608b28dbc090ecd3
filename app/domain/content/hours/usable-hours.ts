import { isDate } from "../../date.ts";
import type { Hours } from "./hours.ts";
import { isWholeSpan, isWholeWindow } from "./window.ts";

const usable = new WeakMap<Hours, Hours | null>();

/**
 * The usable part of hours being typed: incomplete rows are left out. `null` if no row is left or there are
 * no hours. Complete hours stay the same object. Pure.
 */
export function getUsableHours(hours: Hours | null): Hours | null {
  if (hours === null) return null;
  const known = usable.get(hours);
  if (known !== undefined) return known;
  const windows = hours.windows.filter(isWholeWindow);
  const exceptions = hours.exceptions.filter(
    ({ date, open }) => isDate(date) && (open === null || isWholeSpan(open)),
  );
  const count = windows.length + exceptions.length;
  const isWhole = count === hours.windows.length + hours.exceptions.length;
  const isEmpty = count === 0 && hours.follows === undefined;
  const found = isEmpty ? null : isWhole ? hours : { ...hours, windows, exceptions };
  usable.set(hours, found);
  return found;
}
