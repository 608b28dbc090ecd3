import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { afterEach, describe, expect, it } from "vitest";
import { SECOND_MS } from "#domain/time.ts";
import { openScene } from "../factories/scene.ts";
import { target } from "../factories/worker/worker-target.ts";
import { expectComplaint } from "../setup/worker/quiet-console.ts";
import { connect, getChannel, type LiveClient } from "./live-client.ts";

const until = (probe: () => unknown) => expect.poll(probe, { interval: 50 });
const getFlags = ({ messages }: LiveClient) =>
  messages.flatMap((message) => (message.type === "maintenance" ? [message.flag] : []));

/** Writes the maintenance flag directly to KV, so that the channel gets no notification. */
const writeFlag = (maintenance: boolean, time = "") =>
  env.FLAGS.put("maintenance", JSON.stringify({ maintenance, time }));

describe("maintenance", () => {
  afterEach(() => env.FLAGS.delete("maintenance"));

  it("reaches open screens within ten seconds of the flag, and its end as well [S85, S87]", async () => {
    const scene = await openScene(target);
    const client = await connect(scene.caller);
    const channel = await getChannel(scene);
    const alarm = () => runInDurableObject(channel, (_object, state) => state.storage.getAlarm());
    await until(alarm).not.toBeNull();
    expect(await alarm()).toBeLessThanOrEqual(Date.now() + 10 * SECOND_MS);
    await runDurableObjectAlarm(channel);
    expect(getFlags(client)).toEqual([]);

    const look = async () => {
      await runDurableObjectAlarm(channel);
      return getFlags(client);
    };
    await writeFlag(true, "until 15:00");
    await until(look).toEqual([{ maintenance: true, time: "until 15:00" }]);
    // The channel reports the flag once and keeps checking it by alarm.
    expect(await look()).toHaveLength(1);
    expect(await alarm()).toBeLessThanOrEqual(Date.now() + 10 * SECOND_MS);
    await writeFlag(false);
    await until(look).toEqual([
      { maintenance: true, time: "until 15:00" },
      { maintenance: false, time: "" },
    ]);
    client.close();
  });

  it("reaches them also where another step of the channel's alarm fails, which is taken again soon [S85, G4]", async () => {
    const scene = await openScene(target);
    const client = await connect(scene.caller);
    const channel = await getChannel(scene);
    await writeFlag(true, "until 15:00");
    expectComplaint(/item_set_aside/);
    await runInDurableObject(channel, (_object, { storage }) => {
      storage.list = () => Promise.reject(new Error("It can't be read."));
    });
    await until(async () => {
      await runDurableObjectAlarm(channel);
      return getFlags(client);
    }).toEqual([{ maintenance: true, time: "until 15:00" }]);
    const alarm = await runInDurableObject(channel, (_object, state) => state.storage.getAlarm());
    expect(alarm).toBeLessThanOrEqual(Date.now() + 10 * SECOND_MS);
    client.close();
  });
});
