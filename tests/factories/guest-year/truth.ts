import { SERIES_NAMES } from "#domain/analytics/figures.ts";
import type { Figures } from "#domain/analytics/report.ts";
import { HOURLY, type HourlyTotal } from "#worker/analytics/day-figures.ts";
import { type Clock, dayAfter, wallClock } from "./clocks.ts";
import { FORGED, type Sent } from "./guests.ts";

/** Every hourly total of the product, each verified. */
export const COUNTED = HOURLY.filter((name): name is HourlyTotal => !name.startsWith("over"));

/** One event, at a local hour of the property. */
interface Fact {
  readonly hour: number;
  /** Weight: stars; 1 for other events. */
  readonly weight: number;
}

const QUESTIONS = ["0", "1", "2"] as const;

export interface Span {
  readonly from: string;
  readonly to: string;
  readonly before: { readonly from: string; readonly to: string };
  readonly beforeUntilHour: number | null;
  readonly step: "hour" | "day";
}

/** Records guests' events; every figure is a count of these records. */
export class Truth {
  /** Records by day and kind. */
  private readonly facts = new Map<string, Fact[]>();
  private readonly clock: Clock;
  private readonly visitedToday = new Set<string>();
  private readonly visitedEver = new Set<string>();
  private readonly pressed = new Map<string, Set<number>>();

  constructor(clock: Clock) {
    this.clock = clock;
  }

  add({ at, guest, clicks, socials, beginsVisit, form, oldScan, scans, asks }: Sent): void {
    const { day, hour } = wallClock(this.clock, at);
    const note = (what: string, weight = 1) => {
      const key = `${day} ${what}`;
      const facts = this.facts.get(key) ?? [];
      facts.push({ hour, weight });
      this.facts.set(key, facts);
    };
    if (beginsVisit) {
      this.pressed.set(guest.name, new Set());
      note("visits");
      if (!this.visitedToday.has(`${day} ${guest.name}`)) note("uniqueVisits");
      this.visitedToday.add(`${day} ${guest.name}`);
      if (guest.consentedId) {
        note("consentedVisits");
        if (this.visitedEver.has(guest.name)) note("repeatVisits");
        this.visitedEver.add(guest.name);
      }
      note(`language ${guest.language}`);
      note(`device ${guest.device}`);
      note(`via ${guest.via}`);
      if (guest.asked) note(`asked ${guest.asked}`);
      if (guest.place !== null && guest.place !== FORGED) note(`visits at ${guest.place}`);
    }
    if (scans) note(`scans at ${guest.place}`);
    if (asks) note(`requests at ${guest.place}`);
    if (oldScan === "first") note("oldScans");
    if (form) note("form");
    for (const [question, answer] of form?.answers.entries() ?? []) {
      if (answer !== null) note(`answer ${question}`, answer);
    }
    const inVisit = this.pressed.get(guest.name);
    for (const button of clicks) {
      note("clicks");
      note(`button ${button}`);
      if (inVisit && !inVisit.has(button)) note(`pressed ${button}`);
      inVisit?.add(button);
    }
    for (const channel of socials) {
      note("socialClicks");
      note(`channel ${channel}`);
    }
  }

  private getFacts(what: string, day: string): readonly Fact[] {
    return this.facts.get(`${day} ${what}`) ?? [];
  }

  /** Counts events of a kind between two days; on the last day, up to an hour. */
  count(what: string, from: string, to: string, untilHour = 23): number {
    let count = 0;
    for (let day = from; day <= to; day = dayAfter(day, 1)) {
      for (const { hour } of this.getFacts(what, day)) if (day < to || hour <= untilHour) count += 1;
    }
    return count;
  }

  /** Sums the weights of a kind between two days. */
  private weigh(what: string, from: string, to: string): number {
    let sum = 0;
    for (let day = from; day <= to; day = dayAfter(day, 1)) {
      for (const { weight } of this.getFacts(what, day)) sum += weight;
    }
    return sum;
  }

  /** Each question with its answers, their mean, and every day with answers. */
  private questions({ from, to, before }: Span) {
    const entries = QUESTIONS.map((question) => {
      const what = `answer ${question}`;
      const answers = {
        value: this.count(what, from, to),
        before: this.count(what, before.from, before.to),
      };
      const sum = { value: this.weigh(what, from, to), before: this.weigh(what, before.from, before.to) };
      const trend: { day: string; answers: number; sum: number }[] = [];
      for (let day = from; day <= to; day = dayAfter(day, 1)) {
        const count = this.count(what, day, day);
        if (count > 0) trend.push({ day, answers: count, sum: this.weigh(what, day, day) });
      }
      return [question, { answers, mean: perUser(sum, answers), trend }] as const;
    });
    return Object.fromEntries(entries.filter(([, { answers }]) => isCounted(answers)));
  }

  private countHour(what: string, day: string, hour: number): number {
    return this.getFacts(what, day).filter((fact) => fact.hour === hour).length;
  }

