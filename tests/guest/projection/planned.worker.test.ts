import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { MINUTE_MS } from "#domain/time.ts";
import { toWallTime } from "#domain/zoned-time.ts";
import { callAsOperator, makeLicence } from "#scripts/api/caller.ts";
import { dieAfter, holdAt, watchBindings } from "#tests/factories/databases/watched-bindings.ts";
import { sampleDraft } from "#tests/factories/draft.ts";
import { openPlanScene, planIn, planRow } from "#tests/factories/planned.ts";
import type { Scene } from "#tests/factories/scene.ts";
import { isFullTier, KILLS_EVERY } from "#tests/factories/tier.ts";
import { wholeRun } from "#tests/factories/worker/job-run.ts";
import { getScope } from "#tests/factories/worker/scope.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { publishPortal } from "#worker/http/content/publish-portal.ts";
import { runJobs } from "#worker/ops/run-jobs.ts";
import { cancelPublication, movePublication } from "#worker/services/portal/planned/change-plan.ts";
import { planPublication } from "#worker/services/portal/planned/plan-publication.ts";
import { publishDue } from "#worker/services/portal/planned/publish-due.ts";
import { wakeDue } from "#worker/services/portal/wake-due.ts";
import type { PropertyScope } from "#worker/services/scope.ts";
import { expectComplaint } from "../../setup/worker/quiet-console.ts";
import { type Actor, type Order, World } from "./world.ts";

const MEETINGS = isFullTier ? 2_000 : 10;
/** Time limit of one interleaving, on a busy machine. */
const MEETING_TIMEOUT_MS = 10_000;

const draft = sampleDraft({
  languages: ["en"],
  buttons: { en: sampleDraft().buttons.en ?? { buttons: [] } },
});

const getWriter = ({ property }: Pick<Scene, "property">) => env.PORTAL_WRITER.getByName(property.id);
const readAlarm = (scene: Scene) =>
  runInDurableObject(getWriter(scene), (_object, state) => state.storage.getAlarm());

async function readNumbers(propertyId: string, note: string): Promise<number[]> {
  const { results } = await env.DB.prepare(
    "select number from publications where property_id = ? and note = ?",
  )
    .bind(propertyId, note)
    .all<{ number: number }>();
  return results.map(({ number }) => number);
}

async function countLogged(propertyId: string, planId: string) {
  const row = await env.DB.prepare(
    `select (select count(*) from activity where property_id = ?1 and action = 'plan.published') as logged,
      (select count(*) from changes where property_id = ?1 and kind = 'portal.published'
        and payload ->> '$.plan' = ?2) as changed`,
  )
    .bind(propertyId, planId)
    .first<{ logged: number; changed: number }>();
  return row ?? { logged: 0, changed: 0 };
}

/** Makes a plan due: moves its time to the previous minute. */
async function letCome({ property }: Scene, id: string): Promise<void> {
  const dueAt = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - MINUTE_MS;
  await env.DB.prepare("update planned_publications set due_at = ?, local_time = ? where id = ?")
    .bind(dueAt, toWallTime(dueAt, property.timeZone), id)
    .run();
}

const getState = async (id: string) => (await planRow(id)).state;

