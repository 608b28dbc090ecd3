import { env } from "cloudflare:test";
import { beforeAll, expect, it } from "vitest";
import { PERIODS } from "#domain/account/retention.ts";
import { DAY_MS, type EpochMs, HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { isFullTier } from "#tests/factories/tier.ts";
import { checkHealth } from "#worker/ops/health.ts";
import type { Rhythm } from "#worker/ops/jobs.ts";
import { runJobs } from "#worker/ops/run-jobs.ts";
import { manyProperties } from "../../factories/many-properties.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { target } from "../../factories/worker-target.ts";

/** Days enough for two Mondays, and for what is old to run out; the whole month over 5,000 properties takes minutes. */
const { properties, days } = isFullTier ? { properties: 5_000, days: 30 } : { properties: 100, days: 9 };
/** A Sunday, so that the first Monday comes early; later than all that a scene writes. */
const BEGIN: EpochMs = Date.UTC(2040, 0, 1);
const RUNS_AN_HOUR = 12;
/** Each fourth hour has all that the others have, the night and the morning of a Monday among them. */
const HOURS_APART = isFullTier ? 1 : 4;

let scene: Scene;
let sent = 0;
let bindings: Env;

/** A row of each kind for each property, as old as the day before it runs out. */
async function seedOldRows(): Promise<void> {
  const lastDayOf = (period: number) => BEGIN - (period - 2) * DAY_MS;
  const each = "from properties where slug like 'month-%'";
  await env.DB.batch([
    env.DB.prepare(
      `insert into changes (at, group_id, property_id, kind, payload) select ?, group_id, id, 'activity.logged', '{}' ${each}`,
    ).bind(lastDayOf(PERIODS.changeLog.days)),
    env.DB.prepare(
      `insert into activity (at, group_id, property_id, action, summary) select ?, group_id, id, 'property.updated', '{}' ${each}`,
    ).bind(lastDayOf(PERIODS.activity.days)),
    env.DB.prepare(
      `insert into feedback (id, at, property_id, button_id, language, answers)
        select 'f' || id, ?, id, 'button', 'en', '[]' ${each}`,
    ).bind(lastDayOf(PERIODS.feedback.days)),
    env.DB.prepare(
      `insert into guest_requests (id, at, done_at, property_id, button_id, service_id, service, language, room, note)
        select 'r' || id, ?1, ?1, id, 'button', 'service', 'Towels', 'en', '204', '' ${each}`,
    ).bind(lastDayOf(PERIODS.closedRequests.days)),
    env.DB.prepare(
      `insert into mail_preferences (property_id, user_id, weekly_mail, low_rating_alert, alert_rating, language, origin,
        stop_token, mailed_week) select id, ?, 1, 0, 2, 'en', '', id, '2039-12-26' ${each}`,
    ).bind(scene.caller.user.uid),
  ]);
}

beforeAll(async () => {
  scene = await openScene(target, { name: "Month" });
  const { companyId } = (await env.DB.prepare("select company_id as companyId from groups where id = ?")
    .bind(scene.groupId)
    .first<{ companyId: string }>()) ?? { companyId: "" };
  const made = manyProperties({
    companyId,
    groupId: scene.groupId,
    userId: scene.caller.user.uid,
    count: properties,
    now: BEGIN,
    prefix: "month",
  });
  for (const statement of made) await env.DB.prepare(statement).run();
  await seedOldRows();
  const send = async () => {
    sent += 1;
    return { messageId: "1" };
  };
  bindings = { ...env, MAIL: { send } as SendEmail, MAIL_FROM: "portal@host.example" };
}, 60_000);

const run = (rhythm: Rhythm, now: EpochMs) => runJobs(bindings, { rhythm, now });

const countOf = (table: string) =>
  env.DB.prepare(`select count(*) as count from ${table} where property_id like 'month%'`).first<number>(
    "count",
  );

it(`${days} days of ${properties} properties leave no job, no mail and nothing that has run out behind [G8]`, async () => {
  for (let hour = 3; hour < days * 24; hour += HOURS_APART) {
    const now = BEGIN + hour * HOUR_MS;
    await run("hourly", now + 7 * MINUTE_MS);
    if (hour % 24 === 3) await run("nightly", now + 17 * MINUTE_MS);
    let ranAt = now;
    for (let turn = 1; turn <= RUNS_AN_HOUR; turn += 1) {
      ranAt = now + (turn * HOUR_MS) / RUNS_AN_HOUR - 1;
      await run("frequent", ranAt);
      const { results: left } = await env.DB.prepare(
        "select name from jobs where cursor is not null union all select id from outbox where sent_at is null",
      ).all();
      if (left.length === 0) break;
      // What an hour can't end is late: 5,000 mails and all.
      expect(turn, JSON.stringify(left.slice(0, 3))).toBeLessThan(RUNS_AN_HOUR);
    }
    if (hour % 24 !== 23) continue;
    const health = await checkHealth(bindings, ranAt + 1);
    expect(health).toMatchObject({ ok: true, mail: { waiting: 0, overdue: 0, givenUp: 0 } });
  }
  const mondays = Math.ceil((days - 1) / 7);
  const usable = await env.DB.prepare(
    "select count(*) as count from mail_preferences where mailed_week > '2040'",
  ).first<number>("count");
  expect(usable).toBe(properties);
  expect(sent).toBeGreaterThan((properties * mondays) / 2);
  expect(sent % mondays).toBe(0);
  for (const table of ["activity", "feedback", "guest_requests"])
    expect([table, await countOf(table)]).toEqual([table, 0]);
  // The newest change of a group stays.
  expect(await countOf("changes")).toBeLessThanOrEqual(1);
}, 900_000);
