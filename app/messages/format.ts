import type { InterfaceLanguage } from "#domain/language.ts";

/** Locale of a language; English is British. */
const LOCALES: Record<InterfaceLanguage, string> = { en: "en-GB", de: "de", es: "es", fr: "fr", it: "it" };

const DATE: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", year: "numeric" };
const LONG_DATE: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric" };
const TIME: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
const DAY_MS = 86_400_000;
const DURATION_UNITS = [
  ["day", DAY_MS],
  ["hour", 3_600_000],
] as const;

/** Cache of formatters, because creating one is far slower than using one. A screen needs few. */
const FORMATTERS_MAX = 100;
const formatters = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat | Intl.ListFormat>();

function getCached<Formatter extends Intl.DateTimeFormat | Intl.NumberFormat | Intl.ListFormat, Options>(
  Kind: new (locale: string, options: Options) => Formatter,
  language: InterfaceLanguage,
  options: Options,
): Formatter {
  const key = `${Kind.name} ${language} ${JSON.stringify(options)}`;
  const held = formatters.get(key);
  if (held instanceof Kind) return held;
  const made = new Kind(LOCALES[language], options);
  if (formatters.size >= FORMATTERS_MAX) formatters.clear();
  formatters.set(key, made);
  return made;
}

function formatWith(
  language: InterfaceLanguage,
  epochMs: number,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const text = getCached(Intl.DateTimeFormat, language, { ...options, timeZone }).format(epochMs);
  // ICU's British English abbreviates September with four letters, unlike other months.
  return language === "en" && options.month === "short" ? text.replace("Sept", "Sep") : text;
}

/** "12 Sep 2026". Epoch milliseconds; UTC by default, so that server and browser agree. */
export function formatDate(language: InterfaceLanguage, epochMs: number, timeZone = "UTC"): string {
  return formatWith(language, epochMs, timeZone, DATE);
}

/** "31 March 2027" */
export function formatLongDate(language: InterfaceLanguage, epochMs: number, timeZone = "UTC"): string {
  return formatWith(language, epochMs, timeZone, LONG_DATE);
}

/** "12 Sep", for a date `YYYY-MM-DD`. */
export function formatDayMonth(language: InterfaceLanguage, day: string): string {
  return formatWith(language, Date.parse(day), "UTC", { day: "numeric", month: "short" });
}

/** "Saturday, 21 November 2026", for a date. */
export function formatFullDay(language: InterfaceLanguage, day: string): string {
  return formatWith(language, Date.parse(day), "UTC", { weekday: "long", ...LONG_DATE });
}

/** "Saturday" or "Sat", for a date. */
export function formatWeekday(language: InterfaceLanguage, day: string, form: "short" | "long"): string {
  return formatWith(language, Date.parse(day), "UTC", { weekday: form });
}

/** "Friday 27 Nov", for a date. */
export function formatWeekdayDate(language: InterfaceLanguage, day: string): string {
  return formatWith(language, Date.parse(day), "UTC", { weekday: "long", day: "numeric", month: "short" });
}

/** "September 2026", for a month or one of its days. */
export function formatMonth(language: InterfaceLanguage, month: string): string {
  return formatWith(language, Date.parse(month), "UTC", { month: "long", year: "numeric" });
}

/** "September", for a month or one of its days. */
export function formatMonthName(language: InterfaceLanguage, month: string): string {
  return formatWith(language, Date.parse(month), "UTC", { month: "long" });
}

/** "20 Aug – 18 Sep 2026", for two dates; a single day is not repeated. */
export function formatDays(language: InterfaceLanguage, from: string, to: string): string {
  const format = getCached(Intl.DateTimeFormat, language, { ...DATE, timeZone: "UTC" });
  const text = format.formatRange(Date.parse(from), Date.parse(to));
  // Browsers and servers use different spaces around the dash, which would break hydration.
  const plain = text.replace(/\s*–\s*/, " – ");
  return language === "en" ? plain.replaceAll("Sept", "Sep") : plain;
}

/** "16:04" */
export function formatTime(language: InterfaceLanguage, epochMs: number, timeZone = "UTC"): string {
  return formatWith(language, epochMs, timeZone, TIME);
}

/** "12 Sep 2026, 16:04" */
export function formatDateTime(language: InterfaceLanguage, epochMs: number, timeZone = "UTC"): string {
  return `${formatDate(language, epochMs, timeZone)}, ${formatTime(language, epochMs, timeZone)}`;
}

/** "GMT+2", "BST": name of a zone at a moment. */
export function formatZone(language: InterfaceLanguage, epochMs: number, timeZone: string): string {
  const format = getCached(Intl.DateTimeFormat, language, { timeZoneName: "short", timeZone });
  return format.formatToParts(epochMs).find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

export interface RecentWords {
  today: (time: string) => string;
  yesterday: (time: string) => string;
}

/** "Today, 14:32", "Yesterday, 09:15", otherwise the date; `words` is `messages.common`. */
export function formatRecent(
  language: InterfaceLanguage,
  epochMs: number,
  { now, words, timeZone = "UTC" }: { now: number; words: RecentWords; timeZone?: string },
): string {
  const day = formatDate("en", epochMs, timeZone);
  const time = formatTime(language, epochMs, timeZone);
  if (day === formatDate("en", now, timeZone)) return words.today(time);
  if (day === formatDate("en", now - DAY_MS, timeZone)) return words.yesterday(time);
  return formatDate(language, epochMs, timeZone);
}

export function formatNumber(language: InterfaceLanguage, value: number, fractionDigits = 0): string {
  return getCached(Intl.NumberFormat, language, {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(value);
}

/** "14 min", "3 hrs", "2 days": whole numbers of the largest unit that fits. */
export function formatDuration(language: InterfaceLanguage, durationMs: number): string {
  const [unit, unitMs] =
    DURATION_UNITS.find(([, ms]) => durationMs >= 2 * ms) ?? (["minute", 60_000] as const);
  const format = getCached(Intl.NumberFormat, language, { style: "unit", unit, unitDisplay: "short" });
  const text = format.format(Math.max(0, Math.floor(durationMs / unitMs)));
  // ICU's English writes "mins", which is uncommon.
  return language === "en" ? text.replace("mins", "min") : text;
}

/** A fraction as "8.2%". */
export function formatPercent(language: InterfaceLanguage, share: number, fractionDigits = 1): string {
  return getCached(Intl.NumberFormat, language, {
    style: "percent",
    maximumFractionDigits: fractionDigits,
  }).format(share);
}

/** "812 kB", "3.4 MB"; a megabyte is 1024 × 1024 bytes, as in the upload limits. */
export function formatBytes(language: InterfaceLanguage, bytes: number): string {
  const isLarge = bytes >= 1024 * 1024;
  return getCached(Intl.NumberFormat, language, {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    unitDisplay: "short",
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(bytes / (isLarge ? 1024 * 1024 : 1024));
}

/** "German, English and Italian" */
export function formatList(language: InterfaceLanguage, items: readonly string[]): string {
  return getCached(Intl.ListFormat, language, { type: "conjunction" }).format(items);
}
