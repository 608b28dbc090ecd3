import { env, evictDurableObject, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { SECOND_MS } from "#domain/time.ts";
import { sampleId } from "#tests/factories/draft.ts";
import { PLAIN_VISIT } from "#tests/factories/figures.ts";
import { openScene, type Scene } from "../factories/scene.ts";
import { target } from "../factories/worker/worker-target.ts";
import { connect, type LiveClient } from "./live-client.ts";

const until = (probe: () => unknown) => expect.poll(probe, { interval: 20 });
const getTodays = ({ messages }: LiveClient) =>
  messages.flatMap((message) => (message.type === "today" ? [message] : []));

const getStub = ({ property }: Scene) => env.PROPERTY_ANALYTICS.getByName(property.id);

function tap(scene: Scene, guest: number) {
  return getStub(scene).record({
    events: [
      { id: crypto.randomUUID(), kind: "view" },
      { id: crypto.randomUUID(), kind: "click", button: sampleId(1) },
    ],
    visit: PLAIN_VISIT,
    visitor: { network: `203.0.113.${guest}`, userAgent: "Browser" },
    at: Date.now(),
    timeZone: scene.property.timeZone,
  });
}

const readReport = ({ caller, at }: Scene) => caller.call("GET", at("/analytics"));

describe("today's figures", () => {
  it("reach the screens of those who have read the report, as guests tap, and few for many taps [S214]", async () => {
    const scene = await openScene(target);
    const client = await connect(scene.caller);
    await tap(scene, 1);
    expect(getTodays(client)).toEqual([]);

    const began = Date.now();
    expect((await readReport(scene)).status).toBe(200);
    for (let guest = 2; guest <= 40; guest += 1) await tap(scene, guest);
    await until(() => getTodays(client).at(-1)).toMatchObject({
      propertyId: scene.property.id,
      visits: 40,
      uniqueVisits: 40,
      clicks: 40,
    });
    // The channel sends at most one message every two seconds, however long the taps take.
    expect(getTodays(client).length).toBeLessThanOrEqual(2 + (Date.now() - began) / (2 * SECOND_MS));
    client.close();
  });

  it("go on after the counting has slept, and reach no other group [S214]", async () => {
    const [scene, other] = [await openScene(target), await openScene(target)];
    const [client, stranger] = [await connect(scene.caller), await connect(other.caller)];
    await readReport(scene);
    await evictDurableObject(getStub(scene));
    await tap(scene, 1);
    await until(() => getTodays(client).at(-1)).toMatchObject({ visits: 1 });
    expect(getTodays(stranger)).toEqual([]);
    client.close();
    stranger.close();
  });

  it("stop when no screen is open, until the report is read again [S214]", async () => {
    const scene = await openScene(target);
    await readReport(scene);
    await tap(scene, 1);
    const getWatcher = () =>
      runInDurableObject(
        getStub(scene),
        (_, { storage }) =>
          storage.sql.exec("SELECT * FROM settings WHERE name = 'watcher'").toArray().length,
      );
    await until(getWatcher).toBe(0);
    await readReport(scene);
    expect(await getWatcher()).toBe(1);
  });
});
