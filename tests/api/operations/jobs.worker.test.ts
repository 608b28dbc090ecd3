import { env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { CRON_PATTERNS, JOBS, type Job } from "#worker/ops/jobs.ts";
import { runJobs } from "#worker/ops/run-jobs.ts";
import type { JobRun } from "#worker/services/job.ts";
import { failingDatabase } from "../../factories/databases/failing-database.ts";
import { expectComplaint, listWarningsAndErrors, loggedLines } from "../../setup/worker/quiet-console.ts";

const NOW = Date.UTC(2040, 0, 10, 3, 17);
const MINUTE = 60_000;

const makeJob = (run: Job["run"], rhythm: Job["rhythm"] = "nightly"): Job => ({ rhythm, run });
const through = async (done: Record<string, number> = {}) => ({ cursor: null, done });

async function toRow(name: string) {
  return env.DB.prepare("select * from jobs where name = ?").bind(name).first<Record<string, unknown>>();
}

beforeEach(() => env.DB.prepare("delete from jobs").run());

describe("scheduled jobs", () => {
  it("each have a try of their own: one that fails is noted, logged by its name, and keeps no other from running", async () => {
    expectComplaint(/"event":"job_failed","job":"second"/);
    const jobs = {
      first: makeJob(async () => through({ seen: 2 })),
      second: makeJob(() => Promise.reject(new Error("No such bucket."))),
      third: makeJob(async () => through()),
    };
    const running = runJobs(env, { rhythm: "nightly", now: NOW, jobs });
    await expect(running).rejects.toThrow("1 scheduled jobs failed.");
    expect(await toRow("first")).toMatchObject({ done: '{"seen":2}', last_error: null });
    expect(await toRow("second")).toMatchObject({ ended_at: null, last_error: "Error: No such bucket." });
    expect((await toRow("third"))?.completed_at).toBeGreaterThanOrEqual(NOW);
    expect(loggedLines().map((line) => JSON.parse(line))).toEqual([
      { event: "job_ended", job: "first", seen: 2, ms: expect.any(Number), isThrough: true },
    ]);
    expect(listWarningsAndErrors()).toHaveLength(1);
  });

  it("go on with the next cron where they stopped, and wait for their own time once they are through", async () => {
    const cursors: (string | null)[] = [];
    const jobs = {
      long: makeJob(async (_, { cursor }) => {
        cursors.push(cursor);
        return { cursor: cursors.length < 3 ? `page ${cursors.length}` : null, done: { pages: 1 } };
      }),
    };
    await runJobs(env, { rhythm: "nightly", now: NOW, jobs });
    expect((await toRow("long"))?.completed_at).toBeNull();
    for (const run of [1, 2, 3, 4]) {
      await runJobs(env, { rhythm: "frequent", now: NOW + run * 5 * MINUTE, jobs });
    }
    expect(cursors).toEqual([null, "page 1", "page 2"]);
    expect((await toRow("long"))?.completed_at).toBeGreaterThanOrEqual(NOW + 10 * MINUTE);
  });

  it("begin where they did before when a run fails", async () => {
    expectComplaint(/job_failed/);
    const cursors: (string | null)[] = [];
    const jobs = {
      frail: makeJob(async (_, { cursor }) => {
        cursors.push(cursor);
        if (cursors.length === 2) throw new Error("cut off");
        return { cursor: cursors.length === 1 ? "page 1" : null, done: {} };
      }),
    };
    await runJobs(env, { rhythm: "nightly", now: NOW, jobs });
    await expect(runJobs(env, { rhythm: "frequent", now: NOW + MINUTE, jobs })).rejects.toThrow();
    await runJobs(env, { rhythm: "frequent", now: NOW + 2 * MINUTE, jobs });
    expect(cursors).toEqual([null, "page 1", "page 1"]);
    expect((await toRow("frail"))?.last_error).toBeNull();
  });

  it("catch up half an hour later on a night that failed, died or never came [G8]", async () => {
    expectComplaint(/job_failed/);
    let runs = 0;
    const jobs = {
      work: makeJob(async () => {
        runs += 1;
        if (runs === 2) throw new Error("No such bucket.");
        return through();
      }),
    };
    const night = (count: number) => NOW + count * 24 * 60 * MINUTE;
    const runAt = (rhythm: "nightly" | "frequent", now: number) => runJobs(env, { rhythm, now, jobs });
    await runAt("nightly", night(0));
    await expect(runAt("nightly", night(1))).rejects.toThrow();
    await runAt("frequent", night(1) + 28 * MINUTE);
    expect(runs).toBe(2);
    await runAt("frequent", night(1) + 33 * MINUTE);
    await runAt("frequent", night(1) + 38 * MINUTE);
    expect(runs).toBe(3);
    // The platform killed the second night's run: it began and never ended.
    await env.DB.prepare("update jobs set began_at = ?, ended_at = ?").bind(night(2), night(1)).run();
    await runAt("frequent", night(2) + 33 * MINUTE);
    expect(runs).toBe(4);
    // The third night's run never started.
    await runAt("frequent", night(3) + 63 * MINUTE);
    expect(runs).toBe(4);
    await runAt("frequent", night(3) + 68 * MINUTE);
    expect(runs).toBe(5);
  });

  it("share D1's limit of one invocation and never exceed it", async () => {
    let asked = 0;
    const greedy = makeJob(async ({ DB }: Env, { hasBudget }: JobRun) => {
      while (hasBudget(7)) {
        for (let query = 0; query < 7; query += 1) DB.prepare("select 1");
        asked += 7;
      }
      return { cursor: "more", done: {} };
    });
    const frugal = makeJob(async (_: Env, { hasBudget }: JobRun) => {
      expect(hasBudget(250)).toBe(true);
      return through();
    });
    await runJobs(env, { rhythm: "nightly", now: NOW, jobs: { greedy, another: greedy, frugal } });
    expect(asked).toBeGreaterThan(500);
    expect(asked).toBeLessThan(900);
  });

  it("run once at a time, and again with the next cron after a run that died", async () => {
    let runs = 0;
    const jobs = {
      slow: makeJob(async (_, { now }) => {
        runs += 1;
        if (runs === 1) await runJobs(env, { rhythm: "nightly", now: now + MINUTE, jobs });
        return through();
      }),
    };
    await runJobs(env, { rhythm: "nightly", now: NOW, jobs });
    expect(runs).toBe(1);
    await env.DB.prepare("update jobs set began_at = ?, ended_at = null")
      .bind(NOW + 60 * MINUTE)
      .run();
    await runJobs(env, { rhythm: "nightly", now: NOW + 64 * MINUTE, jobs });
    expect(runs).toBe(1);
    await runJobs(env, { rhythm: "nightly", now: NOW + 65 * MINUTE, jobs });
    expect(runs).toBe(2);
  });

  it("report each, though one of them throws, whichever it is, or can't even be begun", async () => {
    expectComplaint(/job_failed|job_not_noted/);
    const { database, faults } = failingDatabase(env.DB);
    const runAll = async (broken: string | null) => {
      await env.DB.prepare("delete from jobs").run();
      const jobs = Object.fromEntries(
        Object.entries(JOBS).map(([name, { rhythm }]) => [
          name,
          makeJob(() => (name === broken ? Promise.reject(new Error("Broken.")) : through()), rhythm),
        ]),
      );
      for (const rhythm of ["nightly", "hourly", "frequent"] as const) {
        await runJobs({ ...env, DB: database }, { rhythm, now: NOW, jobs }).catch(() => undefined);
      }
      const { results } = await env.DB.prepare("select name from jobs where ended_at is not null").all();
      return Object.keys(JOBS).filter((job) => !results.some(({ name }) => name === job));
    };
    for (const broken of Object.keys(JOBS)) expect(await runAll(broken)).toEqual([broken]);
    faults.fail(/insert into "jobs"/);
    expect(await runAll(null)).toEqual(["purgeProperties"]);
  });

  it("all come through at their hours on an empty installation", async () => {
    for (const rhythm of ["nightly", "hourly", "frequent"] as const) await runJobs(env, { rhythm, now: NOW });
    const { results } = await env.DB.prepare(
      "select name, completed_at, last_error from jobs order by name",
    ).all();
    expect(results.map(({ name }) => name)).toEqual(Object.keys(JOBS).sort());
    expect(
      results.every(({ completed_at, last_error }) => completed_at !== null && last_error === null),
    ).toBe(true);
  });

  it("have crons that wrangler.toml names", async () => {
    expect(Object.values(CRON_PATTERNS)).toEqual(["*/5 * * * *", "7 * * * *", "17 3 * * *"]);
  });
});
