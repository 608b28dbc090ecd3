import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runOps } from "#scripts/operations/run-ops.ts";

const ID = "a".repeat(24);

/** A Foyer that refuses every call with the test's answer, and counts calls. */
let refusal: { readonly status: number; readonly body: object } = { status: 500, body: {} };
let asked = 0;
const server = createServer((_request, response) => {
  asked += 1;
  response.statusCode = refusal.status;
  response.end(JSON.stringify(refusal.body));
});
let origin = "";
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const type = (words: readonly string[], more: { origin?: string; token?: string } = {}) =>
  runOps(words, { origin, token: "a token", print: () => undefined, ...more });

describe("a line of npm run ops [S159, G5]", () => {
  it.each([
    ["delete-group", ID, "--dry-run"],
    ["rebuild", "--all", "--dry-run"],
    ["check-portals", "--all"],
    ["rollback", "--env", "staging", "--at-once"],
  ])("%s %s %s: an option that a command does not take is refused, not passed over", async (...words) => {
    asked = 0;
    const { code, said } = await type(words);
    expect([code, asked]).toEqual([1, 0]);
    expect(said).toMatch(new RegExp(`^${words[0]} takes no --[a-z-]+\\. Usage: ${words[0]}`));
  });

  it.each([[["--help"]], [["why", "-h"]], [["help"]], [[]]])("%o lists the commands", async (words) => {
    expect(await type(words)).toMatchObject({ code: 0, said: expect.stringContaining("delete-group GROUP") });
  });

  it("an origin that is none is named, and the local token goes to no other machine", async () => {
    const host = await type(["groups"], { origin: "portal.hotel-company.com" });
    expect(host.said).toMatch(/^FOYER_ORIGIN=portal\.hotel-company\.com is no address such as https:/);
    const tokenless = await type(["groups"], { origin: "https://portal.hotel-company.com", token: "" });
    expect(tokenless).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^OPS_TOKEN is missing\. Type: read/),
    });
  });

  it.each<[string, number, object, RegExp]>([
    [
      "another token",
      401,
      { code: "unauthenticated" },
      /Refused \(401\).*\nOPS_TOKEN is no token of this Foyer/,
    ],
    ["an id of nothing", 404, { code: "not_found" }, /Refused \(404\).*\n.*find TEXT says ids/],
    [
      "a field",
      400,
      { code: "validation_failed", errors: [{ path: "force", code: "licensed" }] },
      /force \(licensed\)\n.*set-licence, or say --force/,
    ],
    ["what needs no advice", 409, { code: "email_in_use" }, /^Refused \(409\): email_in_use$/],
  ])("a refusal for %s says what to do", async (_name, status, body, words) => {
    refusal = { status, body };
    expect((await type(["why", ID])).said).toMatch(words);
  });

  it.each([
    [["TRIAL"], "TRIAL needs --from and --to."],
    [["PAID", "--from", "2027-01-01"], "PAID needs --from and --to."],
    [
      ["TRIAL", "--from", "2027-01-31", "--to", "2027-01-01"],
      "The licence would end on 2027-01-01, before it begins on 2027-01-31.",
    ],
  ])("a licence %o that would close the portal is not sent [S65]", async (words, said) => {
    asked = 0;
    expect(await type(["set-licence", ID, ...words])).toEqual({ code: 1, said });
    expect(asked).toBe(0);
  });
});
