import { parseTimeOfDay } from "#domain/time-of-day.ts";

/** Hours and minutes of a time as they stand in two fields; a text that is no time stands in the first. */
export function splitTime(time: string): readonly [hours: string, minutes: string] {
  const [hours = "", minutes = ""] = time.split(":");
  return /^\d{0,2}:\d{0,2}$/.test(time) ? [hours, minutes] : [time, ""];
}

const isComplete = (hours: string) => /^(?:[3-9]|\d\d)$/.test(hours);

interface TypedHours {
  /** `HH:MM`, or the typed text while it is no time. */
  readonly time: string;
  /** Whether the minutes come next. */
  readonly goesOn: boolean;
}

/** A time after typing in the field of hours: 15 keeps the minutes, 1500, 3 pm and 15:30 are whole times. Pure. */
export function withHours(time: string, typed: string): TypedHours {
  const [, minutes] = splitTime(time);
  if (/^\d{1,2}$/.test(typed)) {
    const parsed = parseTimeOfDay(`${typed}:${minutes || "00"}`);
    return { time: parsed ?? typed, goesOn: parsed !== null && isComplete(typed) };
  }
  return { time: parseTimeOfDay(typed) ?? typed, goesOn: false };
}

/** A time after typing in the field of minutes. Pure. */
export function withMinutes(time: string, typed: string): string {
  const [hours] = splitTime(time);
  return parseTimeOfDay(`${hours}:${typed.padStart(2, "0")}`) ?? `${hours}:${typed}`;
}
