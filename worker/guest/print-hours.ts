import type { Hours } from "#domain/content/hours/hours.ts";
import { isInSeason, type Weekday } from "#domain/content/hours/season.ts";
import { localiseDigits, type OpeningWords } from "#portal/words/opening-words.ts";

/** Ranges of consecutive days, as first and last day. */
function toRows(days: readonly Weekday[]): readonly (readonly [Weekday, Weekday])[] {
  const rows: [Weekday, Weekday][] = [];
  for (const day of days.toSorted()) {
    const last = rows.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else rows.push([day, day]);
  }
  return rows;
}

/** A button's weekly hours in the season of a date `YYYY-MM-DD`, one line each, for printing. Pure. */
export function hoursOnPaper(hours: Hours, words: OpeningWords, date: string): readonly string[] {
  const formatClock = (time: string) => {
    const [hour = "", minute = ""] = time.split(":");
    return words.hours[Number(hour) % 24]?.replace("{minute}", localiseDigits(words, minute)) ?? "";
  };
  return hours.windows
    .filter(({ season }) => isInSeason(season, date))
    .map(({ days, from, to }) => {
      const named = toRows(days).map((row) =>
        [...new Set(row)].map((day) => words.weekdays[day - 1]).join(" – "),
      );
      const when = `${formatClock(from)} – ${formatClock(to)}`;
      return days.length === 7 ? when : `${named.join(", ")}: ${when}`;
    });
}
