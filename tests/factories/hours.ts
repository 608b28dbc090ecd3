import type { Hours } from "#domain/content/hours/hours.ts";
import { WEEKDAYS } from "#domain/content/hours/season.ts";
import { sampleId } from "./draft.ts";

/** Open every day from one time to another, of the next day where the second is not later. */
export function dailyHours(from: string, to: string, outside: Hours["outside"] = "close"): Hours {
  const window = { id: sampleId(900), days: [...WEEKDAYS], from, to, nextDay: to <= from, season: null };
  return { outside, windows: [window], exceptions: [] };
}
