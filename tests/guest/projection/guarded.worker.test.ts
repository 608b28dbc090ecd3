import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Button } from "#domain/content/button.ts";
import { NEVER } from "#tests/factories/databases/watched-bindings.ts";
import { defer } from "#tests/factories/deferred.ts";
import { ask } from "#tests/factories/published-portal.ts";
import type { Scene } from "#tests/factories/scene.ts";
import { saveButtons } from "#tests/factories/stored-draft.ts";
import { countAtDesk } from "#tests/factories/worker/desk.ts";
import { fireCron } from "#tests/factories/worker/watched-target.ts";
import { evictPortal } from "#worker/portal/portal-memory.ts";
import { GuestDesk } from "#worker/services/guest/desk/guest-desk.ts";
import { PortalWriter } from "#worker/services/portal/portal-writer.ts";
import { expectComplaint } from "../../setup/worker/quiet-console.ts";
import { MARKER, openButton, PIN, RULES, setPin } from "../guard-scene.ts";
import { publishScene } from "../messages/guest-form.ts";

const { guard: _guard, ...OPEN } = RULES as Button & { guard: string };

/** Publishes the button in both languages; the guard is part of the button. */
async function publishAs(scene: Scene, button: unknown): Promise<void> {
  for (const language of ["en", "de"]) await saveButtons(scene, language, [button as Button]);
  await scene.publish();
}

/** Spies on the calls that store guarded content in the desk. */
function watchDesk() {
  const desk = vi.spyOn(GuestDesk.prototype, "layGuarded");
  onTestFinished(() => desk.mockRestore());
  return desk;
}

/** Bindings whose call to the desk, or to the portals' store, never returns. `death` resolves at that call. */
function dyingAt(where: "desk" | "store") {
  const death = defer();
  const die = () => {
    death.resolve();
    return NEVER;
  };
  const GUEST_DESK = { getByName: () => ({ layGuarded: die }) } as unknown as Env["GUEST_DESK"];
  const PORTALS = { put: die } as unknown as KVNamespace;
  return { bindings: { ...env, ...(where === "desk" ? { GUEST_DESK } : { PORTALS }) }, death: death.promise };
}

/** Publishes the button. The property's writer dies during the projection, at the desk or at the store. */
async function publishDyingAt(where: "desk" | "store", scene: Scene, button: unknown): Promise<void> {
  expectComplaint(/projection_deferred/);
  const { id } = scene.property;
  const project = vi.spyOn(PortalWriter.prototype, "project").mockRejectedValue(new Error("Not yet."));
  await publishAs(scene, button).finally(() => project.mockRestore());
  await runInDurableObject(env.PORTAL_WRITER.getByName(id), async (_, state) => {
    const { bindings, death } = dyingAt(where);
    void new PortalWriter(state, bindings).project(id);
    await death;
  });
  // The next request reads KV, as after the expiry of the isolate's cache.
  evictPortal(scene.property.slug);
}

const fetchPage = async ({ property }: Scene) => (await ask(`/p/${property.slug}/en?all`)).text();

describe("the writer of a portal", () => {
  it("asks the desk nothing where nothing is guarded, and once where nothing is any more [R8]", async () => {
    const desk = watchDesk();
    const scene = await publishScene([OPEN as Button]);
    const { id } = scene.property;
    await publishAs(scene, { ...OPEN, name: "Rules" });
    await env.PORTAL_WRITER.getByName(id).project(id, { mend: true });
    expect(desk).not.toHaveBeenCalled();
    await publishAs(scene, RULES);
    expect(desk).toHaveBeenCalledTimes(1);
    await publishAs(scene, OPEN);
    expect(desk).toHaveBeenCalledTimes(2);
    await publishAs(scene, { ...OPEN, name: "Rules" });
    expect(desk).toHaveBeenCalledTimes(2);
    expect(await countAtDesk(id, "guarded")).toBe(0);
  });

  it.for(["desk", "store"] as const)(
    "killed at the %s while a guard comes leaves the page as it was, and the cron brings both [R8]",
    async (where) => {
      const scene = await publishScene([OPEN as Button]);
      await setPin(scene, RULES, PIN);
      await publishDyingAt(where, scene, RULES);
      expect(await fetchPage(scene)).toContain(MARKER);
      expect(await countAtDesk(scene.property.id, "guarded")).toBe(where === "desk" ? 0 : 2);
      await fireCron();
      expect(await fetchPage(scene)).not.toContain(MARKER);
      expect(await (await openButton(scene, RULES, { pin: PIN })).text()).toContain(MARKER);
    },
  );

  it.for(["store", "desk"] as const)(
    "killed at the %s while a guard goes keeps it shut or open, and the cron clears the desk [R8]",
    async (where) => {
      const scene = await publishScene([RULES]);
      await setPin(scene, RULES, PIN);
      await publishDyingAt(where, scene, OPEN);
      const isOpen = where === "desk";
      expect((await fetchPage(scene)).includes(MARKER)).toBe(isOpen);
      expect((await openButton(scene, RULES, { pin: PIN })).status).toBe(isOpen ? 404 : 200);
      expect(await countAtDesk(scene.property.id, "guarded")).toBe(2);
      await fireCron();
      expect(await fetchPage(scene)).toContain(MARKER);
      expect(await countAtDesk(scene.property.id, "guarded")).toBe(0);
    },
  );
});
