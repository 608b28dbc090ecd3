import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import { REMOVAL_GRACE_DAYS } from "#domain/limits.ts";
import { DAY_MS } from "#domain/time.ts";
import { createProperty } from "#scripts/api/caller.ts";
import {
  type AroundCall,
  dieAfter,
  watchBindings,
  watchStorage,
} from "#tests/factories/databases/watched-bindings.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { ask } from "#tests/factories/published-portal.ts";
import { createScene, openScene, type Scene } from "#tests/factories/scene.ts";
import { saveButtons } from "#tests/factories/stored-draft.ts";
import { isFullTier } from "#tests/factories/tier.ts";
import { wholeRun } from "#tests/factories/worker/job-run.ts";
import { getScope } from "#tests/factories/worker/scope.ts";
import { fireCron } from "#tests/factories/worker/watched-target.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { newId } from "#worker/db/new-id.ts";
import { evictPortal } from "#worker/portal/portal-memory.ts";
import { portalKey } from "#worker/portal/portal-store.ts";
import { purgeRemoved } from "#worker/services/operations/purge-removed.ts";
import { PortalWriter } from "#worker/services/portal/portal-writer.ts";
import { removeProperty } from "#worker/services/property/remove-property.ts";
import { restoreProperty } from "#worker/services/property/restore-property.ts";
import { setClosure } from "#worker/services/property/set-closure.ts";
import { updateProperty } from "#worker/services/property/update-property.ts";
import { expectComplaint } from "../../setup/worker/quiet-console.ts";

const CLOSED = { closesOn: "2020-01-04", opensOn: "2090-02-12", noticeFrom: null, texts: {} };
/** A future closure that is already announced. */
const ANNOUNCED = { closesOn: "2089-01-04", opensOn: "2090-02-12", noticeFrom: "2020-01-04", texts: {} };

/** Makes a change without its projection: the writer refuses. */
async function unprojected(change: () => Promise<unknown>): Promise<void> {
  const project = vi.spyOn(PortalWriter.prototype, "project").mockRejectedValue(new Error("Not yet."));
  await change().finally(() => project.mockRestore());
}

/** Stores a closure without projecting it. */
async function close(scene: Scene, closure: typeof CLOSED | typeof ANNOUNCED | null): Promise<void> {
  const scope = await getScope(scene);
  await unprojected(() => setClosure(env, scope, { closure, revision: scope.property.revision }));
}

/** Changes the portal's slug without projecting it and without rendering its pages for the new slug. */
async function move(scene: Scene, slug: string): Promise<void> {
  const scope = await getScope(scene);
  const refusing = watchBindings(env, (what, call) =>
    what.startsWith("DB") ? call() : Promise.reject(new Error("Not yet.")),
  );
  const moved = await updateProperty(refusing, scope, { patch: { slug }, revision: scope.property.revision });
  expect(moved.ok).toBe(true);
}

/** Opens another property of the group, with one button to publish. */
async function openAnother({ groupId, caller }: Pick<Scene, "groupId" | "caller">): Promise<Scene> {
  const property = await createProperty(target, groupId, { languages: ["en"] });
  const scene = createScene({ groupId, caller, property });
  await saveButtons(scene, "en", [usableButton("link", 1)]);
  return scene;
}

/** Remaining data of a property: in its writer's storage, the record in D1, R2 and KV. */
async function findKept({ property: { id, slug } }: Scene): Promise<readonly string[]> {
  const writer = env.PORTAL_WRITER.getByName(id);
  const noted = await runInDurableObject(writer, (_, { storage }) => storage.list());
  const rows = await env.DB.prepare("select * from served_portals where property_id = ?").bind(id).all();
  const { objects } = await env.FILES.list({ prefix: `snapshots/${id}/` });
  const { keys } = await env.PORTALS.list({ prefix: portalKey(slug) });
  return [
    ...[...noted].map((entry) => JSON.stringify(entry)),
    ...rows.results.map((row) => JSON.stringify(row)),
    ...objects.map(({ key }) => key),
    ...keys.map(({ name }) => name),
  ];
}

/** Projects a property with `around` at every call of its writer. */
async function projectBy({ property: { id } }: Scene, around: AroundCall): Promise<void> {
  await runInDurableObject(env.PORTAL_WRITER.getByName(id), async (_, state) =>
    new PortalWriter(state, watchBindings(env, around)).project(id),
  );
}

/** Projects a property with a writer that dies before call number `calls`. @returns whether it ended without dying. */
async function projectDying({ property: { id } }: Scene, calls: number): Promise<boolean> {
  return runInDurableObject(env.PORTAL_WRITER.getByName(id), async (_, state) => {
    const { around, death } = dieAfter(calls);
    const writer = new PortalWriter(state, watchBindings(env, around));
    Object.assign(writer, { ctx: watchStorage(state, around) });
    return Promise.race([writer.project(id).then(() => true), death.then(() => false)]);
  });
}

async function seenBy({
  property: { slug },
}: {
  readonly property: Pick<Scene["property"], "slug">;
}): Promise<string> {
  evictPortal(slug);
  return (await ask(`/p/${slug}/en`)).text();
}

/** The page that history returns for a moment. */
async function recorded({ caller, at }: Scene, moment: number): Promise<string> {
  const asked = new URLSearchParams({ at: new Date(moment).toISOString(), language: "en" });
  return (await caller.call("GET", at(`/history/page?${asked}`))).text();
}

/** The current millisecond. Resolves in a later one, so that two moments always differ. */
async function now(): Promise<number> {
  const moment = Date.now();
  await vi.waitUntil(() => Date.now() > moment, { interval: 1 });
  return moment;
}

