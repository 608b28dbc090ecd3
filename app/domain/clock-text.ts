import { cleanSigns } from "./text.ts";

const CLOCK = /^(\d{1,2})(?:[:.h]?(\d{2}))?\s*(?:([ap])\.?\s?m\.?)?$/i;

/** Parses a typed time of day to `HH:MM`: "6", "6:00", "6.00", "0600", "6:00 pm". `null` if invalid. */
export function readClock(text: string): string | null {
  const [, hourText = "", minute = "00", half] = CLOCK.exec(cleanSigns(text)) ?? [];
  if (hourText === "" || Number(minute) > 59) return null;
  const typed = Number(hourText);
  if (half === undefined) return typed > 23 ? null : `${String(typed).padStart(2, "0")}:${minute}`;
  if (typed < 1 || typed > 12) return null;
  const hour = (typed % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return `${String(hour).padStart(2, "0")}:${minute}`;
}
