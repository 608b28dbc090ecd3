import { DAY_MS, type EpochMs } from "../../time.ts";
import { toLocalClock } from "../../zoned-time.ts";
import { toDate, toWeekday, type Weekday } from "./season.ts";

/** A coming moment as people name it: today, tomorrow, the weekday within six days, otherwise the date. */
export interface MomentName {
  readonly kind: "today" | "tomorrow" | "weekday" | "date";
  /** `YYYY-MM-DD` in the zone's local time. */
  readonly date: string;
  /** `HH:MM`. */
  readonly time: string;
  readonly weekday: Weekday;
}

/** Names a moment as seen at `now`, in a zone. Valid until the zone's next midnight. */
export function nameMoment(moment: EpochMs, now: EpochMs, timeZone: string): MomentName {
  const clock = toLocalClock(moment, timeZone);
  const day = Math.floor(clock / DAY_MS);
  const ahead = day - Math.floor(toLocalClock(now, timeZone) / DAY_MS);
  const kind = ahead <= 0 ? "today" : ahead === 1 ? "tomorrow" : ahead <= 6 ? "weekday" : "date";
  const time = new Date(clock).toISOString().slice("2024-01-01T".length, "2024-01-01T00:00".length);
  return { kind, date: toDate(day), time, weekday: toWeekday(day) };
}
