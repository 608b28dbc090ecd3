import { brand } from "#brand/brand.ts";
import type { Figure, Report } from "#domain/analytics/report.ts";
import type { PublishedLink } from "#domain/content/published-links.ts";
import type { InterfaceLanguage } from "#domain/language.ts";
import { type EpochMs, MINUTE_MS } from "#domain/time.ts";
import { getDateLocale } from "./date-locale.ts";
import { toHeaderLine } from "./header-line.ts";
import { barLine, buttonLine, factLines, footLine, linkLine } from "./link-line.ts";
import { composeBody } from "./mail-body.ts";
import { MAIL_WORDS } from "./words/all.ts";

const BUTTONS_MAX = 5;

interface MailContent {
  readonly language: InterfaceLanguage;
  readonly name: string;
  readonly propertyName: string;
  /** On the configured origin. */
  readonly link: string;
  readonly stop: string;
}

function composeContent(
  { language, name, link, stop }: MailContent,
  { subject, action }: { readonly subject: string; readonly action: string },
  paragraphs: readonly string[],
) {
  const words = MAIL_WORDS[language];
  return {
    subject: toHeaderLine(subject),
    body: composeBody(language, name, [
      ...paragraphs,
      buttonLine(link, action),
      footLine(words.stop(brand.portalName)),
      footLine(linkLine(stop)),
    ]),
    stopLink: stop,
  };
}

/** Composes an alert of a low rating: the questions and the guest's answers. */
export function composeAlert(
  content: MailContent & {
    /** Mean of the stars; `null`: no stars, but a dislike. */
    readonly rating: number | null;
    readonly facts: readonly (readonly [question: string, answer: string, stars?: number | undefined])[];
  },
) {
  const { alert, actions } = MAIL_WORDS[content.language];
  const property = toHeaderLine(content.propertyName);
  const number = new Intl.NumberFormat(content.language, { maximumFractionDigits: 1 });
  const { rating } = content;
  return composeContent(content, { subject: alert.subject(property), action: actions.messages }, [
    rating === null ? alert.disliked(property) : alert.before(property, number.format(rating)),
    ...content.facts.map(([question, answer, stars]) =>
      factLines(toHeaderLine(question), toHeaderLine(answer), stars),
    ),
    alert.after,
  ]);
}

const RATINGS_MAX = 20;

/** Composes the alert of low ratings deferred for an hour. */
export function composeHeldAlert(
  content: MailContent & {
    readonly timeZone: string;
    /** Oldest first. */
    readonly ratings: readonly {
      readonly at: EpochMs;
      readonly rating: number | null;
      readonly isDisliked: boolean;
    }[];
  },
) {
  const { language, ratings, timeZone } = content;
  const { held, alert, actions } = MAIL_WORDS[language];
  const property = toHeaderLine(content.propertyName);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const time = new Intl.DateTimeFormat(getDateLocale(language), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone,
  });
  const stars = ratings.flatMap(({ rating }) => (rating === null ? [] : [rating]));
  const mean = stars.reduce((sum, rating) => sum + rating, 0) / stars.length;
  const lines = ratings.slice(0, RATINGS_MAX).map(({ at, rating, isDisliked }) => {
    const given = [
      ...(rating === null ? [] : [held.stars(number.format(rating))]),
      ...(isDisliked ? [held.disliked] : []),
    ];
    return held.line(time.format(at), given.join(", "));
  });
  const [count, average] = [number.format(ratings.length), number.format(mean)];
  const { one, many } = held;
  const hasStars = stars.length > 0;
  const [subject, before] =
    ratings.length === 1
      ? [one.subject(property), hasStars ? one.before(property, average) : one.dislikes(property)]
      : [
          many.subject(property, count),
          hasStars ? many.before(property, count, average) : many.dislikes(property, count),
        ];
  return composeContent(content, { subject, action: actions.messages }, [
    before,
    [...lines, ...(ratings.length > RATINGS_MAX ? ["…"] : [])].join("\n"),
    alert.after,
  ]);
}

