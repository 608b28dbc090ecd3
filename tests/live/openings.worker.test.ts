import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SECOND_MS } from "#domain/time.ts";
import { callAsOperator, makeLicence } from "#scripts/api/caller.ts";
import { expectComplaint } from "#tests/setup/worker/quiet-console.ts";
import { failingDatabase } from "../factories/databases/failing-database.ts";
import { openScene, type Scene } from "../factories/scene.ts";
import { target } from "../factories/worker/worker-target.ts";
import {
  connect,
  getChannel,
  type LiveClient,
  listen,
  requestTicket,
  sealTickets,
  upgrade,
} from "./live-client.ts";

afterEach(() => {
  vi.useRealTimers();
});

const until = (probe: () => unknown) => expect.poll(probe, { interval: 10 });
const getSequences = (client: LiveClient) => client.changes().map(({ sequence }) => sequence);
const closeAll = (clients: readonly LiveClient[]) => {
  for (const client of clients) client.close();
};

async function rename({ caller, at }: Scene, name: string, revision: number) {
  const saved = await caller.call("PATCH", at(""), { json: { name }, revision });
  expect(saved.status).toBe(200);
}

/** Gives a scene's channel a database that fails on request. @returns the faults. */
async function breakable(scene: Scene) {
  return runInDurableObject(await getChannel(scene), (object) => {
    const { database, faults } = failingDatabase(env.DB);
    Object.assign(object, { env: { ...env, DB: database } });
    return faults;
  });
}

/** Leaves accepted sockets in the channel that it has not admitted, as if it was killed in between. */
async function leaveUnadmitted(scene: Scene, count: number): Promise<void> {
  const sid = await env.DB.prepare("select id from sessions where user_id = ?")
    .bind(scene.caller.user.uid)
    .first<string>("id");
  await runInDurableObject(await getChannel(scene), (_object, state) => {
    for (let left = count; left > 0; left -= 1) state.acceptWebSocket(new WebSocketPair()[1], [sid ?? ""]);
  });
}

describe("200 screens that open in the same moment", () => {
  it("all open, hear exactly what they missed, and the next change once [S99, S156]", async () => {
    const scene = await openScene(target);
    const first = await connect(scene.caller, 0);
    for (const [index, name] of ["One", "Two", "Three"].entries()) {
      await rename(scene, `Name ${name}`, index + 1);
    }
    const before = await env.DB.prepare("select sequence from changes where group_id = ? order by sequence")
      .bind(scene.groupId)
      .all<{ sequence: number }>();
    const all = before.results.map(({ sequence }) => sequence);
    await until(() => getSequences(first)).toEqual(all);

    // Sockets know none, some or all of the changes. Each gets the changes that it lacks.
    const getSince = (index: number) => [0, ...all][index % (all.length + 1)] ?? 0;
    const tickets = await sealTickets(scene, { sockets: 200, socketsPerSession: 10 });
    const screens = await Promise.all(
      tickets.map((ticket, index) => listen({ ticket, since: String(getSince(index)) })),
    );
    const missed = (index: number) => all.filter((sequence) => sequence > getSince(index));
    await until(() => screens.map(getSequences)).toEqual(screens.map((_, index) => missed(index)));

    await rename(scene, "Name Four", 4);
    const next = (client: LiveClient) =>
      client.changes().filter(({ payload }) => "name" in payload && payload.name === "Name Four").length;
    await until(() => [first, ...screens].map(next)).toEqual(Array.from({ length: 201 }, () => 1));
    closeAll([first, ...screens]);
  });
});

