import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { afterEach, describe, expect, it, vi } from "vitest";
import { getLicenceWindow } from "#domain/property/licence.ts";
import { SECOND_MS } from "#domain/time.ts";
import { type Caller, callAs, callAsOperator, createProperty, makeLicence } from "#scripts/api/caller.ts";
import { mintAccessToken } from "#worker/identity/access-token.ts";
import { countDatabase } from "../factories/databases/counted-database.ts";
import { openScene } from "../factories/scene.ts";
import { target } from "../factories/worker/worker-target.ts";
import { connect, getChannel, type LiveClient } from "./live-client.ts";

afterEach(() => {
  vi.useRealTimers();
});

const getClocks = (client: LiveClient) =>
  client.messages.flatMap((message) => (message.type === "licence-clock" ? [message.propertyId] : []));

/** Opens a scene and fakes `Date`, so that the licence closes in `secondsLeft` seconds. */
async function openEnding(secondsLeft: number) {
  const scene = await openScene(target, { licence: makeLicence("PAID", { from: -30, to: 3 }) });
  const endsAt = (scene.property.licence?.plicensedateend?._seconds ?? 0) * SECOND_MS;
  const { closesAt } = getLicenceWindow(endsAt, endsAt);
  vi.useFakeTimers({ toFake: ["Date"], now: closesAt - secondsLeft * SECOND_MS });
  // At the faked time the session and its token have expired. Extend the session, because only the licence is tested.
  const { uid } = scene.caller.user;
  await env.DB.prepare("update sessions set expires_at = ? where user_id = ?")
    .bind(closesAt + 1e9, uid)
    .run();
  const sid = await env.DB.prepare("select id from sessions where user_id = ?").bind(uid).first<string>("id");
  const token = await mintAccessToken(env, { uid, sid: sid ?? "", now: Date.now() });
  const caller: Caller = {
    ...scene.caller,
    call: (method, path, options = {}) =>
      callAs(target, method, path, { ...options, headers: { authorization: `Bearer ${token}` } }),
  };
  return { scene, caller, closesAt };
}

describe("a licence that runs out by the clock", () => {
  it("wakes the channel at that very second, and is announced then and once [S90, S98, S99]", async () => {
    const { scene, caller, closesAt } = await openEnding(5);
    const client = await connect(caller);
    const channel = await getChannel(scene);
    await expect
      .poll(() => runInDurableObject(channel, (_object, state) => state.storage.getAlarm()))
      .toBe(closesAt);
    vi.setSystemTime(closesAt - 1);
    await runDurableObjectAlarm(channel);
    expect(getClocks(client)).toEqual([]);
    vi.setSystemTime(closesAt);
    await runDurableObjectAlarm(channel);
    await expect.poll(() => getClocks(client)).toEqual([scene.property.id]);
    vi.setSystemTime(closesAt + 30 * SECOND_MS);
    await runDurableObjectAlarm(channel);
    expect(getClocks(client)).toEqual([scene.property.id]);
    const refused = await caller.call("PATCH", scene.at(""), { json: { name: "Late Hotel" }, revision: 1 });
    expect(refused.status).toBe(403);
    client.close();
  });

  it("moves the alarm when operations make it run on", async () => {
    const { scene, caller, closesAt } = await openEnding(5);

    const client = await connect(caller);
    const channel = await getChannel(scene);
    const path = `/properties/${scene.property.id}/licence`;
    await callAsOperator(target, "PUT", path, makeLicence("PAID", { to: 400 }));
    await expect
      .poll(() => runInDurableObject(channel, (_object, state) => state.storage.getAlarm()))
      .not.toBe(closesAt);
    vi.setSystemTime(closesAt + SECOND_MS);
    await runDurableObjectAlarm(channel);
    expect(getClocks(client)).toEqual([]);
    client.close();
  });

  it("is read again when it is changed, and by no alarm in between [S90, S99]", async () => {
    // Less than three minutes, because the channel closes a socket that is silent for longer.
    const { scene, caller, closesAt } = await openEnding(170);
    for (const name of ["Quay Hotel", "Pier Hotel"]) await createProperty(target, scene.groupId, { name });
    const client = await connect(caller);
    const channel = await getChannel(scene);
    const alarm = () => runInDurableObject(channel, (_object, state) => state.storage.getAlarm());
    await expect.poll(alarm).not.toBeNull();
    const counts = await runInDurableObject(channel, (object) => {
      const counted = countDatabase(env.DB);
      Object.assign(object, { env: { ...env, DB: counted.database } });
      return counted.counts;
    });
    const wakeAt = async (secondsLeft: number) => {
      Object.assign(counts, { trips: 0, rowsRead: 0 });
      vi.setSystemTime(closesAt - secondsLeft * SECOND_MS);
      await runDurableObjectAlarm(channel);
      return { trips: counts.trips, rowsRead: counts.rowsRead };
    };
    // Each alarm reads the change log once, which costs one row of its index.
    for (const secondsLeft of [140, 110, 80, 50]) {
      expect(await wakeAt(secondsLeft)).toEqual({ trips: 1, rowsRead: 1 });
    }
    expect(await alarm()).toBe(closesAt - 42 * SECOND_MS);

    // Extend the licence without notifying the channel: its alarm finds the log entry and reads the licences again.
    const extend = "update property_licences set date_end = date_end + 86400000 where property_id = ?";
    const log = `insert into changes (at, group_id, property_id, kind, payload)
      values (1, ?, ?, 'licence.changed', '{"licence":null}')`;
    await env.DB.batch([
      env.DB.prepare(extend).bind(scene.property.id),
      env.DB.prepare(log).bind(scene.groupId, scene.property.id),
    ]);
    expect((await wakeAt(20)).rowsRead).toBeGreaterThan(3);
    expect((await wakeAt(-1)).trips).toBe(1);
    expect(getClocks(client)).toEqual([]);
    expect(await alarm()).toBe(closesAt + 9 * SECOND_MS);
    client.close();
  });

  it("is not lost among more changes than are replayed [S99]", async () => {
    const { scene, caller, closesAt } = await openEnding(60);
    const client = await connect(caller);
    const channel = await getChannel(scene);
    const insert = env.DB.prepare(
      "insert into changes (at, group_id, property_id, kind, payload) values (1, ?, ?, ?, ?)",
    );
    const entry = (kind: string, payload: object) =>
      insert.bind(scene.groupId, scene.property.id, kind, JSON.stringify(payload));
    await env.DB.batch([
      ...Array.from({ length: 700 }, () => entry("qr.regenerated", {})),
      env.DB.prepare(
        "update property_licences set date_end = date_end - 86400000 * 2 where property_id = ?",
      ).bind(scene.property.id),
      entry("licence.changed", { licence: null }),
    ]);
    await runDurableObjectAlarm(channel);
    await expect.poll(() => client.messages.map(({ type }) => type)).toContain("snapshot");
    // The old end has passed, so the next alarm is the regular one.
    vi.setSystemTime(closesAt - 10 * SECOND_MS);
    await runDurableObjectAlarm(channel);
    const alarm = await runInDurableObject(channel, (_object, state) => state.storage.getAlarm());
    expect(alarm).toBe(closesAt - 2 * SECOND_MS);
    client.close();
  });
});
