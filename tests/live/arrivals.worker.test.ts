import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { sampleId, usableButton } from "#tests/factories/draft.ts";
import { openScene, type Scene } from "../factories/scene.ts";
import { target } from "../factories/worker/worker-target.ts";
import { publishScene, sendForm } from "../guest/messages/guest-form.ts";
import { connect, type LiveClient } from "./live-client.ts";

const until = (probe: () => unknown) => expect.poll(probe, { interval: 20 });
const getMessageChanges = ({ changes }: LiveClient) =>
  changes().flatMap((change) => (change.kind === "guest-messages.changed" ? [change.payload] : []));

const openPublished = () => publishScene([usableButton("guest-services", 1, "Fresh towels")]);
const ask = (scene: Scene, room: string) =>
  sendForm(scene, "requests", {
    button: sampleId(1),
    service: sampleId(601),
    language: "en",
    room,
    note: "",
  });

async function openCount({ caller, property }: Scene): Promise<number> {
  const response = await caller.call("GET", `/api/properties/opening?active=${property.id}`);
  return ((await response.json()) as { openRequests: number }).openRequests;
}

describe("a guest's request", () => {
  it("reaches every open screen by its name, and with how many wait [S84, S156]", async () => {
    const scene = await openPublished();
    const client = await connect(scene.caller);
    expect(await openCount(scene)).toBe(0);
    expect((await ask(scene, "118")).status).toBe(200);
    await until(() => getMessageChanges(client)).toMatchObject([
      { openRequests: 1, message: { kind: "requests", isNew: true } },
    ]);
    const id = getMessageChanges(client)[0]?.message?.id;
    const one = await scene.caller.call("GET", scene.at(`/requests/${id}`));
    expect(await one.json()).toMatchObject({ id, service: "Fresh towels", room: "118", doneAt: null });
    expect((await ask(scene, "")).status).toBe(200);
    await until(() => getMessageChanges(client).at(-1)).toMatchObject({
      openRequests: 2,
      message: { isNew: true },
    });
    expect(await openCount(scene)).toBe(2);

    const list = await scene.caller.call("GET", scene.at("/requests"));
    const { items } = (await list.json()) as { items: GuestRequest[] };
    const [first] = items;
    const handle = (json: object) =>
      scene.caller.call("POST", scene.at(`/requests/${first?.id}/handling`), { json });
    await handle({ revision: 0, to: "done" });
    const changed = { kind: "requests", id: first?.id, isNew: false };
    await until(() => getMessageChanges(client).at(-1)).toEqual({ openRequests: 1, message: changed });
    await handle({ revision: 1, to: "seen" });
    await until(() => getMessageChanges(client).at(-1)).toEqual({ openRequests: 2, message: changed });
    client.close();
  });

  it("is in no log by its words, and says itself that it was done meanwhile [S84, G8]", async () => {
    const scene = await openPublished();
    const client = await connect(scene.caller);
    expect((await ask(scene, "Suite 118")).status).toBe(200);
    await until(() => getMessageChanges(client).length).toBe(1);
    client.close();
    const { results } = await env.DB.prepare("select payload from changes where property_id = ?")
      .bind(scene.property.id)
      .all<{ payload: string }>();
    expect(JSON.stringify(results)).not.toMatch(/Suite|towels/);

    const list = await scene.caller.call("GET", scene.at("/requests"));
    const [request] = ((await list.json()) as { items: GuestRequest[] }).items;
    const json = { revision: 0, to: "done" };
    await scene.caller.call("POST", scene.at(`/requests/${request?.id}/handling`), { json });
    const first = client.changes().find(({ kind }) => kind === "guest-messages.changed");
    const late = await connect(scene.caller, (first?.sequence ?? 1) - 1);
    await until(() => getMessageChanges(late).length).toBe(2);
    const named = getMessageChanges(late).find(({ message }) => message?.isNew)?.message?.id;
    const read = await scene.caller.call("GET", scene.at(`/requests/${named}`));
    expect(((await read.json()) as GuestRequest).doneAt).not.toBeNull();
    const gone = await scene.caller.call("GET", scene.at(`/requests/${sampleId(96)}`));
    expect(gone.status).toBe(404);
    late.close();
  });

  it("of one property is not counted at another, nor sent to another group [S84, S186]", async () => {
    const [scene, other] = [await openPublished(), await openScene(target)];
    const stranger = await connect(other.caller);
    expect((await ask(scene, "118")).status).toBe(200);
    await until(() => openCount(scene)).toBe(1);
    const path = `/api/properties/opening?active=${scene.property.id}`;
    expect(await (await other.caller.call("GET", path)).json()).toMatchObject({ openRequests: 0 });
    expect(getMessageChanges(stranger)).toEqual([]);
    const list = await scene.caller.call("GET", scene.at("/requests"));
    const [request] = ((await list.json()) as { items: GuestRequest[] }).items;
    for (const at of [other.at, scene.at]) {
      expect((await other.caller.call("GET", at(`/requests/${request?.id}`))).status).toBe(404);
    }
    stranger.close();
  });
});
