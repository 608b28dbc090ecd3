import { globSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { addDays, localTimeOf } from "#domain/zoned-time.ts";
import { addHourly, type DayFigures, emptyDay, parseDay } from "#worker/analytics/day-figures.ts";

/** The month before this one, and the one that it is compared with, are whole. */
const DAYS = 95;
/** Guests of an hour on an ordinary day: breakfast, check-in, dinner. */
const GUESTS_BY_HOUR = [1, 0, 0, 0, 0, 1, 3, 7, 11, 10, 7, 5, 6, 5, 6, 9, 10, 8, 9, 11, 8, 5, 3, 2];
/** From Monday. */
const WEEK = [0.8, 0.75, 0.8, 0.9, 1.15, 1.4, 1.2];
const LANGUAGES = { en: 0.62, de: 0.29, ar: 0.09 } as const;
const DEVICE_SHARES = { phone: 0.86, tablet: 0.09, computer: 0.05 } as const;
const CHANNELS = { instagram: 0.05, facebook: 0.03, whatsapp: 0.04 } as const;

/** Numbers from 0 to 1 that are the same each time, so that pictures differ only where the product does. */
function newDice(): () => number {
  let state = 20_261_121;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Whole counts by share, which add up to the total. */
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
  /** Hours of it that are over. */
  readonly hours: number;
  readonly buttons: readonly string[];
}

function makeDay(roll: () => number, { guests, hours, buttons }: Day): DayFigures {
  const figures = emptyDay();
  const visitsByHour = GUESTS_BY_HOUR.slice(0, hours).map((usual) =>
    Math.round(usual * guests * (0.7 + 0.6 * roll())),
  );
  const total = visitsByHour.reduce((sum, visits) => sum + visits, 0);
  let clicks = 0;
  for (const [place, button] of buttons.entries()) {
    const visits = Math.round((total * 0.42) / (1 + place * 0.45));
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

/**
 * Gives the demo hotel three months of guests, in the files of a server that is not running: history can't come in by
 * the API, which asks no guest for the time.
 */
export function writeHistory(state: string, { now, timeZone }: { now: number; timeZone: string }): void {
  const files = globSync(`${state}/v3/do/*PropertyAnalytics*/*.sqlite`);
  const database = files
    .filter((name) => !name.includes("metadata"))
    .map((name) => new DatabaseSync(name))
    .find((one) => one.prepare("select count(*) as days from day_figures").get()?.days !== 0);
  if (!database) throw new Error(`No property of the demo has had guests in ${state}.`);
  const seeded = parseDay(String(database.prepare("select figures from day_figures").get()?.figures));
  const buttons = Object.keys(seeded.buttons);
  const roll = newDice();
  const { day: today, hour } = localTimeOf(now, timeZone);
  const write = database.prepare("insert or replace into day_figures (day, figures) values (?, ?)");
  for (let ago = DAYS - 1; ago >= 0; ago -= 1) {
    const day = addDays(today, -ago);
    const weekday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
    const guests = (WEEK[weekday] ?? 1) * (1.25 - ago / 200);
    write.run(day, JSON.stringify(makeDay(roll, { guests, hours: ago === 0 ? hour : 24, buttons })));
  }
  database.close();
}
