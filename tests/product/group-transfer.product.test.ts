import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createProperty, DEMO_PASSWORD, expectAnswer, signIn, type Target } from "#scripts/api/caller.ts";
import { type LocalServer, startServer } from "#scripts/local-server.ts";
import { createOpsCall, type OpsCall, OpsError, OpsWarning } from "#scripts/operations/ops-call.ts";
import { TRANSFER_COMMANDS } from "#scripts/operations/transfer-commands.ts";
import { e2eTarget, PORT } from "../e2e/setup/target.ts";
import { makePublishable } from "../factories/properties/changing-portals.ts";
import { AUDITED, layGroup, MEASURED_WORKER, SMALL } from "../factories/properties/large-group.ts";
import { openScene, type Scene } from "../factories/scene.ts";
import { stateFolder } from "../factories/state-folder.ts";
import { isFullTier } from "../factories/tier.ts";
import { typeOps } from "../factories/type-ops.ts";
import type { Measured } from "../factories/worker/measured-worker.ts";

const EMAIL = "mover@e2e.example";
const STATES = ["here", "there"].map((name) => stateFolder(`e2e-transfer-${name}`));
/** Limit of an invocation's D1 statements and of its object calls; the platform allows a thousand. */
const QUESTIONS_MAX = 800;
const PAGE_BYTES_MAX = 8_000_000;
const FULL_TIMEOUT_MS = 5_400_000;
/** A twentieth of the group already fills the heap up to garbage collection: the whole may need little more. */
const TWENTIETH = { ...AUDITED, properties: AUDITED.properties / 20 };
const PEAK_RATIO_MAX = 1.4;
const AUDITED_BYTES_MIN = 641_000_000;
const folder = mkdtempSync(join(tmpdir(), "foyer-transfer-"));

const targetAt = (port: number): Target => ({
  ...e2eTarget,
  origin: `http://localhost:${port}`,
  send: (request) => fetch(request),
});
const [here, there] = [targetAt(PORT + 8), targetAt(PORT + 9)];
const callTo = ({ origin, opsToken }: Target): OpsCall => createOpsCall({ origin, token: opsToken });
/** A command's final output, whether or not it succeeded. */
async function run(name: string, call: OpsCall, ...words: string[]): Promise<string> {
  try {
    return (await TRANSFER_COMMANDS[name]?.run(call, words, {}, () => undefined)) ?? "";
  } catch (error) {
    if (error instanceof OpsWarning) return error.message;
    throw error;
  }
}

const start = (target: Target, state = ""): Promise<LocalServer> =>
  startServer({
    port: Number(new URL(target.origin).port),
    state,
    isOwnGroup: true,
    front: MEASURED_WORKER,
  });

/** Platform use of operations calls since the last reading. */
const fetchMeasured = async ({ origin }: Target) =>
  (await (await fetch(`${origin}/measured`)).json()) as Measured[];

/** Expects that invocations stay well below the platform's limits. @returns the maximum of each figure. */
function expectBounded(invocations: readonly Measured[]) {
  const most = (name: "statements" | "rowsRead" | "calls" | "asked" | "answered") =>
    Math.max(...invocations.map((one) => one[name]));
  expect(invocations.length).toBeGreaterThan(4);
  expect(most("statements") + most("calls")).toBeLessThan(QUESTIONS_MAX);
  expect(most("asked")).toBeLessThan(PAGE_BYTES_MAX);
  expect(most("answered")).toBeLessThan(PAGE_BYTES_MAX);
  return {
    invocations: invocations.length,
    statements: most("statements"),
    rowsRead: most("rowsRead"),
    calls: most("calls"),
    asked: most("asked"),
    answered: most("answered"),
  };
}

/** A portal's page without the installation's own origin. Expects that it contains no other installation's origin. */
const guestPage = async ({ origin }: Target, { property }: Scene) => {
  const answer = await fetch(`${origin}/p/${property.slug}`);
  const text = await answer.text();
  const page = text.replaceAll(origin, "{origin}");
  expect(page).not.toContain("//localhost");
  return { status: answer.status, page };
};

async function fetchReport(target: Target, scene: Scene): Promise<unknown> {
  const caller = await signIn(target, EMAIL, DEMO_PASSWORD);
  return expectAnswer(await caller.call("GET", scene.at("/analytics")));
}

