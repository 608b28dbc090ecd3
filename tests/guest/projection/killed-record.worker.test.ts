import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import { dieAfter, watchBindings, watchStorage } from "#tests/factories/databases/watched-bindings.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { ask } from "#tests/factories/published-portal.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { saveButtons } from "#tests/factories/stored-draft.ts";
import { scopeOf } from "#tests/factories/worker/scope.ts";
import { fireCron } from "#tests/factories/worker/watched-target.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { evictPortal } from "#worker/portal/portal-memory.ts";
import { PortalWriter } from "#worker/services/portal/portal-writer.ts";
import { setClosure } from "#worker/services/property/set-closure.ts";
import { expectComplaint } from "../../setup/worker/quiet-console.ts";

const CLOSED = { closesOn: "2020-01-04", opensOn: "2090-02-12", noticeFrom: null, texts: {} };
/** Tells of a closure that is ahead. */
const TOLD = { closesOn: "2089-01-04", opensOn: "2090-02-12", noticeFrom: "2020-01-04", texts: {} };

/** Stores a closure, and has nobody bring it to guests. */
async function close(scene: Scene, closure: typeof CLOSED | typeof TOLD | null): Promise<void> {
  const project = vi.spyOn(PortalWriter.prototype, "project").mockRejectedValue(new Error("Not yet."));
  const scope = await scopeOf(scene);
  await setClosure(env, scope, { closure, revision: scope.property.revision }).finally(() =>
    project.mockRestore(),
  );
}

/** Brings it to guests by a writer that dies ahead of one of its calls. Tells whether it has lived. */
async function projectDying({ property: { id } }: Scene, calls: number): Promise<boolean> {
  return runInDurableObject(env.PORTAL_WRITER.getByName(id), async (_, state) => {
    const { around, death } = dieAfter(calls);
    const writer = new PortalWriter(state, watchBindings(env, around));
    Object.assign(writer, { ctx: watchStorage(state, around) });
    return Promise.race([writer.project(id).then(() => true), death.then(() => false)]);
  });
}

async function seenBy({ property: { slug } }: Scene): Promise<string> {
  evictPortal(slug);
  return (await ask(`/p/${slug}/en`)).text();
}

/** What History shows of a moment. */
async function recorded({ caller, at }: Scene, moment: number): Promise<string> {
  const asked = new URLSearchParams({ at: new Date(moment).toISOString(), language: "en" });
  return (await caller.call("GET", at(`/history/page?${asked}`))).text();
}

/** The moment now, which is over when this comes back. */
async function now(): Promise<number> {
  const moment = Date.now();
  await vi.waitUntil(() => Date.now() > moment, { interval: 1 });
  return moment;
}

describe("the record of what guests were served", () => {
  it.for([
    ["taken back", null],
    ["followed by another", TOLD],
  ] as const)(
    "has what they saw of a change that was killed anywhere and is %s, and nothing that they did not see [T11, D36]",
    async ([, next]) => {
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
      for (let calls = 0, hasLived = false; !hasLived; calls += 1) {
        await close(scene, CLOSED);
        hasLived = await projectDying(scene, calls);
        if ((await look()) !== first) sawKilled += 1;
        // Killed once more, at the same place, where that is before it ends.
        await close(scene, next);
        await projectDying(scene, calls);
        await look();
        await fireCron();
        await look();
        await close(scene, null);
        await fireCron();
        expect(await look()).toBe(first);
      }
      expect(sawKilled).toBeGreaterThan(2);
      for (const [moment, page] of seen) expect(await recorded(scene, moment)).toBe(page);
    },
  );
});
