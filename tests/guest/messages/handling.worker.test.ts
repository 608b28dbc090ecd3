import { env, evictDurableObject } from "cloudflare:test";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { STAFF_NOTE_LENGTH_MAX } from "#domain/guest/request-state.ts";
import {
  type Caller,
  callAsOperator,
  createAccount,
  createProperty,
  makeLicence,
  signIn,
} from "#scripts/api/caller.ts";
import { sampleId } from "#tests/factories/draft.ts";
import { addMember } from "#tests/factories/member.ts";
import { PATIENCE } from "#tests/factories/patience.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { askAtDesk, atDesk, withDeskEnv } from "#tests/factories/worker/desk.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { newId } from "#worker/db/new-id.ts";
import { expectComplaint } from "../../setup/worker/quiet-console.ts";

type Person = Pick<Caller, "call">;

let scene: Scene;
let colleague: Caller;
beforeAll(async () => {
  scene = await openScene(target, { name: "Quay Hotel", languages: ["en"] });
  colleague = await addMember(target, scene, "editor");
});

/** A new request. @returns its id. */
async function ask({ property }: Scene = scene): Promise<string> {
  const id = newId();
  const at = { ...property, timeZone: "UTC", defaultLanguage: "en" } as const;
  await askAtDesk({ property: at, recipient: "", at: Date.now(), id });
  return id;
}

function press(id: string, json: unknown, who: Person = scene.caller): Promise<Response> {
  return who.call("POST", scene.at(`/requests/${id}/handling`), { json: json as object });
}

async function pressed(id: string, json: object, who: Person = scene.caller): Promise<GuestRequest> {
  const answer = await press(id, json, who);
  expect(answer.status).toBe(200);
  return (await answer.json()) as GuestRequest;
}

async function read(id: string): Promise<GuestRequest> {
  return (await (await scene.caller.call("GET", scene.at(`/requests/${id}`))).json()) as GuestRequest;
}

/** A property's requests in the activity list. */
async function fetchActions({ property }: Scene): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "select action, count, summary from activity where property_id = ? and action like 'request.%' order by id",
  )
    .bind(property.id)
    .all<{ action: string; count: number; summary: string }>();
  return results.map(({ action, count, summary }) => `${action} ${count}${summary}`);
}

it("after the licence has ended, open requests can be done or refused, and nothing else [R9, R12, S142]", async () => {
  const own = await openScene(target);
  const [taken, untouched, late] = [await ask(own), await ask(own), await ask(own)];
  const handle = (id: string, json: object) =>
    own.caller.call("POST", own.at(`/requests/${id}/handling`), { json });
  expect((await handle(taken, { revision: 0, to: "taken", minutes: 10 })).status).toBe(200);
  const suspended = makeLicence("SUSPENDED", { previous: "PAID" });
  await callAsOperator(target, "PUT", `/properties/${own.property.id}/licence`, suspended);
  expect((await handle(taken, { revision: 1, to: "done" })).status).toBe(200);
  const reason = { code: "closed_now", text: null };
  expect((await handle(untouched, { revision: 0, to: "refused", reason })).status).toBe(200);
  for (const to of ["seen", "taken"]) {
    const answer = await handle(late, { revision: 0, to });
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: "licence_unavailable" }]);
  }
});

it("the list is asked for a room, typed or of the card, page by page; a longer number is another room [R4, R9]", async () => {
  const own = await openScene(target);
  const property = { ...own.property, timeZone: "UTC", defaultLanguage: "en" } as const;
  const place = { id: sampleId(7), kind: "room", name: "204" } as const;
  for (const said of [
    { room: "204" },
    { room: "", place },
    { room: "411", place },
    { room: "Room 204" },
    { room: "2041" },
    { room: "\u0662\u0660\u0664" },
    { room: "Suite Nord" },
  ]) {
    await askAtDesk({ property, recipient: "", at: Date.now(), id: newId(), ...said });
  }
  const page = async (query: string) => {
    const answer = await own.caller.call("GET", own.at(`/requests?${query}`));
    return (await answer.json()) as { items: GuestRequest[]; nextCursor?: string };
  };
  const first = await page("room=204&limit=3");
  const rest = await page(`room=204&cursor=${first.nextCursor}`);
  const rooms = [...first.items, ...rest.items].map(({ room }) => room);
  expect(rooms.toSorted()).toEqual(["", "204", "411", "Room 204", "\u0662\u0660\u0664"]);
  expect((await page("room=\u06F2\u06F0\u06F4")).items).toHaveLength(5);
  expect((await page("room=%20SUITE%20nord")).items).toHaveLength(1);
});

