import type { Answer, Answered } from "#domain/answers/answer.ts";
import { CONTACT_KINDS, type ContactKind, type Per, type Unit } from "#domain/answers/answer-values.ts";
import type { AnyQuestion } from "#domain/answers/questions.ts";
import { WEEKDAYS, type Weekday } from "#domain/content/hours/season.ts";
import type { Window } from "#domain/content/hours/window.ts";
import { type ContentLanguage, getTextDirection } from "#domain/language.ts";
import { formatTelephone, isExtension, telephoneHref } from "#domain/telephone.ts";
import { DAY_MS } from "#domain/time.ts";
import { parseWebAddress } from "#domain/web-address.ts";
import { formatClock } from "../words/news-words.ts";
import { getClockLocale } from "../words/opening-words.ts";
import type { AnswerWords } from "./answer-words.ts";
import { chooseLanguage, type ReadingLanguage, type SpokenText } from "./spoken-text.ts";

export interface Reading extends ReadingLanguage {
  /** The property's currency, ISO 4217; `null`: none chosen, and then no stored answer has a price. */
  readonly currency: string | null;
  /** Words in `language`. */
  readonly words: AnswerWords;
}

export interface HoursRow {
  readonly days: string;
  readonly weekdays: readonly Weekday[];
  readonly times: string;
  /** Season in words, such as "1 May – 30 September"; `null`: all year. */
  readonly season: string | null;
}

export interface ContactLine {
  readonly kind: ContactKind;
  readonly label: string;
  readonly text: string;
  /** `null`: an address, or an extension, which guests' own phones cannot dial. */
  readonly href: string | null;
}

/** An answer as guests read it: plain texts in the guest's language, digits and order. */
export interface AnswerText {
  readonly title: string;
  /** Two or more rows, or hours of a season. Any other single row is a sentence. */
  readonly hours: readonly HoursRow[];
  readonly sentences: readonly SpokenText[];
  readonly contact: readonly ContactLine[];
  readonly note: SpokenText | null;
}

/** The texts of an answer; `null` if the question does not apply. Pure. Never says more than staff stated. */
export function toAnswerText(question: AnyQuestion, answer: Answer, reading: Reading): AnswerText | null {
  if (answer.state === "not-applicable") return null;
  const { title } = reading.words.questions[question.id];
  // If something is not offered, times and prices do not apply to it.
  const { state, offer, note, ...rest } = answer;
  const said: Answered = offer === "no" ? { state, offer } : { state, offer, ...rest };
  const rows = toRows(said.hours ?? [], reading);
  const isSentence = rows.length === 1 && said.hours?.length === 1 && said.hours[0]?.season === null;
  return {
    title,
    hours: isSentence ? [] : rows,
    sentences: toSentences(question, said, reading),
    contact: toContact(said.contact, reading),
    note: note ? chooseText(note, reading) : null,
  };
}

/** A question's sentences by name, as generic code reads them. */
type SentenceTable = Readonly<Partial<Record<string, string>>>;

function toSentences(question: AnyQuestion, answer: Answered, reading: Reading): readonly SpokenText[] {
  const { words } = reading;
  const own = words.questions[question.id].sentences as SentenceTable;
  const parts: Record<keyof AnyQuestionParts, () => string | SpokenText | null> = {
    offer: () => (answer.offer ? (own[answer.offer] ?? null) : null),
    time: () => (answer.time ? fill(own.time, { time: formatClock(reading.language, answer.time) }) : null),
    hours: () => toHoursSentence(answer.hours, reading),
    quantity: () =>
      answer.quantity === undefined
        ? null
        : fill(own.quantity, { quantity: formatQuantity(answer.quantity, getUnit(question), reading) }),
    price: () => toPriceSentence(answer.price, own, reading),
    place: () => fillPlace(words.place, answer.place && chooseText(answer.place, reading)),
    words: () => (answer.words ? chooseText(answer.words, reading) : null),
    contact: () => null,
  };
  const order = Object.keys(question.parts) as readonly (keyof typeof parts)[];
  return order.flatMap((part) => {
    const sentence = parts[part]();
    if (sentence === null || sentence === "") return [];
    return typeof sentence === "string" ? { text: sentence, language: reading.language } : sentence;
  });
}

