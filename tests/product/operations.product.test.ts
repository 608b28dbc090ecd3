import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_PASSWORD, expectAnswer, signIn, type Target } from "#scripts/api/caller.ts";
import { type LocalServer, startServer } from "#scripts/local-server.ts";
import { COMMANDS } from "#scripts/operations/commands.ts";
import { e2eTarget, PORT } from "../e2e/setup/target.ts";
import { makePublishable } from "../factories/properties/changing-portals.ts";
import { openScene } from "../factories/scene.ts";
import { stateFolder } from "../factories/state-folder.ts";
import { typeOps } from "../factories/type-ops.ts";

const STATE = stateFolder("e2e-ops-commands-state");
const ANNA = "b7Rw2kX9pLz4VnC6tQm1HsD8fJg3YeU5";
const target: Target = { ...e2eTarget, origin: `http://localhost:${PORT + 10}` };
let server: LocalServer;

beforeAll(async () => {
  rmSync(STATE, { recursive: true, force: true });
  server = await startServer({ port: PORT + 10, state: STATE, variables: { OPS_TOKENS: `anna:${ANNA}` } });
});
afterAll(async () => {
  server.stop();
  await server.ended;
});

const ops = (
  words: readonly string[],
  { token = target.opsToken, origin = target.origin, input = "" } = {},
) => typeOps({ origin, token, input }, words);

/** A command's output; fails if the command failed. */
async function done(...words: string[]): Promise<string> {
  const said = await ops(words);
  expect(said, words.join(" ")).toMatchObject({ code: 0, error: "" });
  return said.out;
}

describe("npm run ops, against a running server", () => {
  it("opens an account whose owner can sign in, and deletes it for good by its name [S159]", async () => {
    const email = "marlowe@ops.example";
    const words = ["create-account", "--company", "Marlowe", "--name", "Front desk", "--email", email];
    const said = await ops(words, { input: `${DEMO_PASSWORD}\n` });
    expect(said.out).toMatch(/^Opened Marlowe: group [a-z2-7]{24}, owner \S+ \([a-z2-7]{24}\)\.$/);
    const owner = await signIn(target, email);
    const list = await expectAnswer(await owner.call("GET", "/api/activity"));
    expect(list).toMatchObject({ items: [{ action: "account.created", userName: null }] });
    const group = /group ([a-z2-7]{24})/.exec(said.out)?.[1] ?? "";
    const mistyped = await ops(["delete-group", group], { input: "Another name\n" });
    expect(mistyped).toMatchObject({ code: 1, error: expect.stringContaining("name (mismatch)") });
    const deleted = await ops(["delete-group", group], { input: "Marlowe\n" });
    expect(deleted).toMatchObject({
      code: 0,
      error: "",
      out: expect.stringMatching(/Deleted Marlowe: .* rows/),
    });
    expect(await done("groups")).not.toContain(group);
    expect((await owner.call("GET", "/api/properties")).status).toBe(401);
  });

  it("looks up what operations are asked about, and closes somebody's screens [S159]", async () => {
    const scene = await openScene(target, { name: "Lookup Lodge" }, { groupName: "Lookup Group" });
    const { property, caller } = scene;
    const found = await done("find", "lookup lodge");
    expect(found).toContain(property.id);
    const group = /group ([a-z2-7]{24})/.exec(found)?.[1] ?? "";
    expect(await done("groups")).toContain(group);
    expect(await done("properties", group)).toContain(`/p/${property.slug}`);
    expect(await done("mail")).toMatch(/^\d+ waiting, /);
    const size = await done("size", group);
    expect(size).toMatch(/documents +\d+ rows/);
    expect(size).toMatch(/Durable Objects\)\n +sum +2 objects +[1-9][\d.]* kB$/);
    const licensed = await ops(["delete-group", group], { input: "Lookup Group\n" });
    expect(licensed.error).toContain("force (licensed)");
    expect(await done("sessions", "end", caller.user.email)).toContain("Ended ");
    expect((await caller.call("GET", "/api/properties")).status).toBe(401);
  });

  it("says why guests get what they get, renders it again and rebuilds it, while they go on reading [S159, G2, G3]", async () => {
    const scene = await openScene(target, { name: "Harbour Hotel" });
    const { id, slug } = scene.property;
    await makePublishable(scene.caller, scene.property);
    expect((await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } })).status).toBe(201);
    const read = async () => (await fetch(`${target.origin}/p/${slug}`)).text();
    const before = await read();
    expect(before).toContain("Harbour Hotel");
    expect(await done("render", "--property", id, "--dry-run")).toContain(`/p/${slug}  waiting`);
    expect(await done("render", "--property", id)).toBe("Rendered 1 of 1.");
    expect(await done("rebuild", id)).toBe("What guests get is written again.");
    expect(await done("rebuild", "--all")).toMatch(/^Checked \d+ properties.* 0 differ, 0 mended\.$/);
    expect(await done("check-portals")).toContain("0 differ");
    expect(await read()).toBe(before);
    const why = await done("why", id);
    expect(why).toMatch(/renderer {5}version \d+, for http:/);
    expect(why).toMatch(/differs {6}nothing$/);
    expect(await done("render", "--group", scene.groupId)).toBe("Rendered 0 of 0.");
    expect(await done("render", "--all")).toBe("Rendered 0 of 0.");
    expect(await done("render", "--pace", "300")).toContain("300 portals");
  });

  it("works for an operator with a token of their own as it does with the shared one [S159, D33]", async () => {
    expect(await ops(["groups"], { token: ANNA })).toMatchObject({ code: 0, error: "" });
    const rotated = await ops(["groups"], { token: ANNA.toLowerCase() });
    expect(rotated).toMatchObject({ code: 1, out: "", error: expect.stringMatching(/Refused \(401\)/) });
  });

  it("lists every command, and says what is wrong with one it can't carry out [S159]", async () => {
    const help = await done("help");
    for (const [name, { usage }] of Object.entries(COMMANDS)) expect(help).toContain(`${name} ${usage}`);
    expect(help).toContain("rotate-key --env");
    const refused: readonly (readonly [words: string[], reason: RegExp])[] = [
      [["dance"], /There is no dance/],
      [["set-licence"], /Usage: set-licence PROPERTY MODE/],
      [["set-licence", "x", "PAID"], /x is no id/],
      [["set-licence", "a".repeat(24), "GOLD"], /A licence is one of/],
      [["set-licence", "a".repeat(24), "PAID", "--from", "soon"], /soon is no day/],
      [["remove-property", "a".repeat(24)], /Refused \(404\)/],
      [["why", "a".repeat(24)], /Refused \(404\)/],
      [["find", "nothing of that name"], /Nothing is called/],
      [["maintenance", "perhaps"], /Say on or off/],
      [["render"], /Say --property ID, --group ID or --all/],
      [["rebuild"], /Say PROPERTY or --all/],
      [["rotate-key"], /Say --env production/],
      [["maintenance", "on", "--colour", "red"], /colour/],
      [["block-picture", "nothing-here.png"], /neither a file nor/],
    ];
    for (const [words, reason] of refused) {
      const said = await ops(words);
      expect(said.code, words.join(" ")).toBe(1);
      expect(said.error).toMatch(reason);
    }
    const stranger = await ops(["maintenance", "off"], { token: "guess" });
    expect(stranger).toMatchObject({ code: 1, out: "" });
    expect(stranger.error).toMatch(/Refused \(401\)/);
    const nobody = await ops(["maintenance", "off"], { origin: "http://localhost:1" });
    expect(nobody.error).toMatch(/does not answer/);
  });
});
