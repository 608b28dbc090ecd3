import { evictDurableObject, runDurableObjectAlarm } from "cloudflare:test";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { ClientLocation, PersonHere } from "#domain/live/presence.ts";
import { SECOND_MS } from "#domain/time.ts";
import { type Caller, callAs, createProperty, signIn } from "#scripts/api/caller.ts";
import { addMember } from "../factories/member.ts";
import { createScene, openScene, type Scene } from "../factories/scene.ts";
import { target } from "../factories/worker/worker-target.ts";
import { connect, getChannel, type LiveClient } from "./live-client.ts";

afterEach(() => {
  vi.useRealTimers();
});

const until = (probe: () => unknown) => expect.poll(probe, { interval: 10 });

/** The people in the last presence message of a client. */
function peopleAt(client: LiveClient): PersonHere[] | undefined {
  return client.messages.flatMap((message) => (message.type === "presence" ? [message] : [])).at(-1)?.people;
}

const namesAt = (client: LiveClient) => peopleAt(client)?.map(({ name }) => name);

function sendLocation(client: LiveClient, where: Partial<ClientLocation>): void {
  client.send(JSON.stringify({ type: "whereabouts", propertyId: null, place: null, editing: [], ...where }));
}

/** Two people of one group, shared by all tests because signing in is slow. Each test has a property of its own. */
let people: { readonly scene: Scene; readonly colleague: Caller };

beforeAll(async () => {
  const scene = await openScene(target);
  people = { scene, colleague: await addMember(target, scene, "editor", "Night desk") };
});

/** Opens the theme tab of a new property for both people. */
async function openTwo() {
  const { groupId, caller } = people.scene;
  const property = await createProperty(target, groupId, { name: "Harbour Hotel" });
  const scene = createScene({ groupId, caller, property });
  const [one, other] = [await connect(caller), await connect(people.colleague)];
  const here = { propertyId: property.id, place: "theme" } as const;
  sendLocation(one, here);
  sendLocation(other, here);
  await until(() => namesAt(one)).toEqual(["Front desk", "Night desk"]);
  return { scene, one, other, here };
}

describe("presence in a property", () => {
  it("is sent to everybody there, with the tab and the edited section [S156]", async () => {
    const { one, other, here } = await openTwo();
    sendLocation(other, { ...here, place: "social", editing: ["social"] });
    await until(() => peopleAt(one)?.at(-1)).toMatchObject({ place: "social", editing: ["social"] });
    expect(namesAt(other)).toEqual(["Front desk", "Night desk"]);
    one.close();
    other.close();
  });

  it("changes when a person leaves, closes, or is signed out [S154, S156]", async () => {
    const { one, other, here } = await openTwo();
    sendLocation(other, {});
    await until(() => namesAt(one)).toEqual(["Front desk"]);
    sendLocation(other, here);
    await until(() => namesAt(one)).toEqual(["Front desk", "Night desk"]);
    other.close();
    await until(() => namesAt(one)).toEqual(["Front desk"]);
    const again = await signIn(target, people.colleague.user.email);
    const back = await connect(again);
    sendLocation(back, here);
    await until(() => namesAt(one)).toEqual(["Front desk", "Night desk"]);
    await callAs(target, "POST", "/api/identity/sign-out", { headers: { cookie: again.cookie } });
    await until(() => namesAt(one)).toEqual(["Front desk"]);
    one.close();
  });

  it("counts two tabs of one person once, until both are gone [S156]", async () => {
    const { scene, one, other, here } = await openTwo();
    const second = await connect(scene.caller);
    sendLocation(second, { ...here, place: "social" });
    await until(() => peopleAt(other)?.find(({ name }) => name === "Front desk")?.place).toBe("social");
    expect(namesAt(other)).toEqual(["Front desk", "Night desk"]);
    second.close();
    await until(() => peopleAt(other)?.find(({ name }) => name === "Front desk")?.place).toBe("theme");
    one.close();
    await until(() => namesAt(other)).toEqual(["Night desk"]);
    other.close();
  });

  it("is not sent to another property or another group [S139]", async () => {
    const { one, other, here } = await openTwo();
    const foreign = await openScene(target);
    const spy = await connect(foreign.caller);
    sendLocation(spy, here);
    await until(() => peopleAt(spy)).toEqual([
      { uid: foreign.caller.user.uid, name: "Front desk", place: "theme", editing: [] },
    ]);
    expect(peopleAt(one)?.map(({ uid }) => uid)).not.toContain(foreign.caller.user.uid);
    for (const client of [one, other, spy]) client.close();
  });

  it("outlives the channel's sleep [S156]", async () => {
    const { scene, one, other, here } = await openTwo();
    await evictDurableObject(await getChannel(scene), { webSockets: "hibernate" });
    sendLocation(one, { ...here, place: "dashboard" });
    await until(() => peopleAt(other)).toMatchObject([
      { name: "Front desk", place: "dashboard" },
      { name: "Night desk", place: "theme" },
    ]);
    one.close();
    other.close();
  });

  it("forgets a browser that fell silent, and closes its socket [S156]", async () => {
    const { scene, one, other } = await openTwo();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 200 * SECOND_MS });
    sendLocation(one, { propertyId: scene.property.id, place: "social" });
    await until(() => peopleAt(other)?.[0]?.place).toBe("social");
    await runDurableObjectAlarm(await getChannel(scene));
    expect((await other.closed).code).toBe(4408);
    await until(() => namesAt(one)).toEqual(["Front desk"]);
    one.close();
  });
});

describe("a client that says more than where it is", () => {
  it.each([
    ["no JSON", "{", 1008],
    ["nothing", "", 1008],
    ["another word", '{"type":"shout"}', 1008],
    ["a place that is none", '{"type":"whereabouts","propertyId":null,"place":"cellar","editing":[]}', 1008],
    ["a property that is none", '{"type":"whereabouts","propertyId":"../x","place":null,"editing":[]}', 1008],
    [
      "a name of its own",
      '{"type":"whereabouts","propertyId":null,"place":null,"editing":[],"name":"x"}',
      1008,
    ],
    ["too much", `{"type":"whereabouts","place":"${"x".repeat(2_000)}"}`, 1009],
  ])("is cut off: %s [S156]", async (_, text, code) => {
    const client = await connect(people.scene.caller);
    client.send(text);
    expect((await client.closed).code).toBe(code);
  });

  it("is disconnected when it sends too often, without affecting others [S156]", async () => {
    const { scene, one, other, here } = await openTwo();
    for (let turn = 0; turn < 60; turn += 1)
      sendLocation(other, { ...here, editing: turn % 2 ? ["theme"] : [] });
    expect((await other.closed).code).toBe(1008);
    await scene.caller.call("PATCH", scene.at(""), { json: { name: "Quay Hotel" }, revision: 1 });
    await until(() => one.changes().length).toBe(1);
    one.close();
  });

  it("is known by the name of its session, whatever it says [S139]", async () => {
    const { scene } = await openTwo();
    const again = await signIn(target, scene.caller.user.email);
    const client = await connect(again);
    sendLocation(client, { propertyId: scene.property.id });
    await until(() => peopleAt(client)?.find(({ uid }) => uid === scene.caller.user.uid)?.name).toBe(
      "Front desk",
    );
    client.close();
  });
});
