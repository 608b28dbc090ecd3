import { addDays } from "../../zoned-time.ts";
import { isInSeason, isWholeSeason, type Season } from "./season.ts";
import { MINUTES_A_DAY, type Span, toMinutes, type Window } from "./window.ts";

const MINUTES_A_WEEK = 7 * MINUTES_A_DAY;
/** A leap year, so that 29 February is included. */
const A_YEAR = { from: "2024-01-01", to: "2024-12-31" };

interface Timetable {
  readonly windows: readonly Window[];
  readonly exceptions: readonly { readonly date: string; readonly open: Span | null }[];
}

interface Overlap {
  readonly path: readonly (string | number)[];
  readonly code: "hours_overlap" | "date_twice";
}

/** Finds windows, or entries of one date, that cover the same time; the later of two has the error. */
export function findOverlaps({ windows, exceptions }: Timetable): readonly Overlap[] {
  return [
    ...windows.flatMap((window, index): readonly Overlap[] =>
      windows.slice(0, index).some((earlier) => windowsOverlap(earlier, window))
        ? [{ path: ["windows", index, "from"], code: "hours_overlap" }]
        : [],
    ),
    ...exceptions.flatMap(({ date, open }, index): readonly Overlap[] => {
      const same = exceptions.slice(0, index).filter((earlier) => earlier.date === date);
      if (same.some((earlier) => earlier.open === null || open === null)) {
        return [{ path: ["exceptions", index, "date"], code: "date_twice" }];
      }
      const overlaps = same.some((earlier) => earlier.open && open && spansOverlap(earlier.open, open));
      return overlaps ? [{ path: ["exceptions", index, "open", "from"], code: "hours_overlap" }] : [];
    }),
  ];
}

function spansOverlap(one: Span, other: Span): boolean {
  const [a, b] = [toMinutes(one), toMinutes(other)];
  return a.from < b.to && b.from < a.to;
}

function windowsOverlap(one: Window, other: Window): boolean {
  if (!seasonsMeet(one.season, other.season)) return false;
  const [a, b] = [toMinutes(one), toMinutes(other)];
  return one.days.some((first) =>
    other.days.some((second) => {
      // Weeks wrap around: a window from Sunday evening ends on Monday.
      const ahead = (second - first) * MINUTES_A_DAY + b.from - a.from;
      const after = ((ahead % MINUTES_A_WEEK) + MINUTES_A_WEEK) % MINUTES_A_WEEK;
      return after < a.to - a.from || MINUTES_A_WEEK - after < b.to - b.from;
    }),
  );
}

/** Whether two seasons share a day. An incomplete season, still being typed, shares none. */
function seasonsMeet(one: Season | null, other: Season | null): boolean {
  if (one === null || other === null) return true;
  if (!isWholeSeason(one) || !isWholeSeason(other)) return false;
  if (one.kind === "dates" && other.kind === "dates") return one.from <= other.to && other.from <= one.to;
  const days = one.kind === "dates" ? one : other.kind === "dates" ? other : A_YEAR;
  // 366 days are enough, because they include every day of a year.
  const [last = days.to] = [addDays(days.from, 366), days.to].sort();
  for (let day = days.from; day <= last; day = addDays(day, 1)) {
    if (isInSeason(one, day) && isInSeason(other, day)) return true;
  }
  return false;
}