const REQUESTS_MAX = 20;

/** Composes the mail about overdue requests. */
export function composeOverdue(
  content: MailContent & {
    /** Longest overdue first. */
    readonly requests: readonly { readonly service: string; readonly waitedMs: number }[];
  },
) {
  const { language, requests } = content;
  const { overdue, actions } = MAIL_WORDS[language];
  const property = toHeaderLine(content.propertyName);
  const minutes = new Intl.NumberFormat(language, { style: "unit", unit: "minute", unitDisplay: "long" });
  const count = new Intl.NumberFormat(language).format(requests.length);
  const lines = requests
    .slice(0, REQUESTS_MAX)
    .map(({ service, waitedMs }) =>
      overdue.line(toHeaderLine(service), minutes.format(Math.floor(waitedMs / MINUTE_MS))),
    );
  const { subject, before } = requests.length === 1 ? overdue.one : overdue.many;
  return composeContent(content, { subject: subject(property, count), action: actions.messages }, [
    before(property, count),
    [...lines, ...(requests.length > REQUESTS_MAX ? ["…"] : [])].join("\n"),
  ]);
}

const BROKEN_LINKS_MAX = 10;

/** Lines of dead links, by button or social channel. */
function composeBrokenLines(language: InterfaceLanguage, links: readonly PublishedLink[]): string[] {
  if (links.length === 0) return [];
  const { brokenLinks } = MAIL_WORDS[language].weekly;
  const lines = links
    .slice(0, BROKEN_LINKS_MAX)
    .map(
      ({ url, subject }) => `${toHeaderLine(subject === "website" ? brokenLinks.website : subject)}: ${url}`,
    );
  const more = links.length - lines.length;
  const rest = more > 0 ? [brokenLinks.more(new Intl.NumberFormat(language).format(more))] : [];
  return [[brokenLinks.title, ...lines, ...rest].join("\n")];
}

/** Composes the weekly mail: figures compared with the previous week, and dead links. */
export function composeWeekly(
  content: MailContent & { readonly report: Report; readonly brokenLinks: readonly PublishedLink[] },
) {
  const { language, report } = content;
  const { weekly, actions } = MAIL_WORDS[language];
  const property = toHeaderLine(content.propertyName);
  const number = new Intl.NumberFormat(language);
  const date = new Intl.DateTimeFormat(getDateLocale(language), { dateStyle: "long", timeZone: "UTC" });
  const week = date.formatRange(Date.parse(report.from), Date.parse(report.to));
  const line = (label: string, { value, before }: Figure, longest: number) => {
    const hasBefore = report.before !== null;
    const figure = number.format(value) + (hasBefore ? ` (${weekly.before(number.format(before))})` : "");
    return barLine(label, figure, longest === 0 ? 0 : value / longest);
  };
  const pressed = report.buttons
    .filter(({ name, clicks }) => name !== null && clicks.value > 0)
    .slice(0, BUTTONS_MAX)
    .map(({ name, clicks }, _, all) => line(toHeaderLine(name ?? ""), clicks, all[0]?.clicks.value ?? 0));
  const rated = report.feedback.rating.value;
  const rating = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const { visits, uniqueVisits, clicks } = report.totals;
  const longest = Math.max(visits.value, uniqueVisits.value, clicks.value);
  return composeContent(content, { subject: weekly.subject(property), action: actions.dashboard }, [
    weekly.intro(property, week),
    [
      line(weekly.visits, visits, longest),
      line(weekly.visitors, uniqueVisits, longest),
      line(weekly.clicks, clicks, longest),
    ].join("\n"),
    ...(pressed.length > 0 ? [[weekly.buttons, ...pressed].join("\n")] : []),
    ...(report.uncounted.some(({ network, property }) => network + property > 0) ? [weekly.uncounted] : []),
    ...(rated === null
      ? []
      : [weekly.rating(rating.format(rated), number.format(report.feedback.forms.value))]),
    ...composeBrokenLines(language, content.brokenLinks),
    weekly.more,
  ]);
}
