import type { ContentLanguage } from "#domain/language.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { toWallTime } from "#domain/zoned-time.ts";
import { formatClock, getNewsWords } from "../words/news-words.ts";
import { getOpeningWords } from "../words/opening-words.ts";
import type { ScreenContent, ScreenHours, ScreenLanguage, ScreenNews, ScreenTile } from "./screen-content.ts";
import { getScreenWords } from "./screen-words.ts";

/** Cards per row, and announcements below. */
export const CARDS_MAX = 3;
const NOTICES_MAX = 2;
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

/** Content of a screen in one language at a moment. */
export interface ScreenView {
  readonly open: readonly ScreenCard[];
  readonly next: readonly ScreenCard[];
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
  { timeZone, hours, news }: ScreenContent,
  { code, tiles }: ScreenLanguage,
  now: EpochMs,
): ScreenView {
  const moment = { now, timeZone, language: code };
  const timed = tiles.flatMap((tile): readonly TimedTile[] => {
    const when = hours[tile.hours];
    return when ? [{ ...tile, when }] : [];
  });
  return {
    open: openCards(timed, moment),
    next: getNextCards(timed, moment),
    notices: news.flatMap((item) => toNotices(item, moment)).slice(0, NOTICES_MAX),
  };
}

/** The newest running emergency, which fills the screen. Pure. */
export function findEmergency({ news }: ScreenContent, now: EpochMs): ScreenNews | null {
  return news.find((item) => item.kind === "emergency" && isOn(item, now)) ?? null;
}
