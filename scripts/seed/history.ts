import { globSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { FeedbackAnswer } from "#domain/guest/feedback.ts";
import type { NamedMember } from "#domain/guest/request-state.ts";
import type { KnownPlace } from "#domain/place/place.ts";
import { DAY_MS } from "#domain/time.ts";
import { addDays, toLocalTime } from "#domain/zoned-time.ts";
import { addHourly, createEmptyDay, type DayFigures, parseDay } from "#worker/analytics/day-figures.ts";
import { backdatePlaces, readDemoPlaces, writePlaceDays } from "./place-history.ts";
import {
  copyRequest,
  doneRequest,
  type MessageRow,
  momentsBefore,
  requestsOfTheHour,
} from "./request-history.ts";
import { writeSearches } from "./search-history.ts";

/** Covers last month and the month before, which reports compare. */
const DAYS = 95;
/** Guests by hour on an ordinary day: breakfast, check-in, dinner. */
const GUESTS_BY_HOUR = [1, 0, 0, 0, 0, 1, 3, 7, 11, 10, 7, 5, 6, 5, 6, 9, 10, 8, 9, 11, 8, 5, 3, 2];
/** Monday first. */
const WEEK = [0.8, 0.75, 0.8, 0.9, 1.15, 1.4, 1.2];
const LANGUAGES = { en: 0.62, de: 0.29, ar: 0.09 } as const;
const DEVICE_SHARES = { phone: 0.86, tablet: 0.09, computer: 0.05 } as const;
const CHANNELS = { instagram: 0.05, facebook: 0.03, whatsapp: 0.04 } as const;

/** Pseudo-random numbers from 0 to 1, the same each run, so that pictures change only with the product. */
function newDice(): () => number {
  let state = 20_261_121;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Splits a total into whole counts by share. */
function shareOut<Name extends string>(total: number, shares: Readonly<Record<Name, number>>) {
  const sum = Object.values<number>(shares).reduce((all, share) => all + share, 0);
  let [seen, given] = [0, 0];
  const counts = Object.entries<number>(shares).map(([name, share]) => {
    seen += share;
    const count = sum === 0 ? 0 : Math.round((total * seen) / sum) - given;
    given += count;
    return [name, count] as const;
  });
  return Object.fromEntries(counts) as Record<Name, number>;
}

interface Day {
  readonly guests: number;
  /** Past hours of the day. */
  readonly hours: number;
  readonly buttons: readonly string[];
}

function makeDay(roll: () => number, { guests, hours, buttons }: Day): DayFigures {
  const figures = createEmptyDay();
  const visitsByHour = GUESTS_BY_HOUR.slice(0, hours).map((usual) =>
    Math.round(usual * guests * (0.7 + 0.6 * roll())),
  );
  const total = visitsByHour.reduce((sum, visits) => sum + visits, 0);
  let clicks = 0;
  for (const [index, button] of buttons.entries()) {
    const visits = Math.round((total * 0.42) / (1 + index * 0.45));
    const pressed = Math.round(visits * 1.15);
    figures.buttons[button] = [pressed, visits];
    clicks += pressed;
  }
  const socialClicks = Math.round(total * 0.12);
  const byHour = Object.fromEntries(visitsByHour.entries());
  const [clicksByHour, socialByHour] = [shareOut(clicks, byHour), shareOut(socialClicks, byHour)];
  for (const [hour, visits] of visitsByHour.entries()) {
    const consented = Math.round(visits * 0.3);
    addHourly(figures, hour, "visits", visits);
    addHourly(figures, hour, "uniqueVisits", Math.round(visits * 0.74));
    addHourly(figures, hour, "clicks", clicksByHour[hour] ?? 0);
    addHourly(figures, hour, "socialClicks", socialByHour[hour] ?? 0);
    addHourly(figures, hour, "consentedVisits", consented);
    addHourly(figures, hour, "repeatVisits", Math.round(consented * 0.4));
  }
  figures.channels = shareOut(socialClicks, CHANNELS);
  figures.languages = shareOut(total, LANGUAGES);
  figures.devices = shareOut(total, DEVICE_SHARES);
  figures.asked = { fr: Math.round(total * 0.03), es: Math.round(total * 0.015) };
  figures.qr = Math.round(total * 0.81);
  return figures;
}

/** Databases in a local state's folder, and whether a query finds a row. */
function findDatabase(pattern: string, query: string): DatabaseSync | undefined {
  return globSync(pattern)
    .filter((name) => !name.includes("metadata"))
    .map((name) => new DatabaseSync(name))
    .find((database) => {
      const isThere = database.prepare(query).get() !== undefined;
      if (!isThere) database.close();
      return isThere;
    });
}

/**
 * Gives the demo hotel three months of guests: daily figures, searches, feedback and requests.
 *
 * Writes into the files of a stopped server, because the API takes no date from guests. The first guests' messages are
 * the pattern: buttons, questions and services.
 */
export function writeHistory(state: string, { now, timeZone }: { now: number; timeZone: string }): void {
  const analytics = findDatabase(`${state}/v3/do/*PropertyAnalytics*/*.sqlite`, "select 1 from day_figures");
  const desk = findDatabase(
    `${state}/v3/do/*GuestDesk*/*.sqlite`,
    "select 1 from messages where kind = 'feedback'",
  );
  const main = findDatabase(`${state}/v3/d1/*/*.sqlite`, "select 1 from places");
  if (!analytics || !desk || !main) throw new Error(`No property of the demo has had guests in ${state}.`);
  const roll = newDice();
  const places = readDemoPlaces(main);
  const days = writeFigures(analytics, roll, { now, timeZone });
  const open = writeMessages(desk, roll, { now, places, by: readDemoStaff(main) });
  // Number of open requests, which D1 normally gets from the desk's tasks.
  main
    .prepare(
      "update guest_desks set open_requests = ? where property_id = (select property_id from places limit 1)",
    )
    .run(open);
  writePlaceDays(analytics, { places, days, now }, roll);
  writeSearches(analytics, days, roll);
  backdatePlaces(main, now - (DAYS + 1) * DAY_MS);
  for (const database of [analytics, desk, main]) database.close();
}

/** A person who works at the demo's desk. */
function readDemoStaff(database: DatabaseSync): NamedMember {
  const query = "select id, display_name as name from users where email = 'staff@foyer.example'";
  const { id, name } = database.prepare(query).get() ?? {};
  return { userId: String(id), name: String(name) };
}

/** @returns visits by day. */
function writeFigures(
  analytics: DatabaseSync,
  roll: () => number,
  { now, timeZone }: { now: number; timeZone: string },
) {
  const seeded = parseDay(String(analytics.prepare("select figures from day_figures").get()?.figures));
  const buttons = Object.keys(seeded.buttons);
  const questions = Object.keys(seeded.answers);
  const { day: today, hour } = toLocalTime(now, timeZone);
  const write = analytics.prepare("insert or replace into day_figures (day, figures) values (?, ?)");
  const written: { day: string; daysAgo: number; visits: number }[] = [];
  analytics.exec("begin");
  for (let ago = DAYS - 1; ago >= 0; ago -= 1) {
    const day = addDays(today, -ago);
    const weekday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
    const guests = (WEEK[weekday] ?? 1) * (1.25 - ago / 200);
    const figures = makeDay(roll, { guests, hours: ago === 0 ? hour : 24, buttons });
    write.run(day, JSON.stringify({ ...figures, ...makeAnswers(roll, questions) }));
    const visits = Object.values(figures.devices).reduce((sum, of) => sum + of, 0);
    written.push({ day, daysAgo: ago, visits });
  }
  analytics.exec("commit");
  return written;
}

/** Two or three forms a day, most by contented guests. */
function makeAnswers(
  roll: () => number,
  questions: readonly string[],
): Pick<DayFigures, "forms" | "answers"> {
  const forms = 1 + Math.round(roll() * 2);
  const sum = (highest: number, usual: number) =>
    Array.from({ length: forms }, () => Math.min(highest, Math.round(usual + roll() * 1.4))).reduce(
      (all, value) => all + value,
      0,
    );
  // Nine in ten, as in the messages below.
  const likes = () =>
    Array.from({ length: forms }, () => Number(roll() < 0.9)).reduce((all, one) => all + one, 0);
  const answers = questions.map(
    (key) => [key, [forms, key.endsWith("like") ? likes() : sum(5, 3.8)]] as const,
  );
  return { forms: [forms, sum(5, 3.8)], answers: Object.fromEntries(answers) as DayFigures["answers"] };
}

/** Number of messages of each kind. */
const MESSAGES = { feedback: 40, request: 360 } as const;

/**
 * Copies the messages of the demo's first guests into the past, one after another, with other ratings and places.
 *
 * @returns the number of open requests.
 */
function writeMessages(
  desk: DatabaseSync,
  roll: () => number,
  { now, places, by }: { now: number; places: readonly KnownPlace[]; by: NamedMember },
): number {
  const getPatterns = (kind: keyof typeof MESSAGES): MessageRow[] =>
    desk.prepare("select * from messages where kind = ?").all(kind);
  const copies = (kind: keyof typeof MESSAGES, copy: (pattern: MessageRow, at: number) => MessageRow) => {
    const patterns = getPatterns(kind);
    return momentsBefore(now, MESSAGES[kind], roll).flatMap((at, index) => {
      const pattern = patterns[index % patterns.length];
      return pattern ? [copy(pattern, at)] : [];
    });
  };
  const asked = { places, roll };
  const rows = [
    ...copies("feedback", (pattern, at) => ({
      ...copyRequest(pattern, at, roll),
      ...ratedAgain(pattern, roll),
    })),
    ...copies("request", (pattern, at) => doneRequest(pattern, at, asked)),
    ...requestsOfTheHour(getPatterns("request"), { ...asked, now, by }),
  ];
  desk.exec("begin");
  for (const row of rows) {
    const columns = Object.keys(row);
    desk
      .prepare(`insert into messages (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`)
      .run(...Object.values(row));
  }
  desk.exec("commit");
  const waiting = `select count(*) as count from messages where kind = 'request' and closed_at is null
    and coalesce(handling ->> 'state', '') <> 'taken'`;
  return Number(desk.prepare(waiting).get()?.count);
}

function ratedAgain(pattern: MessageRow, roll: () => number) {
  const { answers } = JSON.parse(String(pattern.content)) as { readonly answers: readonly FeedbackAnswer[] };
  const rated = answers.map((answer) => ({
    ...answer,
    value: answer.responseType === "stars" ? Math.min(5, 3 + Math.round(roll() * 2.4)) : Number(roll() < 0.9),
  }));
  return { content: JSON.stringify({ answers: rated }) };
}