/** The names of all groups of an installation. */
const listGroups = async (target: Target) =>
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
  await layGroup(here.origin, scene, SMALL);

  await fetchMeasured(here);
  const file = join(folder, "group.gz");
  const written = await run("export-group", callTo(here), scene.groupId, file);
  expect(written).toMatch(/password hashes.*\n1 object .* lost.*\n {2}snapshots\/\S+\.json$/);
  expectBounded(await fetchMeasured(here));
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
  expect(await listGroups(there)).toEqual([]);

  // The server dies after the first lines. The same command, run again, continues.
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
  expectBounded(await fetchMeasured(there));
  const { opsToken: token } = there;
  const already = await typeOps({ origin: there.origin, token }, ["import-group", file]);
  expect(already).toMatchObject({
    code: 2,
    out: expect.stringMatching(/^Import only a file that you trust/),
  });
  expect(already.error).toMatch(
    /7 properties, 1 people came from this file at \S+ already; nothing was changed. All portals.*\n1 object/,
  );

  expect(await guestPage(there, scene)).toEqual(page);
  const report = await fetchReport(here, scene);
  expect(JSON.stringify(report)).toContain("3");
  expect(await fetchReport(there, scene)).toEqual(report);
  const again = join(folder, "again.gz");
  await run("export-group", callTo(there), scene.groupId, again);
  expect(firstDifference(gunzipSync(readFileSync(again)).toString("utf8"), text)).toBeNull();
  expect(readFileSync(again).equals(whole)).toBe(true);
});

/** The first line that differs, in both texts; null: none. */
function firstDifference(one: string, other: string): readonly string[] | null {
  const others = other.split("\n");
  const index = one.split("\n").findIndex((line, at) => line !== others[at]);
  return index === -1 ? null : [one, other].map((text) => text.split("\n")[index]?.slice(0, 500) ?? "");
}

interface Ran {
  readonly code: number;
  readonly said: string;
  readonly peakBytes: number;
}

/** A command in a process of its own. */
async function runAlone(
  { origin, opsToken }: Target,
  ...words: string[]
): Promise<Ran & { seconds: number }> {
  const began = Date.now();
  const child = spawn("node_modules/.bin/node", ["tests/factories/worker/measured-ops.ts", ...words], {
    env: { ...process.env, FOYER_ORIGIN: origin, OPS_TOKEN: opsToken },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let out = "";
  for await (const text of child.stdout.setEncoding("utf8")) out += text;
  return { ...(JSON.parse(out) as Ran), seconds: (Date.now() - began) / 1_000 };
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

it.runIf(isFullTier)(
  "the audit's group of 641 MB is carried within the platform's limits, and the command's memory is that of a twentieth of it [G6]",
  async () => {
    const peaks: Record<string, number> = {};
    const bytes: Record<string, number> = {};
    for (const [name, size] of [
      ["twentieth", TWENTIETH],
      ["audited", AUDITED],
    ] as const) {
      const scene = await openScene(here, {}, { email: `${name}@e2e.example` });
      const began = Date.now();
      const databaseBytes = await layGroup(here.origin, scene, size);
      const laidSeconds = (Date.now() - began) / 1_000;
      const [file, again] = ["", "-again"].map((end) => join(folder, `${name}${end}.gz`)) as [string, string];
      await fetchMeasured(here);
      await fetchMeasured(there);
      const exported = await runAlone(here, "export-group", scene.groupId, file);
      expect(exported).toMatchObject({ code: 2, said: expect.stringContaining("1 object") });
      const reading = expectBounded(await fetchMeasured(here));
      const imported = await runAlone(there, "import-group", file);
      expect(imported).toMatchObject({ code: 2, said: expect.stringContaining("All portals") });
      const writing = expectBounded(await fetchMeasured(there));
      const exportedAgain = await runAlone(there, "export-group", scene.groupId, again);
      expect(exportedAgain.code).toBe(2);
      expect(await hashFile(again)).toBe(await hashFile(file));
      const ended = await runAlone(there, "import-group", file);
      expect(ended).toMatchObject({ code: 2, said: expect.stringContaining("already") });
      peaks[name] = Math.max(...[exported, imported, exportedAgain].map(({ peakBytes }) => peakBytes));
      bytes[name] = databaseBytes;
      const figures = {
        databaseBytes,
        laidSeconds,
        fileBytes: statSync(file).size,
        reading,
        writing,
        seconds: { export: exported.seconds, import: imported.seconds, again: exportedAgain.seconds },
        peaks: { export: exported.peakBytes, import: imported.peakBytes, again: exportedAgain.peakBytes },
      };
      // Printed by a full run.
      process.stdout.write(`${JSON.stringify({ [name]: figures }, null, 1)}\n`);
    }
    expect((peaks.audited ?? 0) / (peaks.twentieth ?? 1)).toBeLessThan(PEAK_RATIO_MAX);
    expect((bytes.audited ?? 0) - (bytes.twentieth ?? 0)).toBeGreaterThan(AUDITED_BYTES_MIN);
  },
  FULL_TIMEOUT_MS,
);
