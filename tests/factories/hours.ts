import type { Hours } from "#domain/content/hours/hours.ts";
import { WEEKDAYS } from "#domain/content/hours/season.ts";
import { sampleId } from "./draft.ts";

/** Open every day between two times; the second is on the next day if it is not later. */
export function dailyHours(from: string, to: string, outside: Hours["outside"] = "close"): Hours {
  const window = { id: sampleId(900), days: [...WEEKDAYS], from, to, nextDay: to <= from, season: null };
  return { outside, windows: [window], exceptions: [] };
}
