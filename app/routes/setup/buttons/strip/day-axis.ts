import type { Hours } from "#domain/content/hours/hours.ts";
import { openingsBetween } from "#domain/content/hours/opening.ts";
import { type EpochMs, HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { addDays, firstMomentAt, localClockOf, localTimeOf } from "#domain/zoned-time.ts";

/*
 * A day as guests live it: 06:00 to 02:00 of the next date. Places on it are minutes of the property's clock, so that
 * hours stand where the clock shows them on days when clocks change, too.
 */
const FIRST_HOUR = 6;
const LAST_HOUR = 26;
export const AXIS_MINUTES = (LAST_HOUR - FIRST_HOUR) * 60;
const AXIS_STEP_MINUTES = 15;

/** Where the hours are written: every second one, as they stand on the clock. */
export const AXIS_HOURS: readonly { readonly minute: number; readonly text: string }[] = Array.from(
  { length: (LAST_HOUR - FIRST_HOUR) / 2 + 1 },
  (_, place) => ({
    minute: place * 120,
    text: `${String((FIRST_HOUR + place * 2) % 24).padStart(2, "0")}:00`,
  }),
);

export interface DayAxis {
  /** `YYYY-MM-DD` of its morning. */
  readonly day: string;
  readonly timeZone: string;
  /** The clock at its start, as `localClockOf` gives it. */
  readonly clock: number;
}

export function axisOf(day: string, timeZone: string): DayAxis {
  return { day, timeZone, clock: Date.parse(`${day}T00:00:00Z`) + FIRST_HOUR * HOUR_MS };
}

/** The day that a moment is shown on: until two at night that of the evening before. */
export function axisAt(at: EpochMs, timeZone: string): DayAxis {
  const { day, sinceMidnightMs } = localTimeOf(at, timeZone);
  const isNight = sinceMidnightMs <= (LAST_HOUR - 24) * HOUR_MS;
  return axisOf(isNight ? addDays(day, -1) : day, timeZone);
}

/** Minutes from the axis' start; below zero and above its length for moments that it does not show. */
export function minuteAt({ clock, timeZone }: DayAxis, at: EpochMs): number {
  return (localClockOf(at, timeZone) - clock) / MINUTE_MS;
}

export function momentAt({ clock, timeZone }: DayAxis, minute: number): EpochMs {
  return firstMomentAt(clock + Math.round(minute) * MINUTE_MS, timeZone);
}

export function clampMinute(minute: number): number {
  return Math.min(AXIS_MINUTES, Math.max(0, minute));
}

/** The step of the line that is nearest to a share of the axis, as under a pointer. */
export function minuteUnder(share: number): number {
  return clampMinute(Math.round((share * AXIS_MINUTES) / AXIS_STEP_MINUTES) * AXIS_STEP_MINUTES);
}

/** Where a key moves the line; null for other keys. Time runs to the right in every language. */
export function minuteByKey(key: string, minute: number): number | null {
  const by = (minutes: number) => {
    // From between two steps to the next one.
    const steps = minute / AXIS_STEP_MINUTES;
    const step = Number.isInteger(steps) ? steps : minutes > 0 ? Math.floor(steps) : Math.ceil(steps);
    return clampMinute(step * AXIS_STEP_MINUTES + minutes);
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
      return AXIS_MINUTES;
    default:
      return null;
  }
}

/** The same time of another day; a moment that the axis does not show goes to its nearest end. */
export function sameTimeOn(at: EpochMs, day: string, timeZone: string): EpochMs {
  const minute = clampMinute(minuteAt(axisAt(at, timeZone), at));
  return momentAt(axisOf(day, timeZone), minute);
}

/** In minutes of the axis. */
interface Bar {
  readonly from: number;
  readonly to: number;
}

/** When a button is open on a day. */
export function barsOf(hours: Hours, axis: DayAxis): readonly Bar[] {
  const span = { from: momentAt(axis, 0), to: momentAt(axis, AXIS_MINUTES) };
  return openingsBetween(hours, axis.timeZone, span).map(({ from, to }) => ({
    from: clampMinute(minuteAt(axis, from)),
    to: clampMinute(minuteAt(axis, to)),
  }));
}
