import type { SetupMessages } from "#app/messages/catalogues.ts";
import { formatDate, formatDayMonth, formatDays, formatList, formatWeekday } from "#app/messages/format.ts";
import type { Hours } from "#domain/content/hours/hours.ts";
import type { Season, Weekday } from "#domain/content/hours/season.ts";
import type { Span, Window } from "#domain/content/hours/window.ts";
import { isSameData } from "#domain/content/merge.ts";
import type { InterfaceLanguage } from "#domain/language.ts";

type HoursWords = SetupMessages["changes"]["hours"];

/**
 * Hours of a button, line by line: "Mon–Fri 07:00 to 10:30 and 12:00 to 22:00", exceptions, and what happens
 * outside. `null`: always shown. Pure.
 *
 * A time not after its start belongs to the next day.
 */
export function hoursLines(
  hours: Hours | null,
  { changes }: Pick<SetupMessages, "changes">,
  language: InterfaceLanguage,
): readonly string[] {
  const words = changes.hours;
  if (hours === null) return [words.always];
  const formatSpans = (spans: readonly Span[]) =>
    formatList(
      language,
      spans.map(({ from, to }) => words.span(from, to)),
    );
  const weekly = groupWindows(hours.windows).map(([first, ...others]) => {
    const line = words.on(formatDaySet(first.days, words, language), formatSpans([first, ...others]));
    return formatInSeason(line, first.season, words, language);
  });
  const dates = [...new Set(hours.exceptions.map(({ date }) => date))].toSorted().map((date) => {
    const spans = hours.exceptions.flatMap((exception) =>
      exception.date === date ? (exception.open ?? []) : [],
    );
    const day = formatDate(language, Date.parse(date));
    return words.exception(day, spans.length === 0 ? words.closed : formatSpans(spans));
  });
  return [...weekly, ...dates, words[hours.outside]];
}

type Group = readonly [Window, ...Window[]];

/** Groups windows with equal days and season, in order of the first of each. */
function groupWindows(windows: readonly Window[]): readonly Group[] {
  const groups: [Window, ...Window[]][] = [];
  for (const window of windows) {
    const group = groups.find(
      ([{ days, season }]) =>
        isSameData(season, window.season) && isSameData(days.toSorted(), window.days.toSorted()),
    );
    if (group) group.push(window);
    else groups.push([window]);
  }
  return groups;
}

function formatInSeason(
  line: string,
  season: Season | null,
  words: HoursWords,
  language: InterfaceLanguage,
): string {
  if (season === null) return line;
  const { kind, from, to } = season;
  if (kind === "dates") return words.dates(line, formatDays(language, from, to));
  const formatYearDay = (day: string) => formatDayMonth(language, `2024-${day}`);
  return words.yearly(line, formatYearDay(from), formatYearDay(to));
}

/** "Mon–Fri, Sun": consecutive days as a range. */
function formatDaySet(days: readonly Weekday[], words: HoursWords, language: InterfaceLanguage): string {
  if (days.length === 7) return words.everyDay;
  const runs: { first: Weekday; last: Weekday }[] = [];
  for (const day of days.toSorted()) {
    const run = runs.at(-1);
    if (run && run.last === day - 1) run.last = day;
    else runs.push({ first: day, last: day });
  }
  // 1 January 2024 was a Monday.
  const formatDayName = (day: Weekday) => formatWeekday(language, `2024-01-0${day}`, "short");
  return runs
    .map(({ first, last }) =>
      first === last ? formatDayName(first) : `${formatDayName(first)}–${formatDayName(last)}`,
    )
    .join(", ");
}
