/** Hand-written clocks of a few places, independent of the code under test. Offsets in minutes east of Greenwich. */
export interface Clock {
  readonly timeZone: string;
  readonly winter: number;
  readonly summer: number;
  /** Start and end of summer time in a year; null without summer time. */
  readonly changes: ((year: number) => readonly [begins: number, ends: number]) | null;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The n-th Sunday of a month (0 for January) at an hour UTC; a negative n counts from the month's end. */
function sunday(year: number, month: number, nth: number, minutesUtc: number): number {
  const first = Date.UTC(year, nth > 0 ? month : month + 1, 1);
  const weekday = new Date(first).getUTCDay();
  const day =
    nth > 0
      ? first + (((7 - weekday) % 7) + (nth - 1) * 7) * DAY
      : first - (weekday === 0 ? 7 : weekday) * DAY;
  return day + minutesUtc * MINUTE;
}

export const ROME: Clock = {
  timeZone: "Europe/Rome",
  winter: 60,
  summer: 120,
  changes: (year) => [sunday(year, 2, -1, 60), sunday(year, 9, -1, 60)],
};

export const NEW_YORK: Clock = {
  timeZone: "America/New_York",
  winter: -300,
  summer: -240,
  changes: (year) => [sunday(year, 2, 2, 7 * 60), sunday(year, 10, 1, 6 * 60)],
};

/** Half an hour of summer time in the southern hemisphere: ends in April, begins in October. */
export const LORD_HOWE: Clock = {
  timeZone: "Australia/Lord_Howe",
  winter: 630,
  summer: 660,
  changes: (year) => [sunday(year, 9, 1, -510), sunday(year, 3, 1, -540)],
};

export const KATHMANDU: Clock = { timeZone: "Asia/Kathmandu", winter: 345, summer: 345, changes: null };

function isSummer({ changes }: Clock, at: number): boolean {
  if (!changes) return false;
  const [begins, ends] = changes(new Date(at).getUTCFullYear());
  return begins < ends ? at >= begins && at < ends : at >= begins || at < ends;
}

/** Local day and hour of a place. */
export function wallClock(clock: Clock, at: number): { day: string; hour: number } {
  const shifted = new Date(at + (isSummer(clock, at) ? clock.summer : clock.winter) * MINUTE).toISOString();
  return { day: shifted.slice(0, 10), hour: Number(shifted.slice(11, 13)) };
}

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}