it("a removed member's open requests return to the queue, and their completed ones stay theirs [R9]", async () => {
  const own = await openScene(target);
  const leaver = await addMember(target, own, "editor");
  const [open, done] = [await ask(own), await ask(own)];
  const handle = (id: string, json: object) =>
    leaver.call("POST", own.at(`/requests/${id}/handling`), { json });
  expect((await handle(open, { revision: 0, to: "taken", minutes: 10 })).status).toBe(200);
  expect((await handle(done, { revision: 0, to: "done" })).status).toBe(200);
  expect((await own.caller.call("DELETE", `/api/members/${leaver.user.uid}`)).status).toBe(204);
  const readOwn = async (id: string) =>
    (await (await own.caller.call("GET", own.at(`/requests/${id}`))).json()) as GuestRequest;
  await vi.waitFor(async () => expect((await readOwn(open)).state).toBe("seen"), PATIENCE);
  const given = await readOwn(open);
  expect(given).toMatchObject({ holder: null, minutes: null, revision: 2 });
  expect(given.events.at(-1)).toMatchObject({ state: "seen", by: { userId: own.caller.user.uid } });
  expect(await readOwn(done)).toMatchObject({ state: "done", holder: { userId: leaver.user.uid } });
});

describe("what is done about a request", () => {
  it("is told step by step, with who and when, and the item says it all [R9]", async () => {
    const id = await ask();
    expect(await read(id)).toMatchObject({
      state: "new",
      holder: null,
      revision: 0,
      events: [],
      doneAt: null,
    });
    const me = { userId: scene.caller.user.uid, name: scene.caller.user.displayName };
    const other = { userId: colleague.user.uid, name: colleague.user.displayName };
    await pressed(id, { revision: 0, to: "seen" });
    const taken = await pressed(
      id,
      { revision: 0, to: "taken", minutes: 10, staffNote: " Floor 3\r\n" },
      colleague,
    );
    expect(taken).toMatchObject({
      state: "taken",
      holder: other,
      minutes: 10,
      staffNote: "Floor 3",
      revision: 1,
    });
    await pressed(id, { revision: 1, to: "taken", holderId: me.userId }, colleague);
    const done = await pressed(id, { revision: 2, to: "done" });
    expect(done).toMatchObject({
      state: "done",
      holder: me,
      minutes: null,
      staffNote: "Floor 3",
      revision: 3,
    });
    expect(done.doneAt).toBe(done.events.at(-1)?.at);
    expect(done.events.map(({ state, by, holder }) => [state, by?.userId, holder?.userId])).toEqual([
      ["seen", me.userId, undefined],
      ["taken", other.userId, other.userId],
      ["taken", other.userId, me.userId],
      ["done", me.userId, me.userId],
    ]);
    const again = await pressed(id, { revision: 3, to: "seen" }, colleague);
    expect(again).toMatchObject({ state: "seen", holder: null, doneAt: null });
    expect(await read(id)).toEqual(again);
  });

  it("belongs to one person if two press at once, and the other learns whose it is [R9]", async () => {
    const id = await ask();
    const step = { revision: 0, to: "taken", minutes: 5 };
    const answers = await Promise.all([press(id, step), press(id, step, colleague)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const [won, lost] = answers.toSorted((one, other) => one.status - other.status);
    const item = (await won?.json()) as GuestRequest;
    expect(await lost?.json()).toMatchObject({ code: "stale_revision", current: item });
    expect(item.events).toHaveLength(1);
    // "seen" makes no revision stale: a person whose screen still shows the request as new can press "done".
    const seen = await ask();
    const looks = await Promise.all([1, 2].map(() => press(seen, { revision: 0, to: "seen" })));
    expect(looks.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read(seen)).events).toHaveLength(1);
    await pressed(seen, { revision: 0, to: "done" }, colleague);
  });

  it("needs a reason where it can't be done, which stays until it is opened again [R9]", async () => {
    const id = await ask();
    expect((await press(id, { revision: 0, to: "refused" })).status).toBe(400);
    const own = { code: "own", text: "The lift is out of order." };
    const refused = await pressed(id, { revision: 0, to: "refused", reason: own });
    expect(refused).toMatchObject({ state: "refused", reason: own });
    expect(refused.doneAt).not.toBeNull();
    expect((await press(id, { revision: 1, to: "done" })).status).toBe(400);
    expect(await pressed(id, { revision: 1, to: "seen" })).toMatchObject({ reason: null, doneAt: null });
  });

  it("is in the activity list when it is decided, without a guest's word [R9]", async () => {
    const own = await openScene(target, { name: "Pier Hotel", languages: ["en"] });
    const path = own.at(`/requests/${await ask(own)}/handling`);
    let revision = 0;
    for (const step of [
      { to: "seen" },
      { to: "taken" },
      { staffNote: "Room 204, towels" },
      { to: "refused", reason: { code: "none_left", text: null } },
      { to: "seen" },
      { to: "done" },
    ]) {
      const answer = await own.caller.call("POST", path, { json: { revision, ...step } });
      ({ revision } = (await answer.json()) as GuestRequest);
    }
    const actions = ["request.taken 1", "request.refused 1", "request.reopened 1", "request.done 1"];
    expect(await fetchActions(own)).toEqual(actions);
  });

  it("is counted until it is taken, and again once it is given back [R9, D68]", async () => {
    const other = await openScene(target, { name: "Pier Hotel", languages: ["en"] });
    const ids = [await ask(other), await ask(other), await ask(other)];
    const at = (id: string | undefined) => other.at(`/requests/${id}/handling`);
    const reason = { code: "call_us", text: null };
    await other.caller.call("POST", at(ids[0]), { json: { revision: 0, to: "taken" } });
    await other.caller.call("POST", at(ids[1]), { json: { revision: 0, to: "refused", reason } });
    const counted = async () => {
      const path = `/api/properties/opening?active=${other.property.id}`;
      return (await other.caller.call("GET", path)).json();
    };
    expect(await counted()).toMatchObject({ openRequests: 1 });
    await other.caller.call("POST", at(ids[0]), { json: { revision: 1, to: "seen" } });
    expect(await counted()).toMatchObject({ openRequests: 2 });
  });
});

describe("who may not", () => {
  it.each([
    ["no revision", { to: "done" }],
    ["a revision of text", { revision: "0", to: "done" }],
    ["a step to new", { revision: 0, to: "new" }],
    ["an unknown step", { revision: 0, to: "__proto__" }],
    ["more than is asked", { revision: 0, to: "done", state: "taken" }],
    ["a time of a request that is done", { revision: 0, to: "done", minutes: 5 }],
    ["no minute", { revision: 0, to: "taken", minutes: 0 }],
    ["a day", { revision: 0, to: "taken", minutes: 1_440 }],
    ["a long note", { revision: 0, staffNote: "x".repeat(STAFF_NOTE_LENGTH_MAX + 1) }],
    ["own words that show nothing", { revision: 0, to: "refused", reason: { code: "own", text: "\u200b" } }],
    ["a reason on two lines", { revision: 0, to: "refused", reason: { code: "own", text: "No\nlift" } }],
    ["somebody who is nobody here", { revision: 0, to: "taken", holderId: sampleId(5) }],
    ["a list", []],
  ])("is refused, and nothing is changed: %s [R9]", async (_, json) => {
    const id = await ask();
    expect((await press(id, json)).status).toBe(400);
    expect(await read(id)).toMatchObject({ state: "new", revision: 0, staffNote: "" });
  });

  it("are viewers, who read all of it, and people of another group, nor are those assigned [R9, S64, S139]", async () => {
    const id = await ask();
    const viewer = await addMember(target, scene, "viewer");
    const stranger = await signIn(target, (await createAccount(target)).email);
    expect((await press(id, { revision: 0, to: "done" }, viewer)).status).toBe(403);
    expect((await press(id, { revision: 0, to: "done" }, stranger)).status).toBe(404);
    for (const { user } of [stranger, viewer])
      expect((await press(id, { revision: 0, to: "taken", holderId: user.uid })).status).toBe(400);
    expect((await press(sampleId(97), { revision: 0, to: "done" })).status).toBe(404);
    expect((await viewer.call("GET", scene.at(`/requests/${id}`))).status).toBe(200);
    expect((await read(id)).state).toBe("new");
  });
});

describe("a step that dies", () => {
  it("is taken once, and announced when D1 is back, wherever it dies [R9, G8]", async () => {
    expectComplaint(/desk_deferred/);
    const own = await openScene(target, { name: "Pier Hotel", languages: ["en"] });
    const propertyId = own.property.id;
    const id = await ask(own);
    const away = new Proxy(env.DB, {
      get: (real, name) =>
        name === "batch"
          ? () => Promise.reject(new Error("away"))
          : (Reflect.get(real, name) as (...all: unknown[]) => unknown).bind(real),
    });
    const by = { at: Date.now(), userId: colleague.user.uid, userName: "Ben" };
    const desk = () => env.GUEST_DESK.getByName(propertyId);
    const handle = () => desk().handle({ kind: "request", id, from: 0, step: { to: "taken" } }, by);
    expect((await withDeskEnv(propertyId, { DB: away }, handle))?.outcome).toBe("taken");
    expect(await fetchActions(own)).toEqual([]);
    await evictDurableObject(desk());
    // The first press's answer was lost. The repeated press is stale, and its answer names the same person as holder.
    expect(await handle()).toMatchObject({
      outcome: "stale",
      message: { handling: { holder: { name: "Ben" } } },
    });
    await desk().wake(Date.now());
    expect(await fetchActions(own)).toEqual(["request.taken 1"]);
    expect((await desk().find("request", id))?.handling).toMatchObject({ state: "taken", revision: 1 });
  });
});

describe("a row from before steps were kept", () => {
  it("is new while it is open, done since it was closed, and goes on from there [R9]", async () => {
    const [open, closed] = [await ask(), await ask()];
    await atDesk(scene.property.id, "UPDATE messages SET closed_at = 1767225600000 WHERE id = ?", closed);
    expect(await read(open)).toMatchObject({ state: "new", events: [] });
    const at = "2026-01-01T00:00:00.000Z";
    expect(await read(closed)).toMatchObject({ state: "done", doneAt: at, events: [{ at, by: null }] });
    expect(await pressed(closed, { revision: 0, to: "seen" })).toMatchObject({ state: "seen", revision: 1 });
  });

  it("goes with its message when that is erased, and stands in the group's file [R9, G8]", async () => {
    const id = await ask();
    await pressed(id, { revision: 0, to: "taken", staffNote: "marker-of-a-note" });
    const { rows } = await env.GUEST_DESK.getByName(scene.property.id).dump("messages", null);
    expect(JSON.stringify(rows)).toContain("marker-of-a-note");
    const json = { entries: [{ kind: "requests", id }] };
    expect((await scene.caller.call("POST", scene.at("/guest-data/erase"), { json })).status).toBe(200);
    expect(
      await atDesk(scene.property.id, "SELECT 1 FROM messages WHERE handling LIKE '%marker-of-a-note%'"),
    ).toEqual([]);
  });
});

it("is unassigned when its person no longer answers at the property, by role or by place, and only then [R9, H1]", async () => {
  const away = await createProperty(target, scene.groupId, { name: "Away Hotel" });
  const assign = async (role: "editor" | "desk") => {
    const person = await addMember(target, scene, role);
    const id = await ask();
    await pressed(id, { revision: 0, to: "taken", minutes: 5 }, person);
    const change = async (json: object) => {
      const changed = await scene.caller.call("PATCH", `/api/members/${person.user.uid}`, { json });
      expect(changed.status).toBe(200);
    };
    return { id, change };
  };
  const [moved, demoted, kept] = [await assign("desk"), await assign("editor"), await assign("editor")];
  await kept.change({ role: "desk", properties: [scene.property.id] });
  await moved.change({ properties: [away.id] });
  await demoted.change({ role: "viewer" });
  for (const { id } of [moved, demoted]) {
    await expect.poll(async () => (await read(id)).state).toBe("seen");
    expect(await read(id)).toMatchObject({ holder: null });
  }
  expect(await read(kept.id)).toMatchObject({ state: "taken" });
});
