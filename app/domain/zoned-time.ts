import type { EpochMs } from "./time.ts";

/** A moment as clocks of a zone show it: `2026-11-21T14:05`, the form of a date-time control. */
export function wallTimeOf(at: EpochMs, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  return `${of("year").padStart(4, "0")}-${of("month")}-${of("day")}T${of("hour")}:${of("minute")}`;
}

/**
 * The moment at which clocks of a zone show a time; null for what is no time.
 *
 * In the hour that daylight saving skips, the moment after it; in the one that it repeats, the first.
 */
export function momentOf(wallTime: string, timeZone: string): EpochMs | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wallTime)) return null;
  const asUtc = Date.parse(`${wallTime}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  const leadAt = (at: EpochMs) => Date.parse(`${wallTimeOf(at, timeZone)}:00Z`) - at;
  // The offset of the zone is at most a day; the two guesses differ only around a change of the clocks.
  const guesses = [asUtc - leadAt(asUtc - 86_400_000), asUtc - leadAt(asUtc + 86_400_000)];
  const exact = guesses.filter((at) => wallTimeOf(at, timeZone) === wallTime);
  return exact.length > 0 ? Math.min(...exact) : Math.max(...guesses);
}
