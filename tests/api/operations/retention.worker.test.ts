import { env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { atDesk, plantAtDesk, wakeDesk } from "#tests/factories/worker/desk.ts";
import { wholeRun } from "#tests/factories/worker/job-run.ts";
import { runJobs } from "#worker/ops/run-jobs.ts";
import { deleteExpired } from "#worker/services/operations/delete-expired.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { target } from "../../factories/worker/worker-target.ts";

const DAY = 86_400_000;
const NOW = Date.now();

const ago = (days: number) => NOW - days * DAY;
const rows = async (query: string) =>
  (await env.DB.prepare(query).all<{ id: string }>()).results.map(({ id }) => id);

async function log({ property, caller }: Scene, days: number) {
  const { group_id } = (await env.DB.prepare("select group_id from properties where id = ?")
    .bind(property.id)
    .first<{ group_id: string }>()) ?? { group_id: "" };
  expect(caller).toBeDefined();
  return env.DB.prepare(
    "insert into changes (at, group_id, property_id, kind, payload) values (?, ?, null, 'members.changed', '{}')",
  )
    .bind(ago(days), group_id)
    .run();
}

/** Runs a desk's alarm for the night that begins now. */
async function passNight(propertyId: string): Promise<void> {
  await atDesk(propertyId, "INSERT OR REPLACE INTO settings (name, value) VALUES ('deletion_due', ?)", NOW);
  await wakeDesk(propertyId, NOW);
}

async function kept(propertyId: string, from: string): Promise<string[]> {
  return (await atDesk<{ id: string }>(propertyId, `SELECT id FROM ${from}`)).map(({ id }) => id);
}

describe("each night", () => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await openScene(target);
    await env.DB.batch(["changes", "activity"].map((table) => env.DB.prepare(`delete from ${table}`)));
  });

  it("what guests asked, thought and agreed to goes when its period is over, and nothing sooner [G8, D20]", async () => {
    const { id } = scene.property;
    const request = (name: string, at: number, closedAt: number | null) =>
      ({ kind: "request", id: name, at, closedAt }) as const;
    const feedback = (name: string, at: number) => ({ kind: "feedback", id: name, at }) as const;
    await plantAtDesk(id, [
      request("open for a year", ago(366), null),
      request("open", ago(364), null),
      request("closed lately", ago(60), ago(29)),
      request("closed", ago(59), ago(31)),
      request("today", ago(0), ago(0)),
      feedback("old", ago(366)),
      feedback("young", ago(364)),
    ]);
    for (const [name, days] of [
      ["proven", 180 + 3 * 365 + 1],
      ["proof", 180 + 3 * 365 - 1],
    ] as const) {
      const insert = `INSERT INTO consents (id, at, visitor_id, kind, given, text_version)
        VALUES (?1, ?2, ?1, 'marketing', 1, '')`;
      await atDesk(id, insert, name, ago(days));
    }
    await passNight(id);
    expect(await kept(id, "messages WHERE kind = 'request' ORDER BY at")).toEqual([
      "open",
      "closed lately",
      "today",
    ]);
    expect(await kept(id, "messages WHERE kind = 'feedback'")).toEqual(["young"]);
    expect(await kept(id, "consents")).toEqual(["proof"]);
  });

  it("what an owner keeps shorter or longer goes by that property's own days, each property by its own [G8, D20]", async () => {
    const shorter = scene.property.id;
    const longer = (await openScene(target)).property.id;
    const usual = (await openScene(target)).property.id;
    const keep = (id: string, requests: number, feedback: number) =>
      env.DB.prepare(
        "update properties set kept_days = json_object('requests', ?, 'feedback', ?) where id = ?",
      ).bind(requests, feedback, id);
    const request = (name: string, days: number, doneDays: number | null) =>
      ({
        kind: "request",
        id: `${name} ${days} ${doneDays}`,
        at: ago(days),
        closedAt: doneDays === null ? null : ago(doneDays),
      }) as const;
    const feedback = (name: string, days: number) =>
      ({ kind: "feedback", id: `${name} ${days}`, at: ago(days) }) as const;
    const names = { shorter, longer, usual };
    await env.DB.batch([keep(shorter, 7, 10), keep(longer, 400, 3_650)]);
    for (const [name, id] of Object.entries(names)) {
      await plantAtDesk(id, [
        ...[8, 6].map((days) => request(name, days, days)),
        ...[399, 32].map((days) => request(name, days, days)),
        request(name, 364, null),
        request(name, 401, null),
        ...[9, 11, 366, 3_649].map((days) => feedback(name, days)),
      ]);
    }
    for (const id of Object.values(names)) await passNight(id);
    const all = async (from: string) =>
      (await Promise.all(Object.values(names).map((id) => kept(id, from)))).flat().toSorted();
    expect(await all("messages WHERE kind = 'request'")).toEqual([
      ...["longer 32 32", "longer 364 null", "longer 399 399", "longer 6 6", "longer 8 8"],
      ...["shorter 364 null", "shorter 6 6"],
      ...["usual 364 null", "usual 6 6", "usual 8 8"],
    ]);
    expect(await all("messages WHERE kind = 'feedback'")).toEqual([
      ...["longer 11", "longer 3649", "longer 366", "longer 9"],
      "shorter 9",
      ...["usual 11", "usual 9"],
    ]);
  });

  it("the activity keeps thirteen months, saves and handled requests 92 days, and the change log a week with the newest change of each group [G8]", async () => {
    const quiet = await openScene(target);
    await env.DB.batch([env.DB.prepare("delete from changes"), env.DB.prepare("delete from activity")]);
    for (const days of [30, 20, 8]) await log(quiet, days);
    for (const days of [30, 8, 6, 1]) await log(scene, days);
    await env.DB.batch(
      [397, 395].map((days) =>
        env.DB.prepare(
          "insert into activity (at, group_id, property_id, action, summary) values (?, 'g', ?, 'x', 'y')",
        ).bind(ago(days), scene.property.id),
      ),
    );
    await env.DB.batch(
      [93, 91].map((days) =>
        env.DB.prepare(
          "insert into activity (at, group_id, property_id, action, summary) values (?, 'g', ?, 'buttons.saved', 'en')",
        ).bind(ago(days), scene.property.id),
      ),
    );
    await deleteExpired(env, wholeRun(NOW));
    const kept = await env.DB.prepare("select at from changes order by sequence").all<{ at: number }>();
    expect(kept.results.map(({ at }) => (NOW - at) / DAY)).toEqual([8, 6, 1]);
    expect(await rows("select at as id from activity order by at")).toEqual([ago(395), ago(91)]);
  });

  it("a page at a time: what does not fit goes on with the next cron, to the end", async () => {
    await env.DB.prepare("delete from jobs").run();
    await env.DB.prepare(
      `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 95)
      insert into activity (at, group_id, property_id, action, summary) select ?, 'g', '', 'x', 'y' from numbers`,
    )
      .bind(ago(400))
      .run();
    const job = {
      rhythm: "nightly" as const,
      run: (bindings: Env, run: Parameters<typeof deleteExpired>[1]) => {
        let pages = 4;
        const hasBudget = () => {
          pages -= 1;
          return pages >= 0;
        };
        return deleteExpired(bindings, { ...run, hasBudget }, 10);
      },
    };
    await runJobs(env, { rhythm: "nightly", now: NOW, jobs: { job } });
    let crons = 0;
    for (; crons < 20; crons += 1) {
      const row = await env.DB.prepare("select cursor from jobs").first<{ cursor: string | null }>();
      if (row?.cursor === null) break;
      await runJobs(env, { rhythm: "frequent", now: NOW + (crons + 1) * 300_000, jobs: { job } });
    }
    expect(crons).toBeGreaterThan(2);
    expect(crons).toBeLessThan(10);
    expect(await rows("select id from activity")).toEqual([]);
  });
});