type AnyQuestionParts = Omit<Answered, "state" | "note" | "guard">;

export function getUnit({ parts }: AnyQuestion): Unit {
  return "quantity" in parts ? parts.quantity : "count";
}

/** Puts values where a template names them. Values are never read as templates. */
function fill(template: string | undefined, values: Readonly<Record<string, string>>): string {
  return (template ?? "").replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}

/** A full stop that staff typed would stand twice. */
function fillPlace(template: string, place: SpokenText | null | undefined): SpokenText | null {
  if (!place) return null;
  const { text, language } = place;
  return { text: fill(template, { place: text.replace(/[.。．]+(?=\u2069?$)/u, "") }), language };
}

/** A text whose direction does not change the order of the words around it. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/** Staff's words for this guest; isolated if they run in the other direction than the guest's language. */
export function chooseText(
  texts: Readonly<Partial<Record<ContentLanguage, string>>>,
  reading: Reading,
): SpokenText | null {
  const language = chooseLanguage(texts, reading);
  if (language === null) return null;
  const text = texts[language] ?? "";
  const isAlike = getTextDirection(language) === getTextDirection(reading.language);
  return { text: isAlike ? text : isolate(text), language };
}

/** The locale of numbers, money and days; the texts in Portuguese are European. */
export function getLocale(language: ContentLanguage): string {
  return language === "pt" ? "pt-PT" : getClockLocale(language);
}

/** Replaces narrow spaces, which some fonts lack. */
function withPlainSpaces(text: string): string {
  return text.replaceAll("\u202f", "\u00a0").replaceAll("\u2009", " ");
}

const INTL_UNITS = {
  minute: "minute",
  hour: "hour",
  day: "day",
  year: "year",
  metre: "meter",
  kilometre: "kilometer",
  degree: "celsius",
} as const satisfies Partial<Record<Unit, string>>;

export function formatQuantity(quantity: number, unit: Unit, { language, words }: Reading): string {
  const locale = getLocale(language);
  if (unit === "person") {
    const form = words.people[new Intl.PluralRules(locale).select(quantity)] ?? words.people.other;
    return fill(form, { n: new Intl.NumberFormat(locale).format(quantity) });
  }
  const options: Intl.NumberFormatOptions =
    unit === "count"
      ? {}
      : { style: "unit", unit: INTL_UNITS[unit], unitDisplay: unit === "degree" ? "short" : "long" };
  return withPlainSpaces(new Intl.NumberFormat(locale, options).format(quantity));
}

/** ISO 4217 for "no currency"; for a price that is being typed before its currency. */
const NO_CURRENCY = "XXX";

function toPriceSentence(price: Answered["price"], own: SentenceTable, reading: Reading) {
  if (!price) return null;
  if (price.kind === "free") return own.free ?? reading.words.free;
  return fill(own.price ?? reading.words.price, { price: formatPrice(price, reading) });
}

/** A price with its unit, such as "£18.00 per person". */
export function formatPrice(
  { amount, per }: { readonly amount: number; readonly per: Per },
  { language, currency, words }: Reading,
): string {
  // Arabic readers do not know "UK£".
  const currencyDisplay = language === "ar" ? "name" : "symbol";
  const money = new Intl.NumberFormat(getLocale(language), {
    style: "currency",
    currency: currency ?? NO_CURRENCY,
    currencyDisplay,
  });
  return fill(words.prices[per], { price: withPlainSpaces(money.format(amount)) });
}

function toHoursSentence(windows: Answered["hours"], reading: Reading): string | null {
  const [window, ...more] = windows ?? [];
  if (!window || more.length > 0 || window.season !== null) return null;
  const days = startSentence(formatDayList(window.days, reading), reading);
  const { always, sentence } = reading.words.hours;
  if (isDayAndNight(window)) return fill(always, { days });
  return fill(sentence, {
    days,
    from: formatClock(reading.language, window.from),
    to: formatClock(reading.language, window.to),
  });
}