describe("the writer of a portal", () => {
  it("wakes at the moment of what is planned, and publishes it by its own alarm [T9, G1]", async () => {
    const scene = await openPlanScene();
    const planned = await planIn(scene, 60, { note: "Winter" });
    expect(await readAlarm(scene)).toBe(Date.parse(planned.at));
    // An alarm that fires too early publishes nothing and is set again.
    await runDurableObjectAlarm(getWriter(scene));
    expect(await getState(planned.id)).toBe("waiting");
    expect(await readAlarm(scene)).toBe(Date.parse(planned.at));
    await letCome(scene, planned.id);
    await getWriter(scene).wakeAt(scene.property.id, Date.now());
    await expect.poll(() => getState(planned.id)).toBe("published");
    expect(await readNumbers(scene.property.id, "Winter")).toEqual([1]);
    const page = await fetchPage(scene);
    expect(page).toContain("Winter menu");
  });

  it("is woken by the cron where its alarm was lost: ahead of the moment, and after it [T9]", async () => {
    const scene = await openPlanScene();
    const planned = await planIn(scene, 8);
    const lose = () =>
      runInDurableObject(getWriter(scene), async (_object, state) => {
        await state.storage.deleteAlarm();
        await state.storage.deleteAll();
      });
    await lose();
    await runJobs(env, { rhythm: "frequent", now: Date.now() });
    expect(await readAlarm(scene)).toBe(Date.parse(planned.at));
    await lose();
    await letCome(scene, planned.id);
    await wakeDue(env, wholeRun(Date.now()));
    await expect.poll(() => getState(planned.id)).toBe("published");
  });

  it("keeps every moment that it is to wake at, and forgets all of it once nothing is left [T9]", async () => {
    const scene = await openPlanScene();
    const { id } = scene.property;
    const now = Date.now();
    for (const minutes of [30, 10, 20]) await getWriter(scene).wakeAt(id, now + minutes * MINUTE_MS);
    expect(await readAlarm(scene)).toBe(now + 10 * MINUTE_MS);
    await runInDurableObject(getWriter(scene), (_object, state) =>
      state.storage.put("due", { wakes: [now - 1], retry: null, failures: 0 }),
    );
    await runDurableObjectAlarm(getWriter(scene));
    const kept = await runInDurableObject(
      getWriter(scene),
      async (_object, state) => (await state.storage.list()).size,
    );
    expect([kept, await readAlarm(scene)]).toEqual([0, null]);
  });

  it("goes on with an alarm that the version before has set for a projection [G2]", async () => {
    const scene = await openPlanScene();
    const planned = await planIn(scene, 60);
    await publishDue(env, scene.property.id, () => Date.parse(planned.at));
    await env.PORTALS.delete(`portal:${scene.property.slug}`);
    await runInDurableObject(getWriter(scene), async (_object, state) => {
      await state.storage.deleteAll();
      await state.storage.put("propertyId", scene.property.id);
      await state.storage.setAlarm(Date.now() + MINUTE_MS);
    });
    await runDurableObjectAlarm(getWriter(scene));
    expect(await env.PORTALS.get(`portal:${scene.property.slug}`)).not.toBeNull();
    expect(await readAlarm(scene)).toBeNull();
  });
});

const planAt = (bindings: Env, scope: PropertyScope, dueAt: number) =>
  planPublication(bindings, scope, {
    draft,
    note: "",
    language: "en",
    origin: target.origin,
    localTime: toWallTime(dueAt, scope.property.timeZone),
  });

async function countPlans({ property }: Scene): Promise<number> {
  const row = await env.DB.prepare("select count(*) as n from planned_publications where property_id = ?")
    .bind(property.id)
    .first<{ n: number }>();
  return row?.n ?? 0;
}

/** Bindings whose first `lost` calls to set the writer's alarm fail. */
function unreachable(lost = Number.POSITIVE_INFINITY) {
  let calls = 0;
  return watchBindings(env, (what, call) => {
    if (what !== "PORTAL_WRITER.wakeAt") return call();
    calls += 1;
    return calls <= lost ? Promise.reject(new Error("The writer is away.")) : call();
  });
}

describe("a writer that can't be reached", () => {
  it("has nothing planned for the next minutes, which nobody would find in time; later plans wait for the cron [T9]", async () => {
    expectComplaint(/wake_deferred/);
    const scene = await openPlanScene();
    const scope = await getScope(scene);
    const minute = Math.floor(scope.now / MINUTE_MS) * MINUTE_MS;
    const soon = planAt(unreachable(), scope, minute + 3 * MINUTE_MS);
    await expect(soon).rejects.toThrow("can't be woken");
    expect(await countPlans(scene)).toBe(0);
    const { objects } = await env.FILES.list({ prefix: `snapshots/${scene.property.id}/` });
    expect(objects).toEqual([]);
    const later = await planAt(unreachable(), scope, minute + 30 * MINUTE_MS);
    if (!later.ok) throw new Error(later.problem.code);
    const { id } = later.value;
    const moved = { id, localTime: toWallTime(minute + 3 * MINUTE_MS, scene.property.timeZone) };
    await expect(movePublication(unreachable(), scope, moved)).rejects.toThrow("can't be woken");
    expect((await planRow(id)).due_at).toBe(minute + 30 * MINUTE_MS);
    await wakeDue(env, wholeRun(minute + 20 * MINUTE_MS));
    expect(await readAlarm(scene)).toBe(minute + 30 * MINUTE_MS);
  });

  it("is asked again, so that a call that was lost costs nothing [T9]", async () => {
    const scene = await openPlanScene();
    const scope = await getScope(scene);
    const dueAt = Math.floor(scope.now / MINUTE_MS) * MINUTE_MS + 3 * MINUTE_MS;
    expect((await planAt(unreachable(2), scope, dueAt)).ok).toBe(true);
    expect(await readAlarm(scene)).toBe(dueAt);
  });

  it("wakes once more where the moment comes before the plan is stored [T9]", async () => {
    const scene = await openPlanScene();
    const { id } = scene.property;
    const dueAt = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
    const held = holdAt(/DB\.batch/);
    // A request from the previous minute, so that the plan's time was still in the future.
    const scope = { ...(await getScope(scene)), now: dueAt - 1 };
    const planning = planAt(watchBindings(env, held.around), scope, dueAt);
    await held.reached;
    // The alarm fired before the plan was stored, so it found nothing and was set to a later time.
    await expect.poll(() => readAlarm(scene)).toBeGreaterThan(Date.now());
    held.release();
    expect((await planning).ok).toBe(true);
    const kept = await runInDurableObject(getWriter(scene), (_object, state) =>
      state.storage.get<{ wakes: readonly number[] }>("due"),
    );
    expect(kept?.wakes.filter((at) => at > Date.now())).toHaveLength(1);
    await runInDurableObject(getWriter(scene), (_object, state) =>
      state.storage.put("due", { ...kept, wakes: [Date.now() - 1] }),
    );
    await runDurableObjectAlarm(getWriter(scene));
    expect(await readNumbers(id, "")).toEqual([1]);
  });
});

