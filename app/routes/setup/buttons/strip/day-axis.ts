import type { Hours } from "#domain/content/hours/hours.ts";
import { openingsBetween } from "#domain/content/hours/opening.ts";
import { type EpochMs, HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { addDays, firstMomentAt, toLocalClock, toLocalTime } from "#domain/zoned-time.ts";

/*
 * A day as guests experience it: from 06:00 to 06:00 of the next date. Positions are minutes of the
 * property's local clock, so that hours are at their place also on days of a clock change.
 */
const FIRST_HOUR = 6;
export const AXIS_MINUTES = 24 * 60;
const AXIS_STEP_MINUTES = 15;
/** The last position: 05:45. */
const LAST_STEP = AXIS_MINUTES - AXIS_STEP_MINUTES;

/** Labelled hours: every second one. */
export const AXIS_HOURS: readonly { readonly minute: number; readonly text: string }[] = Array.from(
  { length: AXIS_MINUTES / 120 + 1 },
  (_, index) => ({
    minute: index * 120,
    text: `${String((FIRST_HOUR + index * 2) % 24).padStart(2, "0")}:00`,
  }),
);

export interface DayAxis {
  /** Date on which the axis begins, `YYYY-MM-DD`. */
  readonly day: string;
  readonly timeZone: string;
  /** Local time at the start of the axis, as from `toLocalClock`. */
  readonly clock: number;
}

export function toAxis(day: string, timeZone: string): DayAxis {
  return { day, timeZone, clock: Date.parse(`${day}T00:00:00Z`) + FIRST_HOUR * HOUR_MS };
}

/** The axis that contains a moment: before 06:00 the axis of the previous date. */
export function getAxisAt(at: EpochMs, timeZone: string): DayAxis {
  const { day, sinceMidnightMs } = toLocalTime(at, timeZone);
  const isNight = sinceMidnightMs < FIRST_HOUR * HOUR_MS;
  return toAxis(isNight ? addDays(day, -1) : day, timeZone);
}

/** Minutes from the axis' start; negative or beyond its length for other days. */
export function minuteAt({ clock, timeZone }: DayAxis, at: EpochMs): number {
  return (toLocalClock(at, timeZone) - clock) / MINUTE_MS;
}

export function momentAt({ clock, timeZone }: DayAxis, minute: number): EpochMs {
  return firstMomentAt(clock + Math.round(minute) * MINUTE_MS, timeZone);
}

export function clampMinute(minute: number): number {
  return Math.min(AXIS_MINUTES, Math.max(0, minute));
}

/** The step nearest to a fraction of the axis, such as under a pointer. */
export function getMinuteAtShare(share: number): number {
  const step = Math.round((share * AXIS_MINUTES) / AXIS_STEP_MINUTES) * AXIS_STEP_MINUTES;
  return Math.min(LAST_STEP, clampMinute(step));
}

/** New position of the line for a key; `null` for other keys. Time runs left to right in every language. */
export function moveMinuteByKey(key: string, minute: number): number | null {
  const by = (minutes: number) => {
    // Between two steps, move to the nearest step in the direction of the key.
    const steps = minute / AXIS_STEP_MINUTES;
    const step = Number.isInteger(steps) ? steps : minutes > 0 ? Math.floor(steps) : Math.ceil(steps);
    const next = clampMinute(step * AXIS_STEP_MINUTES + minutes);
    // The current time may be after the last step: stay there.
    return next > LAST_STEP ? Math.max(LAST_STEP, minute) : next;
  };
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return by(AXIS_STEP_MINUTES);
    case "ArrowLeft":
    case "ArrowDown":
      return by(-AXIS_STEP_MINUTES);
    case "PageUp":
      return by(60);
    case "PageDown":
      return by(-60);
    case "Home":
      return 0;
    case "End":
      return LAST_STEP;
    default:
      return null;
  }
}

/** The same local time on another day. */
export function moveToDay(at: EpochMs, day: string, timeZone: string): EpochMs {
  return momentAt(toAxis(day, timeZone), minuteAt(getAxisAt(at, timeZone), at));
}

/** An opening in minutes of the axis. */
interface Bar {
  readonly from: number;
  readonly to: number;
}

/** The openings of a button on an axis. */
export function toBars(hours: Hours, axis: DayAxis): readonly Bar[] {
  const span = { from: momentAt(axis, 0), to: momentAt(axis, AXIS_MINUTES) };
  return openingsBetween(hours, axis.timeZone, span).map(({ from, to }) => ({
    from: clampMinute(minuteAt(axis, from)),
    to: clampMinute(minuteAt(axis, to)),
  }));
}

/** Rows shown initially. */
const ROWS_AT_FIRST = 5;

/** Rows of the strip, the edited button first, so that its bar is always visible. Pure. */
export function getRows<Row extends { readonly button: { readonly id: string } }>(
  timed: readonly Row[],
  { chosenId, showsAll }: { readonly chosenId: string | null; readonly showsAll: boolean },
): readonly Row[] {
  const isChosen = ({ button }: Row) => button.id === chosenId;
  const rows = [...timed.filter(isChosen), ...timed.filter((row) => !isChosen(row))];
  return showsAll ? rows : rows.slice(0, ROWS_AT_FIRST);
}

/** Whether there are more rows than shown initially. */
export function hasMoreRows(timed: readonly unknown[]): boolean {
  return timed.length > ROWS_AT_FIRST;
}
