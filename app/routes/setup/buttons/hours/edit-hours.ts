import type { Hours } from "#domain/content/hours/hours.ts";
import { findOverlaps } from "#domain/content/hours/overlap.ts";
import type { Season, Weekday } from "#domain/content/hours/season.ts";
import type { Span, Window } from "#domain/content/hours/window.ts";
import { isSameData } from "#domain/content/merge.ts";

export const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const WORKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5];
const WEEKEND: readonly Weekday[] = [6, 7];

/** What the list of days offers before single days are chosen. */
export const DAY_SETS: readonly (readonly Weekday[])[] = [
  WORKDAYS,
  WEEKEND,
  WEEK,
  ...WEEK.map((day) => [day]),
];

const MIDDAY: Pick<Span, "from" | "to"> = { from: "09:00", to: "17:00" };
const SUMMER: Season = { kind: "yearly", from: "05-01", to: "09-30" };

/** A row with its place in the list, by which errors name it. */
interface IndexedWindow {
  readonly index: number;
  readonly window: Window;
}

/** The rows of one season; null is all the year. */
export interface WindowGroup {
  readonly season: Season | null;
  readonly rows: readonly IndexedWindow[];
}

/** Rows by season in the order they came in, all the year first and always there. */
export function groupWindows(windows: readonly Window[]): readonly WindowGroup[] {
  const groups: { season: Season | null; rows: IndexedWindow[] }[] = [{ season: null, rows: [] }];
  for (const [index, window] of windows.entries()) {
    const group = groups.find(({ season }) => isSameData(season, window.season));
    if (group) group.rows.push({ index, window });
    else groups.push({ season: window.season, rows: [{ index, window }] });
  }
  return groups;
}

/** A span with other times: it ends on the next day where its end is not after its start. */
export function withTimes<Some extends Span>(span: Some, times: Partial<Pick<Span, "from" | "to">>): Some {
  const { from, to } = { ...span, ...times };
  return { ...span, from, to, nextDay: to <= from };
}

/** A row more in a season, on every day, at a time that is free there if one is at hand. */
export function withWindow(windows: readonly Window[], id: string, season: Season | null): readonly Window[] {
  const last = windows.findLast((window) => isSameData(window.season, season));
  const toRow = (days: readonly Weekday[], times: Pick<Span, "from" | "to">): Window =>
    withTimes({ id, days: [...days], nextDay: false, season, ...times }, {});
  const rows = [WEEK, WORKDAYS, WEEKEND].map((days) => toRow(days, MIDDAY));
  const free = rows.find((row) => findOverlaps({ windows: [...windows, row], exceptions: [] }).length === 0);
  return [...windows, free ?? toRow(last?.days ?? WEEK, getTimesAfter(last))];
}

/** Whether a row still is as the first row of new hours begins. */
function isAsBegun({ days, from, to, season }: Window): boolean {
  return season === null && isSameData([days, from, to], [WEEK, MIDDAY.from, MIDDAY.to]);
}

/**
 * The rows with a first one of a season that has none yet. The row that new hours begin with becomes it, as long as
 * nobody has touched it: who asks for a season then means that season alone. Pure.
 *
 * @param begunId of the row that this editing began with; null: the hours are older.
 */
export function withNewSeason(
  windows: readonly Window[],
  { id, begunId }: { readonly id: string; readonly begunId: string | null },
): readonly Window[] {
  const season = nextSeason(windows);
  const [first] = windows;
  const isOnlyBegun = windows.length === 1 && first?.id === begunId && isAsBegun(first);
  return first && isOnlyBegun ? [{ ...first, season }] : withWindow(windows, id, season);
}

/** Two hours from the end of a row on. */
function getTimesAfter(last: Window | undefined): Pick<Span, "from" | "to"> {
  if (!last) return MIDDAY;
  const hour = (Number(last.to.slice(0, 2)) + 2) % 24;
  return { from: last.to, to: `${String(hour).padStart(2, "0")}${last.to.slice(2)}` };
}

/** A season that no row has yet, for its first row. */
function nextSeason(windows: readonly Window[]): Season {
  const isTaken = (season: Season) => windows.some((window) => isSameData(window.season, season));
  const winter: Season = { kind: "yearly", from: "10-01", to: "04-30" };
  return isTaken(SUMMER) ? winter : SUMMER;
}

/** Every row of a season with another one. */
export function withSeason(windows: readonly Window[], before: Season, after: Season): readonly Window[] {
  return windows.map((window) => (isSameData(window.season, before) ? { ...window, season: after } : window));
}

/** The hours of one day given to others, in a season: theirs go. */
export function copyDay(
  windows: readonly Window[],
  {
    from,
    to,
    season,
  }: { readonly from: Weekday; readonly to: readonly Weekday[]; readonly season: Season | null },
): readonly Window[] {
  const others = to.filter((day) => day !== from);
  return windows.flatMap((window) => {
    if (!isSameData(window.season, season)) return [window];
    const rest = window.days.filter((day) => !others.includes(day));
    const days = window.days.includes(from) ? [...rest, ...others].sort() : rest;
    return days.length === 0 ? [] : [{ ...window, days }];
  });
}

type Exception = Hours["exceptions"][number];

/** A date more, closed or with other hours. */
export function withDate(
  hours: Hours,
  { id, date, open }: { readonly id: string; readonly date: string; readonly open: boolean },
): Hours {
  const added: Exception = { id, date, open: open ? { ...MIDDAY, nextDay: false } : null };
  return { ...hours, exceptions: [...hours.exceptions, added] };
}
