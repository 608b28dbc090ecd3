import type { ContentLanguage } from "#domain/language.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { firstMomentAt, toLocalClock, toWallTime } from "#domain/zoned-time.ts";
import { formatClock, getNewsWords } from "../words/news-words.ts";
import { getOpeningWords } from "../words/opening-words.ts";
import type {
  ScreenContent,
  ScreenHours,
  ScreenLanguage,
  ScreenNews,
  ScreenSpans,
  ScreenTile,
} from "./screen-content.ts";
import { getScreenWords } from "./screen-words.ts";

/** Cards per row, and announcements below. */
export const CARDS_MAX = 3;
const NOTICES_MAX = 2;
/** Answers per line. */
const ANSWERS_A_LINE = 3;
/** Lines of answers beside two rows of cards, by the number of announcements; and beside fewer cards. */
const LINES_BESIDE_CARDS = [3, 1, 1] as const;
const LINES_MAX = 4;
/** Weekday names are used for this many days; a week ahead would be ambiguous. */
const WEEK_DAYS = 7;

/** A button with hours on a screen. */
export interface ScreenCard {
  /** HTML of the button's tile, of which the screen shows name and icon. */
  readonly html: string;
  /** Closing or opening time; empty: not within a day. */
  readonly when: string;
  /** End of an upcoming opening; otherwise empty. */
  readonly note: string;
}

export interface ScreenNotice {
  readonly text: string;
  readonly language: ContentLanguage;
  /** End time if today; otherwise empty. */
  readonly when: string;
  readonly isClear: boolean;
}

/** An answer with its hours of today (A10). */
export interface ScreenAnswer {
  readonly title: string;
  readonly isOpen: boolean;
  /** Such as `07:00–10:30`. */
  readonly times: readonly string[];
}

/** Content of a screen in one language at a moment. */
export interface ScreenView {
  readonly open: readonly ScreenCard[];
  readonly next: readonly ScreenCard[];
  readonly today: readonly ScreenAnswer[];
  readonly notices: readonly ScreenNotice[];
}

/** Moment, zone and language of a screen. */
export interface ScreenMoment {
  readonly now: EpochMs;
  readonly timeZone: string;
  readonly language: ContentLanguage;
}

/** Time of day, formatted for a language. */
export function formatTimeOfDay(at: EpochMs, { timeZone, language }: ScreenMoment): string {
  const [, time = ""] = toWallTime(at, timeZone).split("T");
  return formatClock(language, time);
}

/** Number of midnights until a moment, in the zone. */
function countDaysUntil(at: EpochMs, { now, timeZone }: ScreenMoment): number {
  const toDay = (moment: EpochMs) => Date.parse(toWallTime(moment, timeZone).slice(0, 10)) / DAY_MS;
  return toDay(at) - toDay(now);
}

/** `until 22:00` if within a day of `from`; otherwise empty. */
function formatUntil(until: EpochMs | null, from: EpochMs, moment: ScreenMoment): string {
  if (until === null || until - from > DAY_MS) return "";
  return getScreenWords(moment.language).until.replace("{time}", formatTimeOfDay(until, moment));
}

function formatWeekdayOn(at: EpochMs, { timeZone, language }: ScreenMoment): string {
  const sinceSunday = new Date(toWallTime(at, timeZone).slice(0, 10)).getUTCDay();
  return getOpeningWords(language).weekdays[(sinceSunday + 6) % 7] ?? "";
}

/** An opening time as people say it, within six days; `null`: later. */
function formatOpening(opening: EpochMs, moment: ScreenMoment): string | null {
  const days = countDaysUntil(opening, moment);
  const time = formatTimeOfDay(opening, moment);
  if (days === 0) return time;
  if (days === 1) return getScreenWords(moment.language).tomorrow.replace("{time}", time);
  return days < WEEK_DAYS ? `${formatWeekdayOn(opening, moment)} ${time}` : null;
}

type TimedTile = ScreenTile & { readonly when: ScreenHours };

function openCards(tiles: readonly TimedTile[], moment: ScreenMoment): readonly ScreenCard[] {
  const { now } = moment;
  return tiles
    .flatMap(({ html, when: { spans } }): readonly ScreenCard[] => {
      const span = spans.find(([from, to]) => from <= now && now < to);
      return span ? [{ html, when: formatUntil(span[1], now, moment), note: "" }] : [];
    })
    .slice(0, CARDS_MAX);
}

