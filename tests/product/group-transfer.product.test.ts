import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  createProperty,
  DEMO_PASSWORD,
  expectAnswer,
  signIn,
  type Target,
} from "../../scripts/api/caller.ts";
import { type LocalServer, startServer } from "../../scripts/local-server.ts";
import { type OpsCall, OpsError, opsCallOf } from "../../scripts/operations/ops-call.ts";
import { TRANSFER_COMMANDS } from "../../scripts/operations/transfer-commands.ts";
import { e2eTarget, PORT } from "../e2e/setup/target.ts";
import { makePublishable } from "../factories/changing-portals.ts";
import { openScene, type Scene } from "../factories/scene.ts";

const EMAIL = "mover@e2e.example";
const STATES = ["here", "there"].map((name) => resolve(`.wrangler/e2e-transfer-${name}`));
const folder = mkdtempSync(join(tmpdir(), "foyer-transfer-"));

const targetAt = (port: number): Target => ({
  ...e2eTarget,
  origin: `http://localhost:${port}`,
  send: (request) => fetch(request),
});
const [here, there] = [targetAt(PORT + 8), targetAt(PORT + 9)];
const callTo = ({ origin, opsToken }: Target): OpsCall => opsCallOf({ origin, token: opsToken });
const run = async (name: string, call: OpsCall, ...words: string[]) =>
  (await TRANSFER_COMMANDS[name]?.run(call, words, {}, () => undefined)) ?? "";

const start = (target: Target, state = ""): Promise<LocalServer> =>
  startServer({ port: Number(new URL(target.origin).port), state, isOwnGroup: true });

const guestPage = async ({ origin }: Target, { property }: Scene) => {
  const answer = await fetch(`${origin}/p/${property.slug}`);
  return { status: answer.status, page: await answer.text() };
};

async function reportOf(target: Target, scene: Scene): Promise<unknown> {
  const caller = await signIn(target, EMAIL, DEMO_PASSWORD);
  return expectAnswer(await caller.call("GET", scene.at("/analytics")));
}

/** The names of all groups of an installation. */
const groupsOf = async (target: Target) =>
  ((await (await callTo(target)("GET", "/groups")).json()) as { items: { id: string }[] }).items;

let servers: LocalServer[] = [];
beforeAll(async () => {
  for (const state of STATES) rmSync(state, { recursive: true, force: true });
  servers = [await start(here, STATES[0]), await start(there, STATES[1])];
});
afterAll(() => {
  for (const server of servers) server.kill();
  rmSync(folder, { recursive: true, force: true });
});

it("a group is carried to another installation: files, guests' pages and figures are equal, and a broken file changes nothing [G6]", async () => {
  const scene = await openScene(here, {}, { email: EMAIL });
  await createProperty(here, scene.groupId, {});
  await makePublishable(scene.caller, scene.property);
  await expectAnswer(await scene.caller.call("POST", scene.at("/publish"), { json: { note: "moved" } }));
  for (let visit = 0; visit < 3; visit += 1) {
    const event = { id: crypto.randomUUID(), kind: "view" };
    const beacon = await fetch(`${here.origin}/p/${scene.property.slug}/events`, {
      method: "POST",
      headers: {
        origin: here.origin,
        "user-agent": `Mozilla/5.0 (iPhone; CPU iPhone OS 1${visit}_0) Safari/6`,
      },
      body: JSON.stringify({ v: 1, events: [event] }),
    });
    expect(beacon.status).toBe(204);
  }
  const page = await guestPage(here, scene);
  expect(page.status).toBe(200);

  const file = join(folder, "group.gz");
  expect(await run("export-group", callTo(here), scene.groupId, file)).toContain("password hashes");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(run("import-group", callTo(here), file)).rejects.toThrow("in_use");

  const whole = readFileSync(file);
  const text = gunzipSync(whole).toString("utf8");
  const broken = join(folder, "broken.gz");
  for (const [bytes, reason] of [
    [whole.subarray(0, whole.length - 20), "can't be read"],
    [gzipSync(text.slice(0, text.lastIndexOf('{"end"'))), "is cut off"],
    [gzipSync(text.replace("Front desk", "Back desk!")), "was changed"],
    [gzipSync("{}\n"), "is no file of a group"],
    [Buffer.from("text"), "can't be read"],
  ] as const) {
    writeFileSync(broken, bytes);
    await expect(run("import-group", callTo(there), broken)).rejects.toThrow(reason);
  }
  expect(await groupsOf(there)).toEqual([]);

  // The server dies behind the first lines; the same command goes on.
  let isKilled = false;
  const dying: OpsCall = async (method, path, json) => {
    const answer = await callTo(there)(method, path, json);
    if (!isKilled && path.endsWith("/lines")) {
      isKilled = true;
      servers[1]?.kill();
      await servers[1]?.ended;
    }
    return answer;
  };
  await expect(run("import-group", dying, file)).rejects.toThrow("does not answer");
  servers[1] = await start(there, STATES[1]);
  expect((await guestPage(there, scene)).status).toBe(404);
  let isLost = false;
  const deaf: OpsCall = async (method, path, json) => {
    const answer = await callTo(there)(method, path, json);
    if (!path.endsWith("/end")) return answer;
    isLost = true;
    throw new OpsError("The answer is lost.");
  };
  await expect(run("import-group", deaf, file)).rejects.toThrow("is lost");
  expect(isLost).toBe(true);
  expect(await run("import-group", callTo(there), file)).toMatch(
    /2 properties, 1 people came from this file at \S+ already; nothing was changed. All portals/,
  );

  expect(await guestPage(there, scene)).toEqual(page);
  const report = await reportOf(here, scene);
  expect(JSON.stringify(report)).toContain("3");
  expect(await reportOf(there, scene)).toEqual(report);
  const again = join(folder, "again.gz");
  await run("export-group", callTo(there), scene.groupId, again);
  expect(gunzipSync(readFileSync(again)).toString("utf8")).toBe(text);
  expect(readFileSync(again).equals(whole)).toBe(true);
});
