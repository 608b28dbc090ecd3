import type { Hours } from "#domain/content/hours/hours.ts";
import { findOverlaps } from "#domain/content/hours/overlap.ts";
import type { Season, Weekday } from "#domain/content/hours/season.ts";
import type { Span, Window } from "#domain/content/hours/window.ts";
import { isSameData } from "#domain/content/merge.ts";

export const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const WORKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5];
const WEEKEND: readonly Weekday[] = [6, 7];

/** Presets of the day list. */
export const DAY_SETS: readonly (readonly Weekday[])[] = [
  WORKDAYS,
  WEEKEND,
  WEEK,
  ...WEEK.map((day) => [day]),
];

const MIDDAY: Pick<Span, "from" | "to"> = { from: "09:00", to: "17:00" };
const SUMMER: Season = { kind: "yearly", from: "05-01", to: "09-30" };

/** A window with its index, which error paths use. */
interface IndexedWindow {
  readonly index: number;
  readonly window: Window;
}

/** Windows of one season; `null`: all year. */
export interface WindowGroup {
  readonly season: Season | null;
  readonly rows: readonly IndexedWindow[];
}

/** Groups windows by season in order of appearance; all year comes first, even if empty. */
export function groupWindows(windows: readonly Window[]): readonly WindowGroup[] {
  const groups: { season: Season | null; rows: IndexedWindow[] }[] = [{ season: null, rows: [] }];
  for (const [index, window] of windows.entries()) {
    const group = groups.find(({ season }) => isSameData(season, window.season));
    if (group) group.rows.push({ index, window });
    else groups.push({ season: window.season, rows: [{ index, window }] });
  }
  return groups;
}

/** Changes a span's times: it ends on the next day if the end is not after the start. */
export function withTimes<Some extends Span>(span: Some, times: Partial<Pick<Span, "from" | "to">>): Some {
  const { from, to } = { ...span, ...times };
  return { ...span, from, to, nextDay: to <= from };
}

/** Adds a window to a season, on every day, at a free time if possible. */
export function withWindow(windows: readonly Window[], id: string, season: Season | null): readonly Window[] {
  const last = windows.findLast((window) => isSameData(window.season, season));
  const toRow = (days: readonly Weekday[], times: Pick<Span, "from" | "to">): Window =>
    withTimes({ id, days: [...days], nextDay: false, season, ...times }, {});
  const rows = [WEEK, WORKDAYS, WEEKEND].map((days) => toRow(days, MIDDAY));
  const free = rows.find((row) => findOverlaps({ windows: [...windows, row], exceptions: [] }).length === 0);
  return [...windows, free ?? toRow(last?.days ?? WEEK, getTimesAfter(last))];
}

/** Whether a window is unchanged since it was created as the first one. */
function isAsBegun({ days, from, to, season }: Window): boolean {
  return season === null && isSameData([days, from, to], [WEEK, MIDDAY.from, MIDDAY.to]);
}

/**
 * Adds a first window for a new season. If the window that new hours start with is unchanged, it moves to the
 * season instead, so that the button is not open all year. Pure.
 *
 * @param begunId id of the window that new hours started with; `null`: the hours existed before.
 */
export function withNewSeason(
  windows: readonly Window[],
  { id, begunId }: { readonly id: string; readonly begunId: string | null },
): readonly Window[] {
  const season = suggestSeason(windows);
  const [first] = windows;
  const isOnlyBegun = windows.length === 1 && first?.id === begunId && isAsBegun(first);
  return first && isOnlyBegun ? [{ ...first, season }] : withWindow(windows, id, season);
}

/** Two hours, starting at the end of a window. */
function getTimesAfter(last: Window | undefined): Pick<Span, "from" | "to"> {
  if (!last) return MIDDAY;
  const hour = (Number(last.to.slice(0, 2)) + 2) % 24;
  return { from: last.to, to: `${String(hour).padStart(2, "0")}${last.to.slice(2)}` };
}

/** A season without windows yet. */
function suggestSeason(windows: readonly Window[]): Season {
  const isTaken = (season: Season) => windows.some((window) => isSameData(window.season, season));
  const winter: Season = { kind: "yearly", from: "10-01", to: "04-30" };
  return isTaken(SUMMER) ? winter : SUMMER;
}

/** Moves all windows of a season to another one. */
export function withSeason(windows: readonly Window[], before: Season, after: Season): readonly Window[] {
  return windows.map((window) => (isSameData(window.season, before) ? { ...window, season: after } : window));
}

/** Copies one day's windows to other days within a season, replacing theirs. */
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

/** Adds a date, closed or with other hours. */
export function withDate(
  hours: Hours,
  { id, date, open }: { readonly id: string; readonly date: string; readonly open: boolean },
): Hours {
  const added: Exception = { id, date, open: open ? { ...MIDDAY, nextDay: false } : null };
  return { ...hours, exceptions: [...hours.exceptions, added] };
}

/** Hours with one empty window, of this id. */
export function newHours(firstId: string): Hours {
  return { outside: "close", windows: [...withWindow([], firstId, null)], exceptions: [] };
}
