import { abortAllDurableObjects, env, runDurableObjectAlarm } from "cloudflare:test";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { DAY_MS, type EpochMs, HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { countLeftOver, findNextDue, findOrphans } from "#tests/factories/month/left-over.ts";
import { type Asked, type MonthBindings, openMonthBindings } from "#tests/factories/month/month-bindings.ts";
import { MONTH_BEGIN, monthProperties, toGroupId } from "#tests/factories/month/month-properties.ts";
import { liveDay, seedMonth } from "#tests/factories/month/seed-month.ts";
import { PATIENCE } from "#tests/factories/patience.ts";
import { isFullTier } from "#tests/factories/tier.ts";
import { callTimersAtOnce } from "#tests/factories/timers-at-once.ts";
import { openDatabase } from "#worker/db/client.ts";
import { enqueueMail } from "#worker/db/mail/enqueue-mail.ts";
import { passwordReset } from "#worker/mail/kinds/password-reset.ts";
import { checkHealth } from "#worker/ops/health.ts";
import { JOBS, type Rhythm } from "#worker/ops/jobs.ts";
import { runJobs } from "#worker/ops/run-jobs.ts";
import { sendAfterAnswer } from "#worker/services/mail/send-mail.ts";
import { expectComplaint } from "../../setup/worker/quiet-console.ts";

/** Enough days for two Mondays, for expiry and for each failure; a whole month takes 20 minutes. */
const SIZE = isFullTier
  ? { properties: 5_000, groups: 300, days: 30 }
  : { properties: 18, groups: 3, days: 9 };
/** All portals wait to be rendered again, at the default pace. */
const RENDERED_AN_HOUR = 200;

/** D1's limit of statements an invocation, and the lowest documented limit of other services. */
const STATEMENTS_MAX = 1_000;
const CALLS_MAX = 1_000;
const MAILS_MAX = 1_000;

const properties = monthProperties(SIZE.properties, SIZE.groups);
const staying = properties.filter(({ removedAt }) => removedAt === null);

const startedAt = performance.now();
let now: EpochMs = MONTH_BEGIN;
/** No job has work before this moment, unless the database changes: the runs until then are skipped. */
let quietUntil: EpochMs = 0;
let month: MonthBindings;
const seeded = { ms: 0 };
const figures = { runs: 0, skipped: 0, ms: 0, slowestMs: {} as Record<string, number> };
const most: Record<string, Asked> = {};

/** Moves the clock. Also ends the quiet time, because the following action may make work due. */
function at(moment: EpochMs): void {
  now = moment;
  quietUntil = 0;
  vi.setSystemTime(moment);
}

beforeAll(async () => {
  month = openMonthBindings(env, () => now);
  const began = performance.now();
  await seedMonth({ groups: SIZE.groups, properties }, month.storedAt);
  seeded.ms = performance.now() - began;
  vi.useFakeTimers({ toFake: ["Date"], now });
  // React sets a timer for each rendered page, and workerd allows 10,000 timers in a test.
  callTimersAtOnce();
}, 900_000);

afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function note(rhythm: Rhythm, ms: number): void {
  const asked = month.take();
  figures.runs += 1;
  figures.ms += ms;
  figures.slowestMs[rhythm] = Math.max(figures.slowestMs[rhythm] ?? 0, ms);
  const before = most[rhythm] ?? { statements: 0, calls: 0, mails: 0 };
  most[rhythm] = {
    statements: Math.max(before.statements, asked.statements),
    calls: Math.max(before.calls, asked.calls),
    mails: Math.max(before.mails, asked.mails),
  };
}

async function run(rhythm: Rhythm, moment: EpochMs, jobs = JOBS): Promise<void> {
  at(moment);
  month.take();
  const began = performance.now();
  await runJobs(month.bindings, { rhythm, now, jobs });
  note(rhythm, performance.now() - began);
}

/** A run that the platform kills before a statement. */
async function runAndDie(rhythm: Rhythm, moment: EpochMs, statements: number): Promise<void> {
  at(moment);
  const dead = month.dieAfter(statements);
  const ended = runJobs(month.bindings, { rhythm, now }).then(() => "ended");
  expect(await Promise.race([dead.then(() => "dead"), ended])).toBe("dead");
  month.revive();
}

interface Failure {
  readonly day: number;
  readonly happens: (moment: EpochMs) => Promise<void>;
}

/** Hours with mail on a Monday. The small size runs the hourly jobs only in these, the full size in every hour. */
const MAIL_HOURS = [6, 12];
const NIGHT = { hour: 3, minute: 17 };

/** The nights on which the platform fails, and how. */
const BAD_NIGHTS: readonly Failure[] = [
  {
    day: 3,
    happens: async (moment) => {
      const forgetExpired = { ...JOBS.forgetExpired, run: () => Promise.reject(new Error("A job failed.")) };
      const failing = run("nightly", moment, { ...JOBS, forgetExpired } as typeof JOBS);
      await expect(failing).rejects.toThrow("1 scheduled jobs failed.");
    },
  },
  {
    day: 5,
    happens: async (moment) => {
      month.planned.listFailures = 1;
      await expect(run("nightly", moment)).rejects.toThrow("1 scheduled jobs failed.");
    },
  },
  { day: 6, happens: (moment) => runAndDie("nightly", moment, isFullTier ? 60 : 8) },
];

/** Fires the writers' alarms of the last five minutes, which the cron has set: they publish the due plans. */
async function fireAlarms(until: EpochMs): Promise<void> {
  for (const { id, plannedAt } of staying) {
    if (plannedAt === null || plannedAt > until || plannedAt <= until - 5 * MINUTE_MS) continue;
    at(plannedAt);
    expect(await runDurableObjectAlarm(env.PORTAL_WRITER.getByName(id))).toBe(true);
  }
}

const readNumber = async (query: string) => (await env.DB.prepare(query).first<number>("count")) ?? -1;

/** A password link requested while the week's mail waits. */
async function askForReset(): Promise<void> {
  const waiting = await readNumber("select count(*) as count from outbox where sent_at is null and kind = 4");
  expect(waiting).toBeGreaterThan(0);
  const db = openDatabase(env.DB);
  const id = `reset-${now}`;
  const facts = { language: "en", origin: "https://foyer.example", name: "Nora", token: "x" } as const;
  const mail = await passwordReset.write(month.bindings, "reset@month.example", facts);
  await enqueueMail(db, { ...mail, id, at: now, groupId: toGroupId(0) });
  sendAfterAnswer(month.bindings, [id], now);
  const sentAtOnce = `select count(*) as count from outbox where id = '${id}' and sent_at = ${now}`;
  await vi.waitFor(async () => expect(await readNumber(sentAtOnce)).toBe(1), PATIENCE);
}

/** A Monday's due mail was all sent within the hour. */
async function expectWeeklyMail(monday: EpochMs): Promise<void> {
  const week = new Date(monday).toISOString().slice(0, 10);
  for (const [timeZone, hourUtc] of [
    ["Europe/Rome", 6],
    ["America/New_York", 12],
  ] as const) {
    const due = monday + hourUtc * HOUR_MS + 7 * MINUTE_MS;
    const readers = staying.filter(
      (property) => property.timeZone === timeZone && property.licenceEndsAt > monday,
    );
    const sent = await env.DB.prepare(
      `select count(*) as count, max(sent_at) as last from outbox join properties p on p.id = substr(outbox.id, ${`weekly-${week}-`.length + 1}, 24)
        where outbox.id like 'weekly-${week}-%' and p.time_zone = ? and sent_at is not null`,
    )
      .bind(timeZone)
      .first<{ count: number; last: number }>();
    expect.soft([week, timeZone, sent?.count]).toEqual([week, timeZone, readers.length]);
    expect.soft((sent?.last ?? 0) - due).toBeLessThanOrEqual(HOUR_MS);
  }
}

async function expectHealthy(): Promise<void> {
  const health = await checkHealth(month.bindings, now);
  const late = Object.entries(health.jobs).flatMap(([name, { isLate }]) => (isLate ? [name] : []));
  expect.soft([new Date(now).toISOString(), late]).toEqual([new Date(now).toISOString(), []]);
  expect.soft(health).toMatchObject({ ok: true, planned: { overdue: 0 }, portals: { overdue: 0 } });
}

/** Expects that portals are rendered at the pace. A portal that a plan has published does not wait any more. */
async function expectPace(hours: number): Promise<void> {
  const { rendering } = await checkHealth(month.bindings, now);
  const published = staying.filter(({ plannedAt }) => plannedAt !== null && plannedAt <= now).length;
  const atPace = Math.max(0, staying.length - hours * RENDERED_AN_HOUR);
  expect
    .soft([hours, rendering?.waiting])
    .toEqual([hours, expect.toSatisfy((waiting: number) => waiting <= atPace)]);
  expect
    .soft([hours, rendering?.waiting])
    .toEqual([hours, expect.toSatisfy((waiting: number) => waiting >= atPace - published)]);
}

/** Plans are published, or failed where the licence had ended. */
async function expectPlans(): Promise<void> {
  const due = staying.filter(({ plannedAt }) => plannedAt !== null && plannedAt < now);
  const lapsed = due.filter(({ licenceEndsAt, plannedAt }) => licenceEndsAt < (plannedAt ?? 0));
  const inState = (state: string) =>
    readNumber(
      `select count(*) as count from planned_publications where state = '${state}' and due_at > ${MONTH_BEGIN} and due_at <= ${now}`,
    );
  const states = [await inState("published"), await inState("failed"), await inState("waiting")];
  expect.soft(states).toEqual([due.length - lapsed.length, lapsed.length, 0]);
}

function logFigures(day: number): void {
  console.info(
    JSON.stringify({
      day,
      seconds: Math.round((performance.now() - startedAt) / 1_000),
      seeded,
      figures,
      most,
    }),
  );
}

/** Skips runs without work, unless `/healthz` is checked next. */
async function runFrequent(moment: EpochMs, isLast: boolean): Promise<void> {
  if (!isLast && quietUntil <= moment) quietUntil = await findNextDue(moment);
  if (isLast || quietUntil <= moment) await run("frequent", moment);
  else figures.skipped += 1;
}

it(`${SIZE.days} days of ${SIZE.properties} properties leave no job, no mail and nothing that has run out behind [G8]`, async () => {
  expectComplaint(/job_failed|mail_refused/);
  for (let day = 0; day < SIZE.days; day += 1) {
    const isMonday = day % 7 === 1;
    for (let hour = 0; hour < 24; hour += 1) {
      const began = MONTH_BEGIN + day * DAY_MS + hour * HOUR_MS;
      for (let minute = 0; minute < 60; minute += 5) {
        const moment = began + minute * MINUTE_MS;
        const isDying = day === 8 && hour === 6 && minute === 10;
        if (isDying) await runAndDie("frequent", moment, 10);
        else await runFrequent(moment, minute === 55 && (isFullTier || hour === 23));
        if (minute === 5 && (isFullTier || MAIL_HOURS.includes(hour)))
          await run("hourly", moment + 2 * MINUTE_MS);
        if (isMonday && hour === 6 && minute === 5) await askForReset();
        if (minute === 15 && hour === NIGHT.hour) {
          const bad = BAD_NIGHTS.find((night) => night.day === day);
          const night = began + NIGHT.minute * MINUTE_MS;
          await (bad ? bad.happens(night) : run("nightly", night));
        }
        if (minute === 0 && hour === 12) {
          await liveDay(day, now);
          quietUntil = 0;
          month.planned.mailFailures = 3;
        }
        await fireAlarms(moment + 5 * MINUTE_MS - 1);
      }
      if (isFullTier || hour === 23) await expectHealthy();
      if (day < 2) await expectPace(day * 24 + hour + 1);
      // Ten thousand awake objects exceed a process's limit of open files.
      if (isFullTier || hour === 23) await abortAllDurableObjects();
    }
    if (isMonday) await expectWeeklyMail(MONTH_BEGIN + day * DAY_MS);
    expect
      .soft(
        await readNumber("select count(*) as count from outbox where sent_at is null and due_at is not null"),
      )
      .toBe(0);
    expect.soft(await readNumber("select count(*) as count from jobs where cursor is not null")).toBe(0);
    if (isFullTier) logFigures(day);
    expect.soft(Object.entries(await countLeftOver(now)).filter(([, count]) => count !== 0)).toEqual([]);
  }
  expect.soft(await findOrphans(properties, month.storedAt, now)).toEqual([]);
  await expectPlans();
  for (const asked of Object.values(most)) {
    expect.soft(asked.statements).toBeLessThan(STATEMENTS_MAX);
    expect.soft(asked.calls).toBeLessThanOrEqual(CALLS_MAX);
    expect.soft(asked.mails).toBeLessThanOrEqual(MAILS_MAX);
  }
}, 5_400_000);