async function fetchPage({ property }: Scene): Promise<string> {
  const { callAs } = await import("#scripts/api/caller.ts");
  return (await callAs(target, "GET", `/p/${property.slug}`)).text();
}

describe("who is killed", () => {
  it("while a version is planned has planned nothing, or left an alarm for it [T9]", async () => {
    let planned = 0;
    for (let calls = 0; calls < 8; calls += KILLS_EVERY) {
      const scene = await openPlanScene();
      const scope = await getScope(scene);
      const { around, death } = dieAfter(calls);
      const dueAt = Math.floor(scope.now / MINUTE_MS) * MINUTE_MS + 60 * MINUTE_MS;
      const planning = planPublication(watchBindings(env, around), scope, {
        draft,
        note: "",
        language: "en",
        origin: target.origin,
        localTime: toWallTime(dueAt, scene.property.timeZone),
      });
      await Promise.race([planning, death]);
      const { results } = await env.DB.prepare("select id from planned_publications where property_id = ?")
        .bind(scene.property.id)
        .all();
      planned += results.length;
      if (results.length > 0) expect(await readAlarm(scene)).toBe(dueAt);
    }
    // Some kill points are before the plan was stored, others after it.
    expect(planned).toBeGreaterThan(0);
    expect(planned).toBeLessThan(8);
  });

  it("while one is planned for the next minutes has planned nothing, or left an alarm for it [T9]", async () => {
    let planned = 0;
    for (let calls = 0; calls < 8; calls += KILLS_EVERY) {
      const scene = await openPlanScene();
      const scope = await getScope(scene);
      const { around, death } = dieAfter(calls);
      const dueAt = Math.floor(scope.now / MINUTE_MS) * MINUTE_MS + 3 * MINUTE_MS;
      await Promise.race([planAt(watchBindings(env, around), scope, dueAt), death]);
      const count = await countPlans(scene);
      planned += count;
      if (count > 0) expect(await readAlarm(scene)).toBe(dueAt);
    }
    expect(planned).toBeGreaterThan(0);
    expect(planned).toBeLessThan(8);
  });

  it("between any two steps of publishing leaves it to the next run, which publishes it once [T9]", async () => {
    const seen = new Set<string>();
    for (let calls = 0; calls < 12; calls += KILLS_EVERY) {
      const scene = await openPlanScene();
      const { id } = scene.property;
      const planned = await planIn(scene, 60, { note: "Winter" });
      const due = () => Date.parse(planned.at);
      const { around, death } = dieAfter(calls);
      await Promise.race([publishDue(watchBindings(env, around), id, due), death]);
      seen.add(await getState(planned.id));
      expect(await publishDue(env, id, due)).toBeNull();
      expect(await readNumbers(id, "Winter")).toHaveLength(1);
      expect(await countLogged(id, planned.id)).toEqual({ logged: 1, changed: 1 });
    }
    expect([...seen].toSorted()).toEqual(["published", "waiting"]);
  });

  it("between any two steps of a failure leaves one mail, one entry and one failed version [T9]", async () => {
    for (let calls = 0; calls < 6; calls += KILLS_EVERY) {
      const scene = await openPlanScene();
      const { id } = scene.property;
      const planned = await planIn(scene, 60);
      await callAsOperator(target, "PUT", `/properties/${id}/licence`, makeLicence("SUSPENDED"));
      const due = () => Date.parse(planned.at);
      const { around, death } = dieAfter(calls);
      await Promise.race([publishDue(watchBindings(env, around), id, due), death]);
      await publishDue(env, id, due);
      expect(await getState(planned.id)).toBe("failed");
      const row = await env.DB.prepare(
        `select (select count(*) from outbox where recipient = ?1 and subject like '%planned%') as mails,
          (select count(*) from activity where property_id = ?2 and action = 'plan.failed') as entries`,
      )
        .bind(scene.caller.user.email, id)
        .first();
      expect(row).toEqual({ mails: 1, entries: 1 });
    }
  });
});

