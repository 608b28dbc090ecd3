import type { ContentLanguage } from "#domain/language.ts";

/** The next opening, on a closed button's tile. */
interface OpeningPhrases {
  /** An opening today or tomorrow, with `{time}`. */
  readonly today: string;
  readonly tomorrow: string;
  /** An opening within six days. `{day}`: the weekday. Also has `{time}`. */
  readonly weekday: string;
  /** An opening after six days. `{day}`: a date, such as "1 May". */
  readonly date: string;
  /** The button never opens again. */
  readonly never: string;
}

/** Not in `words.ts`, whose words are the sample text for fallback fonts: additions there would change every page. */
const OPENING_PHRASES: Readonly<Record<ContentLanguage, OpeningPhrases>> = {
  en: {
    today: "Opens {time}",
    tomorrow: "Opens tomorrow {time}",
    weekday: "Opens {day} {time}",
    date: "Opens {day}",
    never: "Closed",
  },
  fr: {
    today: "Ouvre à {time}",
    tomorrow: "Ouvre demain à {time}",
    weekday: "Ouvre {day} à {time}",
    date: "Ouvre le {day}",
    never: "Fermé",
  },
  it: {
    today: "Apre alle {time}",
    tomorrow: "Apre domani alle {time}",
    weekday: "Apre {day} alle {time}",
    date: "Apertura: {day}",
    never: "Chiuso",
  },
  es: {
    today: "Abre a las {time}",
    tomorrow: "Abre mañana a las {time}",
    weekday: "Abre el {day} a las {time}",
    date: "Abre el {day}",
    never: "Cerrado",
  },
  de: {
    today: "Öffnet um {time}",
    tomorrow: "Öffnet morgen um {time}",
    weekday: "Öffnet {day} um {time}",
    date: "Öffnet am {day}",
    never: "Geschlossen",
  },
  ru: {
    today: "Откроется в {time}",
    tomorrow: "Откроется завтра в {time}",
    weekday: "Открытие: {day}, {time}",
    date: "Откроется {day}",
    never: "Закрыто",
  },
  ja: {
    today: "{time}に開きます",
    tomorrow: "明日 {time}に開きます",
    weekday: "{day} {time}に開きます",
    date: "{day}に開きます",
    never: "終了しました",
  },
  zh: {
    today: "{time} 开放",
    tomorrow: "明天 {time} 开放",
    weekday: "{day} {time} 开放",
    date: "{day}开放",
    never: "已关闭",
  },
  ar: {
    today: "يفتح الساعة {time}",
    tomorrow: "يفتح غدًا الساعة {time}",
    weekday: "يفتح {day} الساعة {time}",
    date: "يفتح في {day}",
    never: "مغلق",
  },
  tr: {
    today: "Açılış: {time}",
    tomorrow: "Açılış: yarın {time}",
    weekday: "Açılış: {day} {time}",
    date: "Açılış: {day}",
    never: "Kapalı",
  },
  he: {
    today: "נפתח ב-{time}",
    tomorrow: "נפתח מחר ב-{time}",
    weekday: "נפתח ב{day} ב-{time}",
    date: "נפתח ב-{day}",
    never: "סגור",
  },
  fi: {
    today: "Avautuu klo {time}",
    tomorrow: "Avautuu huomenna klo {time}",
    weekday: "Avautuu: {day} klo {time}",
    date: "Avautuu {day}",
    never: "Suljettu",
  },
  sv: {
    today: "Öppnar {time}",
    tomorrow: "Öppnar i morgon {time}",
    weekday: "Öppnar {day} {time}",
    date: "Öppnar {day}",
    never: "Stängt",
  },
  pt: {
    today: "Abre às {time}",
    tomorrow: "Abre amanhã às {time}",
    weekday: "Abre {day} às {time}",
    date: "Abre a {day}",
    never: "Fechado",
  },
};

/** Words for the next opening in one language: plain texts, so that serving needs no `Intl`. */
export interface OpeningWords extends OpeningPhrases {
  /** Monday first. */
  readonly weekdays: readonly string[];
  /** January first, with `{day}` for the day of the month. */
  readonly months: readonly string[];
  /** Form of the first day of a month. */
  readonly first: string;
  /** Times by hour, with `{minute}`; midnight first. */
  readonly hours: readonly string[];
  /** The ten digits. */
  readonly digits: string;
}

/** Locale for a language's clock and digits, and whether hours may have one digit. */
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

/** Locale for a language's clock and digits. */
export function getClockLocale(language: ContentLanguage): string {
  return LOCALES[language][0];
}

/** Languages with a special form for the first day of a month. */
export const FIRST_DAYS: Partial<Readonly<Record<ContentLanguage, string>>> = {
  fr: "1er",
  it: "1º",
};

/** A formatted date with one of its parts replaced by a placeholder. */
function toPattern(format: Intl.DateTimeFormat, at: number, type: Intl.DateTimeFormatPartTypes): string {
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
    months: places(12).map((place) => toPattern(month, Date.UTC(2024, place, 1), "day")),
    first: FIRST_DAYS[language] ?? digits.format(1),
    hours: places(24).map((place) => toPattern(time, Date.UTC(2024, 0, 1, place), "minute")),
    digits: places(10)
      .map((digit) => digits.format(digit))
      .join(""),
  };
}

const made = new Map<ContentLanguage, OpeningWords>();

/** A language's words for openings; created once with `Intl`. */
export function getOpeningWords(language: ContentLanguage): OpeningWords {
  const known = made.get(language) ?? makeWords(language);
  made.set(language, known);
  return known;
}

/** Converts a text to the language's digits. */
export function localiseDigits({ digits }: Pick<OpeningWords, "digits">, text: string): string {
  return text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}
