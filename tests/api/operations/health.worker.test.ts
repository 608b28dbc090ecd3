import { env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { healthSchema } from "#domain/account/health.ts";
import { callAs } from "#scripts/api/caller.ts";
import { checkHealth } from "#worker/ops/health.ts";
import { JOBS } from "#worker/ops/jobs.ts";
import { meterQueries } from "#worker/ops/meters.ts";
import { runJobs } from "#worker/ops/run-jobs.ts";
import { openPlanScene, planIn } from "../../factories/planned.ts";
import { openScene } from "../../factories/scene.ts";
import { target } from "../../factories/worker/worker-target.ts";
import { expectComplaint } from "../../setup/worker/quiet-console.ts";

const MINUTE = 60_000;
const NOW = Date.now();

/** Checks the health with a new database object, because results are cached per object. */
const ask = (now: number) => checkHealth({ ...env, DB: meterQueries(env.DB).database }, now);

async function runAll(now: number) {
  for (const rhythm of ["nightly", "hourly", "frequent"] as const) await runJobs(env, { rhythm, now });
}

beforeEach(() => env.DB.batch(["jobs", "outbox"].map((table) => env.DB.prepare(`delete from ${table}`))));

describe("/healthz", () => {
  it("shows each job's last run, and is healthy while none is late", async () => {
    await runAll(NOW);
    const health = await ask(NOW + 19 * MINUTE);
    expect(health.ok).toBe(true);
    expect(Object.keys(health.jobs)).toEqual(Object.keys(JOBS));
    for (const job of Object.values(health.jobs)) {
      expect(job).toMatchObject({
        hasRun: true,
        isLate: false,
        hasFailed: false,
        endedAt: expect.any(String),
        completedAt: expect.any(String),
      });
    }
  });

  it.each([
    ["sendMail", 21],
    ["queueWeeklyMail", 151],
    ["collectFiles", 26 * 60 + 1],
  ])("is not well when %s has not ended for %i minutes", async (late, minutes) => {
    await runAll(NOW);
    const now = NOW + (minutes - 2) * MINUTE;
    const others = Object.keys(JOBS).filter((name) => name !== late);
    const keepUp = (at: number) =>
      env.DB.prepare(
        `update jobs set ended_at = ?, completed_at = ? where name in (${others.map((name) => `'${name}'`)})`,
      )
        .bind(at, at)
        .run();
    await keepUp(now);
    expect((await ask(now)).ok).toBe(true);
    await keepUp(now + 4 * MINUTE);
    const health = await ask(now + 4 * MINUTE);
    expect(health.ok).toBe(false);
    expect(Object.entries(health.jobs).flatMap(([name, { isLate }]) => (isLate ? [name] : []))).toEqual([
      late,
    ]);
  });

  it("is not well where a job runs and never comes through, nor where the crons never ran", async () => {
    await runAll(NOW);
    const now = NOW + 50 * 60 * MINUTE;
    await env.DB.prepare("update jobs set ended_at = ?, completed_at = ?").bind(now, now).run();
    expect((await ask(now)).ok).toBe(true);
    await env.DB.prepare("update jobs set completed_at = ? where name = 'collectFiles'").bind(NOW).run();
    expect((await ask(now)).jobs.collectFiles).toMatchObject({ isLate: true });
    await env.DB.batch([
      env.DB.prepare("delete from jobs"),
      env.DB.prepare("insert into jobs (name, known_at) values ('sendMail', ?)").bind(NOW),
    ]);
    const waiting = await ask(NOW + 19 * MINUTE);
    expect(waiting.ok).toBe(true);
    expect(waiting.jobs.sendMail).toMatchObject({ hasRun: false, isLate: false });
    const missed = await ask(NOW + 21 * MINUTE);
    expect(missed.ok).toBe(false);
    expect(missed.jobs.sendMail).toMatchObject({ hasRun: false, isLate: true });
  });

  it("says when what is planned was last looked for, and is not well five minutes after a moment that was missed [T9]", async () => {
    await runAll(NOW);
    const scene = await openPlanScene();
    const planned = await planIn(scene, 2);
    const due = Date.parse(planned.at);
    const health = await ask(due + 5 * MINUTE);
    expect(health).toMatchObject({ ok: true, planned: { waiting: 1, overdue: 0 } });
    expect(health.jobs.publishPlanned?.endedAt).toEqual(expect.any(String));
    expect(await ask(due + 5 * MINUTE + 1)).toMatchObject({ ok: false, planned: { waiting: 1, overdue: 1 } });
    await scene.caller.call("DELETE", scene.at(`/planned-publications/${planned.id}`));
    expect(await ask(due + 6 * MINUTE)).toMatchObject({ ok: true, planned: { waiting: 0, overdue: 0 } });
  });

  it("counts waiting mail and portals without naming their owners", async () => {
    const { property, caller } = await openScene(target);
    await env.DB.prepare("delete from outbox").run();
    const insert = env.DB.prepare(
      "insert into outbox (id, created_at, recipient, subject, body, attempts, due_at, last_error) values (?, 1, ?, 'S', 'B', 1, ?, 'why')",
    );
    await env.DB.batch([
      insert.bind("due", caller.user.email, NOW),
      insert.bind("overdue", caller.user.email, NOW - 16 * MINUTE),
      insert.bind("given up", caller.user.email, null),
      env.DB.prepare("update properties set projection_wanted = projection_done"),
      env.DB.prepare("update properties set projection_wanted = ?, projection_done = 0 where id = ?").bind(
        NOW - 20 * MINUTE,
        property.id,
      ),
    ]);
    const health = await ask(NOW);
    expect(health.mail).toEqual({ waiting: 2, overdue: 1, givenUp: 1 });
    expect(health.portals).toEqual({ waiting: 1, overdue: 1 });
    expect(health.ok).toBe(false);
    expect(JSON.stringify(health)).not.toMatch(new RegExp(`${caller.user.email}|${property.id}|why`));
    const answer = await callAs(target, "GET", "/healthz");
    expect(() => healthSchema.parse(health)).not.toThrow();
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("answers within seconds where a binding does not, names it, and is not well [G8]", async () => {
    expectComplaint(/binding_silent.*portals/);
    const portals = { get: () => new Promise(() => {}) } as unknown as KVNamespace;
    const bindings = { ...env, DB: meterQueries(env.DB).database, PORTALS: portals };
    const health = await checkHealth(bindings, NOW);
    expect(health.ok).toBe(false);
    expect(health.bindings).toMatchObject({ database: true, desks: true, writers: true, portals: false });
    expect(health.databaseBytes).toBeGreaterThan(100_000);
    expect(health.answeredMs).toMatchObject({ database: expect.any(Number), portals: null });
  });

  it("counts announcements that are late, and desks that are behind, and is not well by either [N1, G8]", async () => {
    await runAll(NOW);
    const { property } = await openScene(target);
    const before = await ask(NOW);
    await env.DB.batch([
      env.DB.prepare(
        "insert into announcements (id, updated_at, sent_at, starts_at, due_at, property_id, kind, texts, revision) values ('late', 1, 1, 1, ?, ?, 'notice', '{}', 1)",
      ).bind(NOW - 6 * MINUTE, property.id),
      env.DB.prepare(
        "insert into guest_desks (property_id, delivered, open_requests, aside, behind_since) values (?, 0, 0, 2, ?)",
      ).bind(property.id, NOW - 16 * MINUTE),
    ]);
    const health = await ask(NOW);
    expect(health.announcements?.overdue).toBe((before.announcements?.overdue ?? 0) + 1);
    expect(health.desks).toEqual({
      behind: (before.desks?.behind ?? 0) + 1,
      aside: (before.desks?.aside ?? 0) + 2,
    });
    expect(health.ok).toBe(false);
  });

  it("queries the database at most once in five seconds", async () => {
    const meter = meterQueries(env.DB);
    const bindings = { ...env, DB: meter.database };
    await checkHealth(bindings, NOW);
    const once = meter.count();
    await Promise.all([checkHealth(bindings, NOW + 1), checkHealth(bindings, NOW + 4_999)]);
    expect(meter.count()).toBe(once);
    await checkHealth(bindings, NOW + 5_001);
    expect(meter.count()).toBe(2 * once);
  });
});