/** Kill points: runs are long, so by default only every fourth call is tried. */
const EVERY = isFullTier ? 1 : 6;

describe("the record of what guests were served", () => {
  it.for([
    ["taken back", null, 0],
    ["followed by another", ANNOUNCED, 2],
  ] as const)(
    "has what they saw of a change that was killed anywhere and is %s, and nothing that they did not see [T11, D36]",
    async ([, next, firstKill]) => {
      expectComplaint(/projection_deferred/);
      const scene = await openScene(target, { languages: ["en"] });
      await saveButtons(scene, "en", [usableButton("link", 1)]);
      await scene.publish();
      const seen = new Map<number, string>();
      const look = async () => {
        const page = await seenBy(scene);
        seen.set(await now(), page);
        return page;
      };
      const first = await look();
      let sawKilled = 0;
      // The full size kills at every call. Otherwise each case kills at every fourth call, and `firstKill` differs.
      let calls = isFullTier ? 0 : firstKill;
      for (let hasLived = false; !hasLived; calls += EVERY) {
        await close(scene, CLOSED);
        hasLived = await projectDying(scene, calls);
        if ((await look()) !== first) sawKilled += 1;
        // Kill the next projection at the same call number, unless it ends before.
        await close(scene, next);
        await projectDying(scene, calls);
        await look();
        await fireCron();
        await look();
        await close(scene, null);
        await fireCron();
        expect(await look()).toBe(first);
      }
      expect(sawKilled).toBeGreaterThan(1);
      for (const [moment, page] of seen) expect(await recorded(scene, moment)).toBe(page);
    },
  );

  it("has what they saw of a change that D1 could not be told of, whatever KV shows where the next run wakes [T11]", async () => {
    expectComplaint(/projection_deferred/);
    const scene = await openScene(target, { languages: ["en"] });
    await saveButtons(scene, "en", [usableButton("link", 1)]);
    await scene.publish();
    const first = await seenBy(scene);
    const before = await env.PORTALS.getWithMetadata(portalKey(scene.property.slug), "arrayBuffer");
    await close(scene, CLOSED);
    let isServed = false;
    await projectBy(scene, (what, call) => {
      if (isServed && what.startsWith("DB.")) return Promise.reject(new Error("D1 is away."));
      isServed ||= what === "PORTALS.put";
      return call();
    });
    const page = await seenBy(scene);
    const moment = await now();
    await close(scene, null);
    await projectBy(scene, (what, call) =>
      what === "PORTALS.getWithMetadata"
        ? Promise.resolve(before as Awaited<ReturnType<typeof call>>)
        : call(),
    );
    expect([page === first, await seenBy(scene)]).toEqual([false, first]);
    expect(await recorded(scene, moment)).toBe(page);
  });

  it("has what they saw of a change that was killed, and once more anywhere after its address had moved [T11, D80]", async () => {
    expectComplaint(/projection_deferred|rendering_deferred/);
    const scene = await openScene(target, { languages: ["en"] });
    await saveButtons(scene, "en", [usableButton("link", 1)]);
    await scene.publish();
    let [present, former] = [scene.property.slug, `m-${newId()}`];
    const seen = new Map<number, string>();
    const look = async () => {
      // Read at a slug that has a value in KV: a request for an empty slug would make the writer repair it.
      const slug = (await env.PORTALS.get(portalKey(present))) ? present : former;
      const page = await seenBy({ property: { slug } });
      seen.set(await now(), page);
      return page;
    };
    const open = async () => {
      await close(scene, null);
      await fireCron();
      return look();
    };
    const first = await look();
    const closeDying = async (calls: number) => {
      await close(scene, CLOSED);
      await projectDying(scene, calls);
      return (await look()) !== first;
    };
    // Find the first kill point after which guests see the change.
    let late = 0;
    for (; !(await closeDying(late)); late += 1) await open();
    let [sawOpen, hasLived] = [await open(), false];
    for (let calls = 0; !hasLived; calls += EVERY) {
      await close(scene, CLOSED);
      await projectDying(scene, late);
      expect(await look()).not.toBe(sawOpen);
      await move(scene, former);
      [present, former] = [former, present];
      await look();
      hasLived = await projectDying(scene, calls);
      await look();
      await fireCron();
      await look();
      sawOpen = await open();
    }
    for (const [moment, page] of seen) expect(await recorded(scene, moment)).toBe(page);
  });

  it.for([
    ["a closure", (scene: Scene) => close(scene, CLOSED), 0],
    [
      "its return",
      async ({ property: { id } }: Scene) => {
        await removeProperty(env, id, Date.now());
        await unprojected(() => restoreProperty(env, id, Date.now()));
      },
      2,
    ],
  ] as const)(
    "keeps nothing of a property that was removed after %s that was killed anywhere, and purged [T11, S197]",
    async ([, change, firstKill]) => {
      expectComplaint(/projection_deferred/);
      const { groupId, caller } = await openScene(target);
      // The full size kills at every call. Otherwise each case kills at every fourth call, and `firstKill` differs.
      for (let calls = isFullTier ? 0 : firstKill, hasLived = false; !hasLived; calls += EVERY) {
        const scene = await openAnother({ groupId, caller });
        const { id } = scene.property;
        await scene.publish();
        await change(scene);
        hasLived = await projectDying(scene, calls);
        await unprojected(() => removeProperty(env, id, Date.now()));
        await projectDying(scene, calls);
        await purgeRemoved(env, wholeRun(Date.now() + (REMOVAL_GRACE_DAYS + 1) * DAY_MS));
        expect(await findKept(scene), `after ${calls} calls`).toEqual([]);
      }
    },
  );
});