describe("a database read that fails", () => {
  it("while a screen opens refuses that one, and no other [S99, S156]", async () => {
    expectComplaint(/live\.opening_refused/);
    const scene = await openScene(target);
    const open = await connect(scene.caller);
    const faults = await breakable(scene);
    const tickets = [];
    for (let count = 5; count > 0; count -= 1) tickets.push(await requestTicket(scene.caller));
    faults.fail(/from sessions/);
    const answers = await Promise.all(tickets.map((ticket) => upgrade({ ticket })));
    expect(answers.map(({ status }) => status).sort()).toEqual([101, 101, 101, 101, 503]);
    const refused = answers.find(({ status }) => status === 503);
    expect(await refused?.json()).toMatchObject({ code: "live_unavailable" });
    expect(refused?.headers.get("retry-after")).toBe("1");

    const back = await connect(scene.caller);
    await rename(scene, "Quay Hotel", 1);
    for (const client of [open, back]) await until(() => client.changes().length).toBe(1);
    for (const { webSocket } of answers) {
      webSocket?.accept();
      webSocket?.close(1000);
    }
    closeAll([open, back]);
  });

  it.each([
    ["of the change log", /^select "sequence"/],
    ["of the licences", /from "property_licences"/],
  ])("%s keeps no change from a screen for longer than until the next alarm", async (_, sql) => {
    expectComplaint(/live\.(log|licences)_not_read/);
    const scene = await openScene(target);
    const channel = await getChannel(scene);
    const alarm = () => runInDurableObject(channel, (_object, state) => state.storage.getAlarm());
    const first = await connect(scene.caller);
    await until(alarm).not.toBeNull();
    const faults = await breakable(scene);
    faults.fail(sql, Number.POSITIVE_INFINITY);
    const second = await connect(scene.caller);
    await callAsOperator(
      target,
      "PUT",
      `/properties/${scene.property.id}/licence`,
      makeLicence("PAID", { to: 400 }),
    );
    // An alarm must not throw: the platform retries it only a few times. It sets the next alarm instead.
    await runDurableObjectAlarm(channel);
    await until(alarm).toBeLessThanOrEqual(Date.now() + 5 * SECOND_MS);
    faults.fail(sql, 0);
    await runDurableObjectAlarm(channel);
    for (const client of [first, second]) {
      await until(() => client.changes().map(({ kind }) => kind)).toEqual(["licence.changed"]);
    }
    closeAll([first, second]);
  });
});

describe("a socket that was accepted and never admitted", () => {
  it("is closed, and keeps nobody from hearing or opening [S99, S156]", async () => {
    const scene = await openScene(target);
    const open = await connect(scene.caller);
    await leaveUnadmitted(scene, 3);
    await rename(scene, "Quay Hotel", 1);
    await until(() => open.changes().length).toBe(1);
    const channel = await getChannel(scene);
    const left = () =>
      runInDurableObject(
        channel,
        (_object, state) =>
          state.getWebSockets().filter(({ readyState }) => readyState === WebSocket.OPEN).length,
      );
    await until(left).toBe(1);
    await leaveUnadmitted(scene, 1);
    await runDurableObjectAlarm(channel);
    await until(left).toBe(1);
    open.close();
  });

  it("is none of the ten that a session may have", async () => {
    const scene = await openScene(target);
    await leaveUnadmitted(scene, 10);
    const screen = await connect(scene.caller);
    await until(() => screen.messages.map(({ type }) => type)).toEqual(["hello"]);
    screen.close();
  });
});

describe("a session at its limit of ten sockets", () => {
  it("opens another where one has been silent for longer than a living tab is", async () => {
    const scene = await openScene(target);
    const old: LiveClient[] = [];
    while (old.length < 10) old.push(await connect(scene.caller));
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 100 * SECOND_MS });
    const screen = await connect(scene.caller);
    await until(() => screen.messages.map(({ type }) => type)).toEqual(["hello"]);
    for (const { closed } of old) expect((await closed).code).toBe(4408);
    screen.close();
  });

  it("may not open and close sockets without end, and slows no other session", async () => {
    const scene = await openScene(target);
    const tickets = await sealTickets(scene, { sockets: 121, socketsPerSession: 121 });
    const last = tickets.pop() ?? "";
    for (const ticket of tickets) {
      const client = await listen({ ticket });
      client.close();
      await client.closed;
    }
    expect((await (await listen({ ticket: last })).closed).code).toBe(4429);
    const other = await connect(scene.caller);
    await until(() => other.messages.map(({ type }) => type)).toEqual(["hello"]);

    // Spent tickets are deleted after they expire.
    const channel = await getChannel(scene);
    const kept = () =>
      runInDurableObject(
        channel,
        async (_object, state) => (await state.storage.list({ prefix: "ticket:" })).size,
      );
    expect(await kept()).toBe(121);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 70 * SECOND_MS });
    await runDurableObjectAlarm(channel);
    expect(await kept()).toBe(0);
    other.close();
  });
});
