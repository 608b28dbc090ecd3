import { env } from "cloudflare:test";
import { expect, it } from "vitest";
import { expectComplaint, listWarningsAndErrors } from "#tests/setup/worker/quiet-console.ts";
import { openScene, type Scene } from "../factories/scene.ts";
import { target } from "../factories/worker/worker-target.ts";
import { connect } from "./live-client.ts";

const until = (probe: () => unknown) => expect.poll(probe, { interval: 10 });

/** Rows of the change log that this version can't read. */
const UNREADABLE = [
  ["a kind of a newer version", "menu.saved", '{"menu":"lunch"}'],
  [
    "a section of a newer version",
    "document.saved",
    '{"section":"menu","language":"","revision":1,"by":null}',
  ],
  ["damaged JSON", "qr.regenerated", '{"half'],
  ["no payload at all", "property.updated", "null"],
] as const;

async function log(scene: Scene, kind: string, payload: string): Promise<void> {
  await env.DB.prepare(
    "insert into changes (at, group_id, property_id, kind, payload) values (1, ?, ?, ?, ?)",
  )
    .bind(scene.groupId, scene.property.id, kind, payload)
    .run();
}

it.each(UNREADABLE)(
  "a row with %s is skipped with one line in the log, and the changes after it arrive [S99, S156]",
  async (_, kind, payload) => {
    expectComplaint(/live\.change_skipped/);
    const scene = await openScene(target);
    const [client, other] = [await connect(scene.caller), await connect(scene.caller)];
    await log(scene, kind, payload);
    await scene.caller.call("PATCH", scene.at(""), { json: { name: "Quay Hotel" }, revision: 1 });
    for (const { changes } of [client, other]) {
      await until(() => changes().map((change) => change.kind)).toEqual(["property.updated"]);
    }
    // A client that reconnects from before the unreadable row: the channel skips the row again, and logs it only once.
    const seen = (client.changes()[0]?.sequence ?? 0) - 2;
    client.close();
    const back = await connect(scene.caller, seen);
    await until(() => back.changes().map((change) => change.payload)).toMatchObject([{ name: "Quay Hotel" }]);
    const line = { event: "live.change_skipped", sequence: seen + 1, groupId: scene.groupId, kind };
    expect(listWarningsAndErrors()).toEqual([JSON.stringify(line)]);
    for (const { close } of [back, other]) close();
  },
);

it("more rows of a newer version than are replayed end in a snapshot, and not in silence [S99, S156]", async () => {
  expectComplaint(/live\.change_skipped/);
  const scene = await openScene(target);
  const row = env.DB.prepare(
    "insert into changes (at, group_id, property_id, kind, payload) values (1, ?, ?, 'menu.saved', '{}')",
  ).bind(scene.groupId, scene.property.id);
  await env.DB.batch(Array.from({ length: 600 }, () => row));
  const client = await connect(scene.caller, 0);
  await until(() => client.messages.map(({ type }) => type)).toEqual(["hello", "snapshot"]);
  await scene.caller.call("PATCH", scene.at(""), { json: { name: "Quay Hotel" }, revision: 1 });
  await until(() => client.changes().map(({ kind }) => kind)).toEqual(["property.updated"]);
  client.close();
});
