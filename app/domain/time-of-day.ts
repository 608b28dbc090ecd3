import { cleanSigns } from "./text.ts";

const AS_TYPED = /^(\d{1,2})(?:[:.,h\s]\s*(\d{2})|(\d{2}))?\s*(?:h|uhr)?\s*([ap])?\.?\s*(?:m\.?)?$/;
const NOON = 12;

/**
 * Reads a time of day as people type it: 7, 730, 7.30, 7:30, 7h30, 19:30 Uhr, 7:30 pm. Twenty-four is the next
 * midnight.
 *
 * @returns `HH:MM`, or null where it says no time. Never throws.
 */
export function parseTimeOfDay(typed: string): string | null {
  const text = cleanSigns(typed).toLowerCase();
  const match = AS_TYPED.exec(text);
  if (!match) return null;
  const [, hourDigits, separated, attached, half] = match;
  const hour = hourOf(Number(hourDigits), half);
  const minute = Number(separated ?? attached ?? 0);
  if (hour === null || minute > 59 || (hour === 24 && minute > 0)) return null;
  return `${String(hour % 24).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

/** An hour of 24; null where the clock has none such. */
function hourOf(said: number, half: string | undefined): number | null {
  if (half === undefined) return said > 24 ? null : said;
  if (said < 1 || said > NOON) return null;
  return (said % NOON) + (half === "p" ? NOON : 0);
}
