import { cleanSigns } from "./text.ts";

const AS_TYPED = /^(\d{1,2})(?:[:.,h\s]\s*(\d{2})|(\d{2}))?\s*(?:h|uhr)?\s*([ap])?\.?\s*(?:m\.?)?$/;
const NOON = 12;

/**
 * Parses a typed time of day: 7, 730, 7.30, 7:30, 7h30, 19:30 Uhr, 7:30 pm. 24 is the next midnight.
 *
 * @returns `HH:MM`, or `null` if it is not a time. Never throws.
 */
export function parseTimeOfDay(typed: string): string | null {
  const text = cleanSigns(typed).toLowerCase();
  const match = AS_TYPED.exec(text);
  if (!match) return null;
  const [, hourDigits, separated, attached, half] = match;
  const hour = parseHour(Number(hourDigits), half);
  const minute = Number(separated ?? attached ?? 0);
  if (hour === null || minute > 59 || (hour === 24 && minute > 0)) return null;
  return `${String(hour % 24).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

/** The hour in 24-hour form; `null` if invalid. */
function parseHour(said: number, half: string | undefined): number | null {
  if (half === undefined) return said > 24 ? null : said;
  if (said < 1 || said > NOON) return null;
  return (said % NOON) + (half === "p" ? NOON : 0);
}

const DAY_MINUTES = 24 * 60;

/** A time of day, `HH:MM`, some minutes later or earlier, on the same clock face. An invalid time is noon. Pure. */
export function shiftTime(time: string, minutes: number): string {
  const [hour = NOON, minute = 0] = parseTimeOfDay(time) === time ? time.split(":").map(Number) : [];
  const shifted = (((hour * 60 + minute + minutes) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${String(Math.floor(shifted / 60)).padStart(2, "0")}:${String(shifted % 60).padStart(2, "0")}`;
}

/** Minutes that a key moves a time of day by; keys without an entry do not. */
export const TIME_STEPS: Readonly<Partial<Record<string, number>>> = {
  ArrowUp: 15,
  ArrowDown: -15,
  PageUp: 60,
  PageDown: -60,
};
