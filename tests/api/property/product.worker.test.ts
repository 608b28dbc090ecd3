import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { Button } from "#domain/content/button.ts";
import { callAs } from "#scripts/api/caller.ts";
import { usableButton } from "../../factories/draft.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { target } from "../../factories/worker/worker-target.ts";

function saveButtons({ caller, at }: Scene, buttons: readonly Button[], revision: number): Promise<Response> {
  return caller.call("PUT", at("/documents/buttons?language=en"), { json: { buttons }, revision });
}

async function publish({ caller, at }: Scene): Promise<void> {
  expect((await caller.call("POST", at("/publish"), { json: { note: "" } })).status).toBe(201);
}

async function guestPage({ property }: Scene): Promise<string> {
  return (await callAs(target, "GET", `/p/${property.slug}`)).text();
}

it("the staff of a hotel, a restaurant and a ship each manage their own guests' portal, and no other's [S1, S2]", async () => {
  const scenes = await Promise.all(
    ["Gull Hotel", "Osteria Blu", "MS Aurora"].map((name) => openScene(target, { name })),
  );
  for (const [index, scene] of scenes.entries()) {
    const saved = await saveButtons(scene, [usableButton("link", 1, `Welcome aboard ${index}`)], 0);
    expect(saved.status).toBe(200);
    await publish(scene);
    for (const other of scenes.filter((one) => one !== scene)) {
      const refused = await scene.caller.call("GET", other.at("/documents/homepage"));
      expect(refused.status).toBe(404);
    }
    const list = (await (await scene.caller.call("GET", "/api/properties")).json()) as {
      items: { name: string }[];
    };
    expect(list.items.map(({ name }) => name)).toEqual([scene.property.name]);
  }
  for (const [index, scene] of scenes.entries()) {
    const page = await guestPage(scene);
    expect(page).toContain(`Welcome aboard ${index}`);
    for (const other of [0, 1, 2].filter((one) => one !== index)) {
      expect(page).not.toContain(`Welcome aboard ${other}`);
    }
  }
});

it("a button is a draft, then seen, then hidden, shown again and gone, and guests follow with each publication only [S112]", async () => {
  const scene = await openScene(target);
  const button = usableButton("link", 1, "Breakfast menu");
  // A second button, because a portal without visible buttons can't be published.
  const other = usableButton("link", 2, "Call us");
  const states: [buttons: Button[], isSeen: boolean][] = [
    [[button, other], true],
    [[{ ...button, hidden: true }, other], false],
    [[button, other], true],
    [[other], false],
  ];
  let wasSeen = false;
  for (const [revision, [buttons, isSeen]] of states.entries()) {
    expect((await saveButtons(scene, buttons, revision)).status).toBe(200);
    expect((await guestPage(scene)).includes("Breakfast menu")).toBe(wasSeen);
    await publish(scene);
    expect((await guestPage(scene)).includes("Breakfast menu")).toBe(isSeen);
    wasSeen = isSeen;
  }
});

describe("a fresh start", () => {
  it("has its documents, files, flags and functions at hand [S158]", async () => {
    const health = await callAs(target, "GET", "/healthz");
    expect(await health.json()).toMatchObject({
      ok: true,
      bindings: { database: true, files: true, flags: true, portals: true },
    });
    const scene = await openScene(target);
    const saved = await saveButtons(scene, [usableButton("link", 1, "Pool")], 0);
    expect(saved.status).toBe(200);
    const row = await env.DB.prepare("select name from properties where id = ?")
      .bind(scene.property.id)
      .first<{ name: string }>();
    expect(row?.name).toBe(scene.property.name);
    // The group's Durable Object issues a ticket, after it was notified of the write.
    const ticket = await scene.caller.call("POST", "/api/live/ticket");
    expect(ticket.status).toBe(201);
    const session = await (await scene.caller.call("GET", "/api/identity/session")).json();
    expect(session).toMatchObject({ user: { email: scene.caller.user.email } });
  });
});