/** The next openings, soonest first; buttons hidden outside their hours stay hidden. */
function getNextCards(tiles: readonly TimedTile[], moment: ScreenMoment): readonly ScreenCard[] {
  const { now } = moment;
  return tiles
    .flatMap(({ html, when: { isHidden, spans } }) => {
      const [from, to] = spans.find(([, end]) => end > now) ?? [];
      if (isHidden || from === undefined || to === undefined || from <= now) return [];
      const when = formatOpening(from, moment);
      return when === null ? [] : [{ html, when, from, note: formatUntil(to, from, moment) }];
    })
    .sort((one, other) => one.from - other.from)
    .slice(0, CARDS_MAX)
    .map(({ html, when, note }) => ({ html, when, note }));
}

/** Openings that begin today, and one from yesterday that has not ended, as texts. */
function formatTimesToday(
  spans: ScreenSpans,
  { span, dayAndNight }: NonNullable<ScreenLanguage["answers"]>,
  moment: ScreenMoment,
): readonly string[] {
  const { now, timeZone } = moment;
  const day = Math.floor(toLocalClock(now, timeZone) / DAY_MS);
  const [start, end] = [firstMomentAt(day * DAY_MS, timeZone), firstMomentAt((day + 1) * DAY_MS, timeZone)];
  const times = spans.flatMap(([from, to]): readonly string[] => {
    if (from >= end || to <= start || (from < start && to <= now)) return [];
    if (from <= start && to >= end) return [dayAndNight];
    // Its beginning or end is on another day, whose time alone would mislead.
    const isLong = to - from > DAY_MS;
    const [first, last] = isLong ? [Math.max(from, start), Math.min(to, end)] : [from, to];
    return [
      span.replace("{from}", formatTimeOfDay(first, moment)).replace("{to}", formatTimeOfDay(last, moment)),
    ];
  });
  return [...new Set(times)];
}

/** At most `count` answers with hours today, in their order; those that are over give way to the others. */
function getAnswersToday(
  { answers }: Pick<ScreenContent, "answers">,
  words: ScreenLanguage["answers"],
  moment: ScreenMoment,
  count: number,
): readonly ScreenAnswer[] {
  if (words === null) return [];
  const { now } = moment;
  const all = answers.flatMap((spans, index) => {
    const times = formatTimesToday(spans, words, moment);
    const isOpen = spans.some(([from, to]) => from <= now && now < to);
    const isOver = !isOpen && !spans.some(([from]) => from > now && countDaysUntil(from, moment) === 0);
    return times.length === 0
      ? []
      : [{ answer: { title: words.titles[index] ?? "", isOpen, times }, isOver }];
  });
  const chosen = new Set([...all.filter(({ isOver }) => !isOver), ...all].slice(0, count));
  return all.filter((one) => chosen.has(one)).map(({ answer }) => answer);
}

function isOn({ from, until }: ScreenNews, now: EpochMs): boolean {
  return from <= now && (until === null || now < until);
}

function toNotices(item: ScreenNews, moment: ScreenMoment): readonly ScreenNotice[] {
  const { now, language } = moment;
  const { kind, until, clearUntil, texts } = item;
  if (until !== null && clearUntil !== null && until <= now && now < clearUntil) {
    const text = getNewsWords(language).allClear.replace("{time}", formatTimeOfDay(until, moment));
    return [{ text, language, when: "", isClear: true }];
  }
  const said = texts.find((each) => each.language === language) ?? texts[0];
  if (!said || kind === "emergency" || !isOn(item, now)) return [];
  const isToday = until !== null && countDaysUntil(until, moment) === 0;
  return [{ ...said, when: isToday ? formatUntil(until, now, moment) : "", isClear: false }];
}

/** A screen's content in a language at a moment. Depends only on the clock, so that it works offline. Pure. */
export function getScreenView(
  { timeZone, hours, answers, news }: ScreenContent,
  { code, tiles, answers: answerWords }: ScreenLanguage,
  now: EpochMs,
): ScreenView {
  const moment = { now, timeZone, language: code };
  const timed = tiles.flatMap((tile): readonly TimedTile[] => {
    const when = hours[tile.hours];
    return when ? [{ ...tile, when }] : [];
  });
  const [open, next] = [openCards(timed, moment), getNextCards(timed, moment)];
  const notices = news.flatMap((item) => toNotices(item, moment)).slice(0, NOTICES_MAX);
  const hasTwoRows = open.length > 0 && next.length > 0;
  const lines = hasTwoRows ? (LINES_BESIDE_CARDS[notices.length] ?? 1) : LINES_MAX;
  return {
    open,
    next,
    today: getAnswersToday({ answers }, answerWords, moment, lines * ANSWERS_A_LINE),
    notices,
  };
}

/** The newest running emergency, which fills the screen. Pure. */
export function findEmergency({ news }: ScreenContent, now: EpochMs): ScreenNews | null {
  return news.find((item) => item.kind === "emergency" && isOn(item, now)) ?? null;
}