  /** Expected report of a span, computed as plainly as possible. */
  expect(span: Span) {
    const { from, to, before, beforeUntilHour } = span;
    const last = beforeUntilHour ?? 23;
    const hourly = (what: HourlyTotal) => ({
      value: this.count(what, from, to),
      before: this.count(what, before.from, before.to, last),
    });
    const listed = (what: string) => ({
      value: this.count(what, from, to),
      before: this.count(what, before.from, before.to),
    });
    const named = (names: readonly string[], kind: string) =>
      Object.fromEntries(
        names.map((name) => [name, listed(`${kind} ${name}`)]).filter(([, figure]) => isCounted(figure)),
      );
    const totals = Object.fromEntries(COUNTED.map((name) => [name, hourly(name)]));
    const users = hourly("uniqueVisits");
    return {
      totals,
      visitsPerUser: perUser(hourly("visits"), users),
      clicksPerUser: perUser(hourly("clicks"), users),
      series: this.series(span),
      visitsPerHour: Array.from({ length: 24 }, (_, hour) => this.hour(span, hour)),
      buttons: named(["0", "1", "2", "3", "4"], "button"),
      pressed: named(["0", "1", "2", "3", "4"], "pressed"),
      channels: named(["instagram", "x", "website"], "channel"),
      languages: named(["en", "de", "ar"], "language"),
      asked: named(["ja", "other"], "asked"),
      sources: { qr: listed("via qr"), direct: listed("via direct") },
      devices: {
        phone: listed("device phone"),
        tablet: listed("device tablet"),
        computer: listed("device computer"),
      },
      forms: listed("form"),
      rating: this.stars(span),
      questions: this.questions(span),
      places: Object.fromEntries(
        ["scans", "visits", "requests"].map((what) => [what, named(["0", "1", "2", "3", "4"], `${what} at`)]),
      ),
      uncounted: [],
    };
  }

  /** The first two questions, which ask for stars. */
  private stars({ from, to, before }: Span) {
    const sum = (of: "count" | "weigh", first: string, last: string) =>
      this[of]("answer 0", first, last) + this[of]("answer 1", first, last);
    return perUser(
      { value: sum("weigh", from, to), before: sum("weigh", before.from, before.to) },
      { value: sum("count", from, to), before: sum("count", before.from, before.to) },
    );
  }

  private hour({ from, to, before, beforeUntilHour }: Span, hour: number) {
    const sum = (first: string, end: string, untilHour: number) => {
      let count = 0;
      for (let day = first; day <= end; day = dayAfter(day, 1)) {
        if (day < end || hour <= untilHour) count += this.countHour("visits", day, hour);
      }
      return count;
    };
    return { value: sum(from, to, 23), before: sum(before.from, before.to, beforeUntilHour ?? 23) };
  }

  private series({ from, to, before, beforeUntilHour, step }: Span) {
    const last = beforeUntilHour ?? 23;
    if (step === "hour") {
      return Array.from({ length: 24 }, (_, hour) => ({
        at: `${from}T${String(hour).padStart(2, "0")}`,
        ...Object.fromEntries(
          SERIES_NAMES.map((name) => [
            name,
            {
              value: this.countHour(name, from, hour),
              before: hour > last ? 0 : this.countHour(name, before.from, hour),
            },
          ]),
        ),
      }));
    }
    const points = [];
    for (let day = from, other = before.from; day <= to; day = dayAfter(day, 1), other = dayAfter(other, 1)) {
      const isThere = other <= before.to;
      const untilHour = other === before.to ? last : 23;
      const figure = (name: string) => ({
        value: this.count(name, day, day),
        before: isThere ? this.count(name, other, other, untilHour) : 0,
      });
      points.push({ at: day, ...Object.fromEntries(SERIES_NAMES.map((name) => [name, figure(name)])) });
    }
    return points;
  }
}

function perUser(total: { value: number; before: number }, users: { value: number; before: number }) {
  // Rounds half up to two places in whole numbers: 71/40 is 1.775, which no float holds.
  const mean = (sum: number, count: number) =>
    count === 0 ? null : Math.floor((200 * sum + count) / (2 * count)) / 100;
  return { value: mean(total.value, users.value), before: mean(total.before, users.before) };
}

function isCounted(figure: unknown): boolean {
  const { value, before } = figure as { value: number; before: number };
  return value + before > 0;
}

/** Converts a report to the form of `Truth`, complete for comparison. */
export function toTruth(
  figures: Figures,
  {
    buttonIds,
    questionIds,
    placeIds,
  }: Readonly<Record<"buttonIds" | "questionIds" | "placeIds", readonly string[]>>,
) {
  const { totals } = figures;
  const byName = (pairs: readonly (readonly [name: string, figure: unknown])[]) =>
    Object.fromEntries(pairs.filter(([, figure]) => isCounted(figure)));
  const getName = (id: string) => String(buttonIds.indexOf(id));
  const { forms, rating, questions } = figures.feedback;
  return {
    totals: Object.fromEntries(COUNTED.map((name) => [name, totals[name] ?? { value: 0, before: 0 }])),
    visitsPerUser: totals.visitsPerUser,
    clicksPerUser: totals.clicksPerUser,
    series: figures.series,
    visitsPerHour: figures.visitsPerHour,
    buttons: byName(figures.buttons.map(({ buttonId, clicks: count }) => [getName(buttonId), count])),
    pressed: byName(figures.buttons.map(({ buttonId, visits: count }) => [getName(buttonId), count])),
    channels: byName(figures.channels.map(({ channel, clicks: count }) => [channel, count])),
    languages: byName(figures.languages.map(({ language, visits: count }) => [language, count])),
    asked: byName(figures.askedLanguages.map(({ language, visits: count }) => [language, count])),
    sources: figures.sources,
    devices: figures.devices,
    forms,
    rating,
    questions: Object.fromEntries(
      questions.map(({ questionId, answers, mean, trend }) => [
        String(questionIds.indexOf(questionId)),
        { answers, mean, trend },
      ]),
    ),
    places: Object.fromEntries(
      (["scans", "visits", "requests"] as const).map((what) => [
        what,
        byName(figures.places.map((place) => [String(placeIds.indexOf(place.placeId)), place[what]])),
      ]),
    ),
    uncounted: figures.uncounted,
  };
}
