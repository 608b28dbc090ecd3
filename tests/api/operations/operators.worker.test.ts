import { createExecutionContext, env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { makeLicence } from "#scripts/api/caller.ts";
import { OPERATION_ACTIONS } from "#worker/http/operations/log-operation.ts";
import worker from "#worker/index.ts";
import { writesOfApi } from "../../factories/contract/route-table.ts";
import { sampleId } from "../../factories/draft.ts";
import { openScene } from "../../factories/scene.ts";
import { target } from "../../factories/worker/worker-target.ts";
import { loggedLines } from "../../setup/worker/quiet-console.ts";

const ANNA = "a".repeat(32);
const BOB = "b".repeat(40);
const NAMED = `anna:${ANNA},bob:${BOB}`;

interface Call {
  readonly token?: string;
  readonly tokens?: string;
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

async function operateAs(
  method: string,
  path: string,
  { token = ANNA, tokens = NAMED, json, headers = {} }: Call = {},
): Promise<Response> {
  const body = json === undefined ? {} : { body: JSON.stringify(json) };
  const request = new Request(`${target.origin}/api/ops${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
    ...body,
  });
  const context = createExecutionContext();
  return worker.fetch(request as Parameters<typeof worker.fetch>[0], { ...env, OPS_TOKENS: tokens }, context);
}

/** Log lines of named operators, or of one call; the shared operator arranges scenes. */
const operations = (id?: string) =>
  loggedLines()
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event === "operation")
    .filter(({ operator, requestId }) => (id ? requestId === id : operator !== "operations"));

describe("operators", () => {
  it("each have a token; another's new one disturbs nobody, and the shared one goes on [D33]", async () => {
    const path = `/properties/${sampleId(9)}/portal`;
    const getStatus = async (token: string, tokens = NAMED) =>
      (await operateAs("GET", path, { token, tokens })).status;
    for (const token of [ANNA, BOB, env.OPS_TOKEN]) expect(await getStatus(token)).toBe(404);
    const rotated = `anna:${ANNA},bob:${"c".repeat(32)}`;
    expect(await getStatus(BOB, rotated)).toBe(401);
    for (const token of [ANNA, "c".repeat(32), env.OPS_TOKEN])
      expect(await getStatus(token, rotated)).toBe(404);
    // Without the setting only the shared token works; an invalid entry does not affect the others.
    expect([await getStatus(ANNA, ""), await getStatus(env.OPS_TOKEN, "")]).toEqual([401, 404]);
    expect([await getStatus(ANNA, `nobody,anna:${ANNA}`), await getStatus("nobody", "nobody")]).toEqual([
      404, 401,
    ]);
  });

  it("are none by a short token, by their name, or by the whole setting [D33]", async () => {
    const short = "s".repeat(31);
    const attempts = [short, "anna", `anna:${ANNA}`, NAMED, "", `${ANNA} `, ANNA.slice(0, -1), `${ANNA}a`];
    for (const token of attempts) {
      const answer = await operateAs("DELETE", `/properties/${sampleId(9)}`, {
        token,
        tokens: `${NAMED},sam:${short}`,
      });
      // HTTP trims a header's trailing blank.
      expect([token, answer.status]).toEqual([token, token === `${ANNA} ` ? 404 : 401]);
    }
  });
});

describe("each change by operations", () => {
  it("is one line of the log with who, what, of which property and how it ended; staff read no name [S159, D33]", async () => {
    const scene = await openScene(target);
    const path = `/properties/${scene.property.id}/licence`;
    const headers = { "cf-ray": "ray-1" };
    await operateAs("PUT", path, { json: makeLicence("PAID"), headers });
    await operateAs("PUT", path, { token: env.OPS_TOKEN, json: makeLicence("TRIAL"), headers });
    const line = {
      event: "operation",
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      operator: "anna",
      action: "licence.set",
      propertyId: scene.property.id,
      requestId: "ray-1",
      status: 200,
    };
    expect(operations("ray-1")).toEqual([line, { ...line, operator: "operations" }]);
    const list = await (await scene.caller.call("GET", "/api/activity")).text();
    expect(list).toContain('"licence.set"');
    expect(list).not.toContain("anna");
    expect(JSON.parse(list)).toMatchObject({ items: Array(5).fill({ userName: null }) });
  });

  it("is a line as well when it is refused, by what it names or by what it holds [D33]", async () => {
    const { property, groupId } = await openScene(target);
    const unknown = sampleId(9);
    await operateAs("DELETE", `/properties/${unknown}`);
    await operateAs("PUT", `/properties/${property.id}/licence`, { json: { plicensemode: "GOLD" } });
    await operateAs("POST", "/properties", { json: { groupId, name: "Gull", slug: property.slug } });
    await operateAs("POST", "/sessions/end", { json: { email: "x".repeat(100_000) } });
    expect(operations()).toMatchObject([
      { operator: "anna", action: "property.removed", propertyId: unknown, status: 404 },
      { operator: "anna", action: "licence.set", propertyId: property.id, status: 400 },
      { operator: "anna", action: "property.added", groupId, status: 409 },
      { operator: "anna", action: "sessions.ended", status: expect.any(Number) },
    ]);
  });

  it("names what it made, and holds no address, name, password or token [D33]", async () => {
    const { groupId } = await openScene(target);
    const user = { email: "ada@log.example", displayName: "Ada Lovelace", password: "a long password" };
    const account = { companyName: "Secret Company", groupName: "Secret Group", user };
    const opened = (await (await operateAs("POST", "/accounts", { json: account })).json()) as {
      groupId: string;
    };
    const added = await operateAs("POST", "/properties", { json: { groupId, name: "Secret Hotel" } });
    const { id } = (await added.json()) as { id: string };
    await operateAs("DELETE", `/properties/${id}/consents/guest-7`);
    await operateAs("POST", "/sessions/end", { json: { email: user.email } });
    await operateAs("GET", `/find?text=${encodeURIComponent(user.email)}`);
    expect(operations()).toMatchObject([
      { action: "account.created", groupId: opened.groupId, status: 201 },
      { action: "property.added", propertyId: id, groupId, status: 201 },
      { action: "consent.erased", propertyId: id, status: 200 },
      { action: "sessions.ended", status: 200 },
    ]);
    const all = loggedLines().join("\n");
    expect(all).not.toMatch(/ada@|Lovelace|Secret|long password|guest-7/);
    for (const token of [ANNA, BOB, env.OPS_TOKEN]) expect(all).not.toContain(token);
    // The log line of a session that operations ended also names the operator.
    expect(all).toContain('"code":"operations"');
    expect(all).toContain('"by":"anna"');
  });

  it("is none for what only looks: a read, a check and a rendering that change nothing [D33]", async () => {
    const { property } = await openScene(target);
    await operateAs("GET", "/groups");
    await operateAs("POST", "/portals/check", { json: { of: "properties", mend: false } });
    await operateAs("POST", "/portals/render", { json: { propertyId: property.id, dryRun: true } });
    expect(operations()).toEqual([]);
    await operateAs("POST", "/portals/render", { json: { propertyId: property.id, dryRun: false } });
    expect(operations()).toMatchObject([{ action: "portals.rendered", propertyId: property.id }]);
  });

  it("has a name, whichever route it is [D33]", async () => {
    const writes = (await writesOfApi()).filter((route) => route.includes(" /api/ops/"));
    const named = writes.map((route) => route.replace(/\{(\w+)\}/g, ":$1"));
    expect(Object.keys(OPERATION_ACTIONS).toSorted(), "worker/http/operations/log-operation.ts").toEqual(
      named.toSorted(),
    );
  });
});
