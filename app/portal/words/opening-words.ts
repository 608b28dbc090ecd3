import type { ContentLanguage } from "#domain/language.ts";
import { OPENING_PHRASES, type OpeningPhrases } from "./opening-phrases.ts";

/** What names the next opening of a button in one language: texts alone, so that serving needs no calendar. */
export interface OpeningWords extends OpeningPhrases {
  /** Monday first. */
  readonly weekdays: readonly string[];
  /** January first, with `{day}` where the day of the month stands. */
  readonly months: readonly string[];
  /** How the first day of a month is written. */
  readonly first: string;
  /** Midnight first, with `{minute}`. */
  readonly hours: readonly string[];
  /** The ten digits. */
  readonly digits: string;
}

/** Whose clock and digits a language is written with, and whether one digit of the hour stands alone. */
const LOCALES: Readonly<Record<ContentLanguage, readonly [locale: string, hour: "numeric" | "2-digit"]>> = {
  en: ["en-GB", "2-digit"],
  fr: ["fr", "2-digit"],
  it: ["it", "2-digit"],
  es: ["es", "numeric"],
  de: ["de", "2-digit"],
  ru: ["ru", "2-digit"],
  ja: ["ja", "numeric"],
  zh: ["zh", "2-digit"],
  ar: ["ar-EG", "numeric"],
  tr: ["tr", "2-digit"],
  he: ["he", "2-digit"],
  fi: ["fi", "numeric"],
  sv: ["sv", "2-digit"],
  pt: ["pt", "2-digit"],
};

/** The locale whose clock and digits a language is written with. */
export function clockLocaleOf(language: ContentLanguage): string {
  return LOCALES[language][0];
}

/** Where the first day of a month is not written as a number alone. */
export const FIRST_DAYS: Partial<Readonly<Record<ContentLanguage, string>>> = {
  fr: "1er",
  it: "1º",
};

/** A format of one day, with a place in the stead of one of its parts. */
function patternOf(format: Intl.DateTimeFormat, at: number, type: Intl.DateTimeFormatPartTypes): string {
  return format
    .formatToParts(at)
    .map((part) => (part.type === type ? `{${type}}` : part.value))
    .join("")
    .replaceAll("\u202f", "\u00a0");
}

function makeWords(language: ContentLanguage): OpeningWords {
  const [locale, hour] = LOCALES[language];
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options });
  const weekday = format({ weekday: "long" });
  const month = format({ day: "numeric", month: "long" });
  const time = format({ hour, minute: "2-digit" });
  const digits = new Intl.NumberFormat(locale, { useGrouping: false });
  const places = (count: number) => Array.from({ length: count }, (_, place) => place);
  return {
    ...OPENING_PHRASES[language],
    // 2024-01-01 was a Monday.
    weekdays: places(7).map((place) => weekday.format(Date.UTC(2024, 0, 1 + place))),
    months: places(12).map((place) => patternOf(month, Date.UTC(2024, place, 1), "day")),
    first: FIRST_DAYS[language] ?? digits.format(1),
    hours: places(24).map((place) => patternOf(time, Date.UTC(2024, 0, 1, place), "minute")),
    digits: places(10)
      .map((digit) => digits.format(digit))
      .join(""),
  };
}

const made = new Map<ContentLanguage, OpeningWords>();

/** The words of a language for when something opens; made once, of what the platform knows of calendars. */
export function openingWordsOf(language: ContentLanguage): OpeningWords {
  const known = made.get(language) ?? makeWords(language);
  made.set(language, known);
  return known;
}
