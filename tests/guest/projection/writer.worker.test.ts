import { env, runDurableObjectAlarm } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import { callAsOperator, expectAnswer, makeLicence } from "#scripts/api/caller.ts";
import { type AroundCall, holdAt, watchBindings } from "#tests/factories/databases/watched-bindings.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { saveButtons } from "#tests/factories/stored-draft.ts";
import { fireCron } from "#tests/factories/worker/watched-target.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { readPortal } from "#worker/portal/portal-store.ts";
import { Projector } from "#worker/portal/projector.ts";
import { expectComplaint } from "../../setup/worker/quiet-console.ts";

async function openPublished(): Promise<Scene> {
  const scene = await openScene(target);
  await saveButtons(scene, "en", [usableButton("link", 1)]);
  await expectAnswer(await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } }));
  return scene;
}

/** A projector whose first `refusals` writes of portals to KV fail. Records its pauses and calls. */
function refusing(refusals: number) {
  let left = refusals;
  const pauses: number[] = [];
  const asked: string[] = [];
  const around: AroundCall = (what, call) => {
    asked.push(what);
    if (what !== "PORTALS.put" || left === 0) return call();
    left -= 1;
    return Promise.reject(new Error("KV PUT failed: 429 Too Many Requests"));
  };
  const projector = new Projector(watchBindings(env, around), async (ms) => pauses.push(ms));
  return { projector, pauses, asked };
}

const readDue = ({ property }: Scene) =>
  env.DB.prepare("select projection_wanted > projection_done as due from properties where id = ?")
    .bind(property.id)
    .first<number>("due");
const readNumber = async ({ property }: Scene) => (await readPortal(env.PORTALS, property.slug))?.number;

describe("the writer of a portal", () => {
  it("writes again after one, two and four seconds when the store refuses [G1]", async () => {
    expectComplaint(/"event":"store_refused"/);
    const { property } = await openPublished();
    const { projector, pauses } = refusing(3);
    expect(await projector.project(property.id)).toBe("projected");
    expect(pauses.map((ms) => Math.floor(ms / 1_000))).toEqual([1, 2, expect.toBeOneOf([4, 5])]);
  });

  it("leaves the mark where the store refuses for longer, and the cron carries it out [G2]", async () => {
    expectComplaint(/"event":"store_refused"/);
    const scene = await openPublished();
    await env.DB.prepare("update properties set projection_wanted = projection_wanted + 1 where id = ?")
      .bind(scene.property.id)
      .run();
    await env.PORTALS.delete(`portal:${scene.property.slug}`);
    await expect(refusing(4).projector.project(scene.property.id)).rejects.toThrow("429");
    expect([await readDue(scene), await readNumber(scene)]).toEqual([1, undefined]);
    await fireCron();
    expect([await readDue(scene), await readNumber(scene)]).toEqual([0, 1]);
  });

  it("answers a change all the same when the store refuses, and tries again by itself [G1, G2]", async () => {
    expectComplaint(/store_refused|projection_deferred/);
    const scene = await openPublished();
    const { id, slug } = scene.property;
    const put = vi
      .spyOn(Object.getPrototypeOf(env.PORTALS) as KVNamespace, "put")
      .mockRejectedValue(new Error("KV PUT failed: 429 Too Many Requests"));
    // Skip the pauses between the tries; another test measures them.
    const wait = vi.spyOn(scheduler, "wait").mockResolvedValue();
    try {
      await callAsOperator(target, "PUT", `/properties/${id}/licence`, makeLicence("SUSPENDED"));
      expect(put).toHaveBeenCalledTimes(4);
    } finally {
      put.mockRestore();
      wait.mockRestore();
    }
    expect(await readDue(scene)).toBe(1);
    // Run the alarm at its time, half a minute later.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31_000 });
    try {
      expect(await runDurableObjectAlarm(env.PORTAL_WRITER.getByName(id))).toBe(true);
    } finally {
      vi.useRealTimers();
    }
    expect(await readDue(scene)).toBe(0);
    expect((await readPortal(env.PORTALS, slug))?.licence.isClosed).toBe(true);
  });

  it("projects stored changes at every wake-up, without waiting for the cron [N1, G2]", async () => {
    const scene = await openPublished();
    const { id, slug } = scene.property;
    const writer = env.PORTAL_WRITER.getByName(id);
    await writer.wakeAt(id, Date.now() + 60_000);
    // As if the Worker was killed after the batch: D1 has the change, but no projection was requested.
    await env.DB.batch([
      env.DB.prepare("update property_licences set mode = 'SUSPENDED' where property_id = ?").bind(id),
      env.DB.prepare("update properties set projection_wanted = projection_wanted + 1 where id = ?").bind(id),
    ]);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
    try {
      expect(await runDurableObjectAlarm(writer)).toBe(true);
    } finally {
      vi.useRealTimers();
    }
    expect(await readDue(scene)).toBe(0);
    expect((await readPortal(env.PORTALS, slug))?.licence.isClosed).toBe(true);
  });

  it("makes one run of the calls that come during a run, which sees all of their changes [G1]", async () => {
    const scene = await openPublished();
    const asked: string[] = [];
    const held = holdAt(/^PORTALS\.put$/);
    const around: AroundCall = (what, call) => {
      asked.push(what);
      return held.around(what, call);
    };
    const projector = new Projector(watchBindings(env, around));
    const first = projector.project(scene.property.id);
    await held.reached;
    await env.DB.prepare("update property_licences set mode = 'SUSPENDED' where property_id = ?")
      .bind(scene.property.id)
      .run();
    const others = Array.from({ length: 20 }, () => projector.project(scene.property.id));
    held.release();
    expect(new Set(await Promise.all([first, ...others]))).toEqual(new Set(["projected"]));
    expect(asked.filter((what) => what === "PORTALS.put")).toHaveLength(2);
    expect((await readPortal(env.PORTALS, scene.property.slug))?.licence.isClosed).toBe(true);
  });

  it("runs again when the database has moved on during a run [G1]", async () => {
    const scene = await openPublished();
    const held = holdAt(/^PORTALS\.put$/);
    const projecting = new Projector(watchBindings(env, held.around)).project(scene.property.id);
    await held.reached;
    await env.DB.batch([
      env.DB.prepare("update property_licences set mode = 'SUSPENDED' where property_id = ?").bind(
        scene.property.id,
      ),
      env.DB.prepare("update properties set projection_wanted = projection_wanted + 1 where id = ?").bind(
        scene.property.id,
      ),
    ]);
    held.release();
    await projecting;
    expect((await readPortal(env.PORTALS, scene.property.slug))?.licence.isClosed).toBe(true);
    expect(await readDue(scene)).toBe(0);
  });

  it("keeps one portal that fails from holding back the others, and closes one without files by its licence [G2, S142]", async () => {
    expectComplaint(/portal_pages_missing|snapshot_missing|portal_not_rendered/);
    const [broken, well] = [await openPublished(), await openPublished()];
    const { objects } = await env.FILES.list({ prefix: `snapshots/${broken.property.id}/` });
    await env.FILES.delete(objects.map(({ key }) => key));
    await env.DB.batch([
      env.DB.prepare("update properties set projection_wanted = projection_wanted + 1"),
      env.DB.prepare("update property_licences set mode = 'SUSPENDED'"),
    ]);
    await fireCron();
    expect([await readDue(broken), await readDue(well)]).toEqual([1, 0]);
    expect(await readNumber(broken)).toBeUndefined();
    expect((await readPortal(env.PORTALS, well.property.slug))?.licence.isClosed).toBe(true);
  });
});
