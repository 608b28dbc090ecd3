const DAY_MS = 86_400_000;
const DAYS_A_WEEK = 7;

/** The selectable days, `YYYY-MM-DD`, both included. */
export interface DayBounds {
  readonly min: string;
  readonly max: string;
}

function toDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

function addDays(day: string, count: number): string {
  return toDay(Date.parse(day) + count * DAY_MS);
}

/** Day of the week, 0 for Monday. */
function toWeekday(day: string): number {
  return (new Date(day).getUTCDay() + 6) % DAYS_A_WEEK;
}

/** The same day in another month; the last day if that month is shorter. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return toDay(Date.UTC(year, month - 1 + count, Math.min(date, last)));
}

/** A month's weeks, Monday first; `null` for days of other months. */
export function getWeeks(month: string): (string | null)[][] {
  const first = `${month.slice(0, 7)}-01`;
  const days = Math.round((Date.parse(addMonths(first, 1)) - Date.parse(first)) / DAY_MS);
  const lead = toWeekday(first);
  const weeks = Math.ceil((lead + days) / DAYS_A_WEEK);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS_A_WEEK }, (_, index) => {
      const date = week * DAYS_A_WEEK + index - lead;
      return date < 0 || date >= days ? null : addDays(first, date);
    }),
  );
}

const MOVES: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -DAYS_A_WEEK),
  ArrowDown: (day) => addDays(day, DAYS_A_WEEK),
  Home: (day) => addDays(day, -toWeekday(day)),
  End: (day) => addDays(day, DAYS_A_WEEK - 1 - toWeekday(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

export function clampDay(day: string, { min, max }: DayBounds): string {
  if (day < min) return min;
  return day > max ? max : day;
}

/** The day a date grid key moves to, within the bounds; `null` for other keys. */
export function moveDayByKey(
  day: string,
  { key, shiftKey = false }: { readonly key: string; readonly shiftKey?: boolean },
  bounds: DayBounds,
): string | null {
  const isYear = shiftKey && (key === "PageUp" || key === "PageDown");
  const move = isYear ? (from: string) => addMonths(from, key === "PageUp" ? -12 : 12) : MOVES[key];
  return move ? clampDay(move(day), bounds) : null;
}
