import { brand } from "#brand/brand.ts";
import type { Figure, Report } from "#domain/analytics/report.ts";
import type { InterfaceLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import { bodyOf, wordsOf } from "./compose-mail.ts";
import { linkLine } from "./link-line.ts";

const SUBJECT_LENGTH_MAX = 150;
const BUTTONS_MAX = 5;

interface MailContent {
  readonly language: InterfaceLanguage;
  readonly name: string;
  readonly propertyName: string;
  /** On the configured origin. */
  readonly link: string;
  readonly stop: string;
}

/** A text as one line, so that nothing typed can begin a header, or a link of its own. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim()
    .slice(0, SUBJECT_LENGTH_MAX);
}

function contentOf(
  { language, name, link, stop }: MailContent,
  subject: string,
  paragraphs: readonly string[],
) {
  const words = wordsOf(language);
  return {
    subject: oneLine(subject),
    body: bodyOf(words, name, [...paragraphs, linkLine(link), words.stop(brand.portalName), linkLine(stop)]),
    stopLink: stop,
  };
}

/** Tells a person of a low rating: what was asked, and what the guest answered. */
export function composeAlert(
  content: MailContent & {
    readonly rating: number;
    readonly facts: readonly (readonly [question: string, answer: string])[];
  },
) {
  const { alert } = wordsOf(content.language);
  const property = oneLine(content.propertyName);
  const rating = new Intl.NumberFormat(content.language, { maximumFractionDigits: 1 }).format(content.rating);
  return contentOf(content, alert.subject(property), [
    alert.before(property, rating),
    ...content.facts.map(([question, answer]) => `${oneLine(question)}\n${oneLine(answer)}`),
    alert.after,
  ]);
}

const RATINGS_MAX = 20;

/** Tells a person of the low ratings that came within the hour after the last mail. */
export function composeHeldAlert(
  content: MailContent & {
    readonly timeZone: string;
    /** The oldest first. */
    readonly ratings: readonly { readonly at: EpochMs; readonly rating: number }[];
  },
) {
  const { language, ratings, timeZone } = content;
  const { held, alert } = wordsOf(language);
  const property = oneLine(content.propertyName);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const time = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone });
  const mean = ratings.reduce((sum, { rating }) => sum + rating, 0) / ratings.length;
  const lines = ratings
    .slice(0, RATINGS_MAX)
    .map(({ at, rating }) => held.line(time.format(at), number.format(rating)));
  return contentOf(content, held.subject(property, number.format(ratings.length)), [
    held.before(property, number.format(ratings.length), number.format(mean)),
    [...lines, ...(ratings.length > RATINGS_MAX ? ["…"] : [])].join("\n"),
    alert.after,
  ]);
}

/** Writes the figures of a week, beside those of the week before. */
export function composeWeekly(content: MailContent & { readonly report: Report }) {
  const { language, report } = content;
  const { weekly } = wordsOf(language);
  const property = oneLine(content.propertyName);
  const number = new Intl.NumberFormat(language);
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  const week = date.formatRange(Date.parse(report.from), Date.parse(report.to));
  const line = (label: string, { value, before }: Figure) => {
    const figure = `${label}: ${number.format(value)}`;
    return report.before === null ? figure : `${figure} (${weekly.before(number.format(before))})`;
  };
  const pressed = report.buttons
    .filter(({ name, clicks }) => name !== null && clicks.value > 0)
    .slice(0, BUTTONS_MAX)
    .map(({ name, clicks }) => line(oneLine(name ?? ""), clicks));
  const rated = report.feedback.rating.value;
  const rating = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return contentOf(content, weekly.subject(property), [
    weekly.intro(property, week),
    [
      line(weekly.visits, report.totals.visits),
      line(weekly.visitors, report.totals.uniqueVisits),
      line(weekly.clicks, report.totals.clicks),
    ].join("\n"),
    ...(pressed.length > 0 ? [[weekly.buttons, ...pressed].join("\n")] : []),
    ...(report.uncounted.some(({ network, property }) => network + property > 0) ? [weekly.uncounted] : []),
    ...(rated === null
      ? []
      : [weekly.rating(rating.format(rated), number.format(report.feedback.forms.value))]),
    weekly.more,
  ]);
}