describe("alarms, crons and people at once", () => {
  let scene: Scene;
  let scope: PropertyScope;
  beforeAll(async () => {
    scene = await openPlanScene();
    scope = await getScope(scene);
  });

  const actors = fc.array(
    fc.record<Actor>({
      change: fc.constantFrom(...(["fire", "fire", "fire", "publish", "move", "cancel"] as const)),
      diesAt: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined, freq: 3 }),
    }),
    { minLength: 2, maxLength: 4 },
  );
  const orders = fc.record<Order>({
    picks: fc.array(fc.nat(11), { minLength: 20, maxLength: 60 }),
    stalls: fc.array(fc.record({ step: fc.nat(30), steps: fc.integer({ min: 5, max: 30 }) }), {
      maxLength: 3,
    }),
    writerDeaths: fc.constant([]),
  });

  it("publish a planned version exactly once in every order, wherever who is killed, or not at all once it is cancelled [T9]", {
    timeout: MEETING_TIMEOUT_MS * MEETINGS,
  }, async () => {
    const { id: propertyId, timeZone } = scope.property;
    const dueAt = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS + 30 * MINUTE_MS;
    const laterAt = dueAt + 30 * MINUTE_MS;
    const before = { ...scope, now: dueAt - MINUTE_MS };
    let meetings = 0;
    await fc.assert(
      fc.asyncProperty(actors, orders, async (meeting, order) => {
        meetings += 1;
        const note = `Meeting ${meetings}`;
        await env.DB.prepare(
          "update planned_publications set state = 'cancelled' where state = 'waiting'",
        ).run();
        await env.DB.prepare("delete from activity where property_id = ?").bind(propertyId).run();
        const planned = await planPublication(env, before, {
          draft,
          note,
          language: "en",
          origin: target.origin,
          localTime: toWallTime(dueAt, timeZone),
        });
        if (!planned.ok) throw new Error(planned.problem.code);
        const { id } = planned.value;
        const world = new World(order);
        const acts: Partial<Record<Actor["change"], (bindings: Env) => Promise<unknown>>> = {
          fire: (bindings) => publishDue(bindings, propertyId, () => dueAt),
          publish: (bindings) =>
            publishPortal(bindings, before, {
              draft,
              draftAt: null,
              note: "now",
              origin: target.origin,
              force: true,
            }),
          move: (bindings) =>
            movePublication(bindings, before, { id, localTime: toWallTime(laterAt, timeZone) }),
          cancel: (bindings) => cancelPublication(bindings, before, id),
        };
        try {
          await Promise.all(
            meeting.map((actor) => world.start(actor, acts[actor.change] ?? (() => Promise.resolve()))),
          );
          await world.run();
          await publishDue(env, propertyId, () => dueAt);
          const { state, due_at: due } = await planRow(id);
          const wasChanged = meeting.some(({ change }) => change === "move" || change === "cancel");
          if (!wasChanged) expect(state).toBe("published");
          if (state === "waiting") {
            expect([due, await readNumbers(propertyId, note)]).toEqual([laterAt, []]);
            await publishDue(env, propertyId, () => laterAt);
          }
          const { number } = await planRow(id);
          const isCancelled = state === "cancelled";
          expect(await readNumbers(propertyId, note)).toEqual(isCancelled ? [] : [number]);
          const times = isCancelled ? 0 : 1;
          expect(await countLogged(propertyId, id)).toEqual({ logged: times, changed: times });
        } catch (cause) {
          throw new Error(`Calls were made in this order:\n${world.trace}`, { cause });
        }
      }),
      { numRuns: MEETINGS },
    );
  });
});