/** Capitalises the first letter, because most languages write weekdays with a small letter. */
function startSentence(text: string, { language }: Reading): string {
  return text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
}

function isDayAndNight({ from, to, nextDay }: Window): boolean {
  return nextDay && from === to && from === "00:00";
}

/** One row for windows of the same days and season. */
export function toRows(windows: readonly Window[], reading: Reading): readonly HoursRow[] {
  const groups = new Map<string, Window[]>();
  for (const window of windows) {
    const key = JSON.stringify([[...window.days].sort(), window.season]);
    groups.set(key, [...(groups.get(key) ?? []), window]);
  }
  return [...groups.values()].flatMap(([first, ...others]) =>
    first
      ? [
          {
            days: formatDayList(first.days, reading),
            weekdays: first.days,
            times: formatList(
              [first, ...others].map((window) => formatSpan(window, reading)),
              reading,
            ),
            season: formatSeason(first.season, reading),
          },
        ]
      : [],
  );
}

function formatSpan(window: Window, reading: Reading): string {
  const { dayAndNight, span } = reading.words.hours;
  if (isDayAndNight(window)) return dayAndNight;
  return fill(span, {
    from: formatClock(reading.language, window.from),
    to: formatClock(reading.language, window.to),
  });
}

function formatList(parts: readonly string[], { language }: Reading): string {
  return new Intl.ListFormat(getLocale(language), { type: "conjunction", style: "short" }).format(parts);
}

/** 2024-01-01 was a Monday. */
const MONDAY = Date.UTC(2024, 0, 1);

/** "Mon – Fri", "Sat", "Sun – Thu": runs of days, which may pass the end of a week. */
function formatDayList(days: readonly Weekday[], reading: Reading): string {
  if (days.length === WEEKDAYS.length) return reading.words.hours.everyDay;
  const format = new Intl.DateTimeFormat(getLocale(reading.language), { weekday: "short", timeZone: "UTC" });
  const at = (weekday: number) => MONDAY + (weekday - 1) * DAY_MS;
  const has = (weekday: number) => days.some((day) => day === ((weekday - 1 + 7) % 7) + 1);
  const runs = WEEKDAYS.filter((day) => has(day) && !has(day - 1)).map((first) => {
    let last: number = first;
    while (has(last + 1)) last += 1;
    return last === first ? format.format(at(first)) : format.formatRange(at(first), at(last));
  });
  return withPlainSpaces(formatList(runs, reading));
}

function formatSeason(season: Window["season"], { language }: Reading): string | null {
  if (season === null) return null;
  const isYearly = season.kind === "yearly";
  // A leap year, so that every day of a year exists. A season over New Year ends before it begins.
  const at = (day: string) => Date.parse(`${isYearly ? "2024-" : ""}${day}T00:00Z`);
  const format = new Intl.DateTimeFormat(getLocale(language), {
    day: "numeric",
    month: "long",
    ...(!isYearly && { year: "numeric" }),
    timeZone: "UTC",
  });
  return withPlainSpaces(format.formatRange(at(season.from), at(season.to)));
}

function toContact(contact: Answered["contact"], { words }: Reading): readonly ContactLine[] {
  return CONTACT_KINDS.flatMap((kind) => {
    const value = contact?.[kind];
    return value === undefined ? [] : [{ kind, label: words.contacts[kind], ...contactText(kind, value) }];
  });
}

export function contactText(kind: ContactKind, value: string): Pick<ContactLine, "text" | "href"> {
  if (kind === "address") return { text: value, href: null };
  if (kind === "link") return linkText(value);
  return { text: formatTelephone(value), href: isExtension(value) ? null : telephoneHref(value) };
}

function linkText(value: string): Pick<ContactLine, "text" | "href"> {
  const href = parseWebAddress(value);
  return href === null ? { text: value, href } : { text: new URL(href).hostname.replace(/^www\./, ""), href };
}
