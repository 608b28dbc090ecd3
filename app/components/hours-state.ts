import type { SetupMessages } from "#app/messages/catalogues.ts";
import { formatDate, formatDayMonth, formatWeekday } from "#app/messages/format.ts";
import type { Hours } from "#domain/content/hours/hours.ts";
import { nameMoment } from "#domain/content/hours/moment-name.ts";
import { isOpenAt, nextChangeAfter } from "#domain/content/hours/opening.ts";
import type { Season, Weekday } from "#domain/content/hours/season.ts";
import { WEEKDAYS } from "#domain/content/hours/season.ts";
import type { InterfaceLanguage } from "#domain/language.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { toLocalTime } from "#domain/zoned-time.ts";

type HoursMessages = SetupMessages["buttonHours"];

/** Visibility of a timed button at a moment, and its next change; `null`: none. */
export interface HoursState {
  readonly kind: "open" | "closed" | "hidden";
  readonly changesAt: EpochMs | null;
}

/** Reader and property for formatting a moment. */
export interface HoursTextContext {
  readonly at: EpochMs;
  readonly timeZone: string;
  readonly language: InterfaceLanguage;
  readonly words: HoursMessages;
}

export function hoursStateAt(hours: Hours, timeZone: string, at: EpochMs): HoursState {
  const outside = hours.outside === "hide" ? "hidden" : "closed";
  const kind = isOpenAt(hours, timeZone, at) ? "open" : outside;
  return { kind, changesAt: nextChangeAfter(hours, timeZone, at) };
}

/** "17:00" today, "Mon 09:00" within six days, otherwise "1 May". An end in the coming night is shown by time only. */
function formatMomentName(
  moment: EpochMs,
  isEnd: boolean,
  { at, timeZone, language }: HoursTextContext,
): string {
  const { kind, date, time } = nameMoment(moment, at, timeZone);
  if (kind === "today" || (isEnd && moment - at < DAY_MS)) return time;
  if (kind === "date") return formatDayMonth(language, date);
  return `${formatWeekday(language, date, "short")} ${time}`;
}

/** "Open until 23:30", "Closed, opens Mon 09:00", "Hidden, shown from 1 May". */
export function formatHoursState({ kind, changesAt }: HoursState, saying: HoursTextContext): string {
  const { state } = saying.words;
  if (changesAt === null) return state[kind];
  const when = formatMomentName(changesAt, kind === "open", saying);
  if (kind === "open") return state.openUntil(when);
  return kind === "closed" ? state.closedUntil(when) : state.hiddenUntil(when);
}

/** "Sunday 18:30" */
export function momentText(
  at: EpochMs,
  { timeZone, language }: Pick<HoursTextContext, "timeZone" | "language">,
): string {
  const { date, time } = nameMoment(at, at, timeZone);
  return `${formatWeekday(language, date, "long")} ${time}`;
}

/** A Monday: weekday names do not depend on the week. */
const SOME_WEEK = "2024-01-0";

export function formatWeekdayName(
  day: Weekday,
  language: InterfaceLanguage,
  form: "short" | "long" = "short",
): string {
  return formatWeekday(language, `${SOME_WEEK}${day}`, form);
}

/** "Every day", "Mon–Fri", "Mon, Wed–Fri". */
export function formatDayList(
  days: readonly Weekday[],
  language: InterfaceLanguage,
  words: HoursMessages,
): string {
  if (WEEKDAYS.every((day) => days.includes(day))) return words.everyDay;
  const runs: Weekday[][] = [];
  for (const day of WEEKDAYS) {
    if (!days.includes(day)) continue;
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const formatRun = (run: readonly Weekday[]) =>
    [...new Set([run[0], run.at(-1)])]
      .flatMap((day) => (day ? [formatWeekdayName(day, language)] : []))
      .join("–");
  return runs.map(formatRun).join(", ");
}

/** Placeholder for a day being typed. */
const NO_DAY = "…";

function formatTypedDay(date: string, format: (day: string) => string): string {
  return Number.isNaN(Date.parse(date)) ? NO_DAY : format(date);
}

/** "Only 1 May to 30 Sep, every year". An invalid day is shown as "…". */
export function formatSeason(season: Season, language: InterfaceLanguage, words: HoursMessages): string {
  if (season.kind === "yearly") {
    const formatYearDay = (day: string) => formatDayMonth(language, `2024-${day}`);
    return words.season.yearly(formatYearDay(season.from), formatYearDay(season.to));
  }
  const isOneYear = season.from.slice(0, 4) === season.to.slice(0, 4);
  const wholeDate = (date: string) => formatDate(language, Date.parse(date));
  const from = formatTypedDay(season.from, (date) =>
    isOneYear ? formatDayMonth(language, date) : wholeDate(date),
  );
  return words.season.once(from, formatTypedDay(season.to, wholeDate));
}

/** "Today, 22 Nov", "25 Dec 2026": the year is left out only for today. */
export function dateText(date: string, { at, timeZone, language, words }: HoursTextContext): string {
  const { day: today } = toLocalTime(at, timeZone);
  if (date === today) return words.dates.today(formatDayMonth(language, date));
  return formatTypedDay(date, (day) => formatDate(language, Date.parse(day)));
}
