import { createExecutionContext, env, runDurableObjectAlarm } from "cloudflare:test";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ExportPage } from "#domain/account/group-transfer.ts";
import type { ActivityPage } from "#domain/live/activity.ts";
import { DAY_MS, SECOND_MS } from "#domain/time.ts";
import {
  callAs,
  callAsOperator,
  createAccount,
  createProperty,
  expectAnswer,
  makeLicence,
  signIn,
} from "#scripts/api/caller.ts";
import { atDesk } from "#tests/factories/worker/desk.ts";
import { wholeRun } from "#tests/factories/worker/job-run.ts";
import worker from "#worker/index.ts";
import { sha256Hex } from "#worker/media/files.ts";
import { purgeRemoved } from "#worker/services/operations/purge-removed.ts";
import { sampleId, usableButton } from "../../factories/draft.ts";
import { ask } from "../../factories/published-portal.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { png } from "../../factories/stored-draft.ts";
import { apiTarget, target } from "../../factories/worker/worker-target.ts";
import { connect } from "../../live/live-client.ts";
import { expectComplaint } from "../../setup/worker/quiet-console.ts";

function ops(method: string, path: string, json?: unknown, token = env.OPS_TOKEN) {
  return callAs(target, method, `/api/ops${path}`, { json, headers: { authorization: `Bearer ${token}` } });
}

describe("operations", () => {
  it("are refused with a weak token, even the right one", async () => {
    for (const [token, status] of [
      ["x".repeat(31), 401],
      ["", 401],
      ["x".repeat(32), 404],
    ] as const) {
      const headers = { authorization: `Bearer ${token}` };
      const path = `${target.origin}/api/ops/properties/${sampleId(9)}`;
      const request = new Request(path, { method: "DELETE", headers });
      const context = createExecutionContext();
      const response = await worker.fetch(
        request as Parameters<typeof worker.fetch>[0],
        { ...env, OPS_TOKEN: token },
        context,
      );
      expect(response.status).toBe(status);
    }
  });

  it("are slowed for a network that goes on trying, and for no other", async () => {
    const attempt = (token: string, network: string) =>
      callAs(target, "DELETE", `/api/ops/properties/${sampleId(9)}`, {
        headers: { authorization: `Bearer ${token}`, "cf-connecting-ip": network },
      });
    const statuses: number[] = [];
    for (let turn = 0; turn < 31; turn += 1) statuses.push((await attempt("wrong", "203.0.113.40")).status);
    expect(statuses).toEqual([...Array(30).fill(401), 429]);
    expect((await attempt("wrong", "203.0.113.41")).status).toBe(401);
    expect((await attempt(env.OPS_TOKEN, "203.0.113.40")).status).toBe(404);
  });

  it("are closed to everybody without their token", async () => {
    const { caller, property } = await openScene(target);
    const path = `/properties/${property.id}/licence`;
    expect((await ops("PUT", path, makeLicence("PAID"), "guess")).status).toBe(401);
    expect((await ops("PUT", path, makeLicence("PAID"), "")).status).toBe(401);
    expect((await caller.call("PUT", `/api/ops${path}`, { json: makeLicence("PAID") })).status).toBe(401);
  });

  it("open accounts, and refuse an e-mail in use [S168]", async () => {
    const { email, groupId } = await createAccount(apiTarget, { groupName: "Opened group" });
    const session = await (await signIn(apiTarget, email)).call("GET", "/api/identity/session");
    expect(await session.json()).toMatchObject({ group: { groupID: groupId, groupName: "Opened group" } });
    const response = await ops("POST", "/accounts", {
      companyName: "Another company",
      groupName: "Another group",
      user: { email: email.toUpperCase(), displayName: "Someone", password: "a long password" },
    });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: "email_in_use", detail: "Email already in use" });
  });

  it.each([
    ["a user name of 2", { user: { displayName: "Jo" } }, "user.displayName", "S114"],
    ["a user name of 21", { user: { displayName: "x".repeat(21) } }, "user.displayName", "S206"],
    ["an account name of 41", { companyName: "x".repeat(41) }, "companyName", "S115"],
    ["an invalid e-mail", { user: { email: "nobody" } }, "user.email", "S113"],
    ["a short password", { user: { password: "short" } }, "user.password", "S139"],
    ["a common password", { user: { password: "password1234" } }, "user.password", "S35"],
    ["one letter twelve times", { user: { password: "aaaaaaaaaaaa" } }, "user.password", "S35"],
    [
      "its address as a password",
      { user: { password: "front@hotel.example", email: "front@hotel.example" } },
      "user.password",
      "S35",
    ],
  ])("refuse an account with %s", async (_what, more, path, _requirement) => {
    const user = { email: "x@y.example", displayName: "Front desk", password: "a long password" };
    const json = {
      companyName: "Company",
      groupName: "Group",
      ...more,
      user: { ...user, ...("user" in more ? more.user : {}) },
    };
    const response = await ops("POST", "/accounts", json);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path }] });
  });

  it("set a licence with dates in either form, and send them as _seconds [S65, S66]", async () => {
    const { property, caller, at } = await openScene(target);
    for (const form of ["_seconds", "seconds"]) {
      const response = await ops("PUT", `/properties/${property.id}/licence`, {
        plicensemode: "TRIAL",
        plicensemodeprevious: null,
        plicensedatestart: { [form]: 1_760_000_000 },
        plicensedateend: { [form]: 1_990_000_000 },
      });
      expect(response.status).toBe(200);
      expect(await (await caller.call("GET", at(""))).json()).toMatchObject({
        licence: {
          plicensepropertyid: property.id,
          plicensemode: "TRIAL",
          plicensedatestart: { _seconds: 1_760_000_000 },
          plicensedateend: { _seconds: 1_990_000_000 },
        },
      });
    }
  });

  it("give a second property of a name the next free address", async () => {
    const { groupId } = await createAccount(target);
    const one = await createProperty(target, groupId, { name: "Gull Cottage" });
    const other = await createProperty(target, groupId, { name: "Gull Cottage" });
    expect(one.slug).toBe("gull-cottage");
    expect(other.slug).toMatch(/^gull-cottage-[a-z2-7]{4}$/);
    const taken = await ops("POST", "/properties", { groupId, name: "Gull", slug: "gull-cottage" });
    expect(taken.status).toBe(409);
  });

  it("begin a property in the languages that are named, each once, the default one among them [S83]", async () => {
    const { groupId } = await createAccount(target);
    const add = (languages: string[], defaultLanguage: string) =>
      ops("POST", "/properties", { groupId, name: "Alpenhof", languages, defaultLanguage });
    expect((await add(["en", "en"], "en")).status).toBe(400);
    expect((await add(["en"], "de")).status).toBe(422);
    const added = await (await add(["en", "de"], "de")).json();
    expect(added).toMatchObject({ languages: ["en", "de"], defaultLanguage: "de" });
  });

  it("switch premium features [S141]", async () => {
    const { property, caller, at } = await openScene(target);
    await callAsOperator(target, "PUT", `/properties/${property.id}/features`, { guestServices: true });
    expect(await (await caller.call("GET", at(""))).json()).toMatchObject({
      features: { guestServices: true },
    });
  });
});

/** Publishes the draft as it is, with one button. */
async function publishPortal({ caller, at }: Scene): Promise<void> {
  const json = { buttons: [usableButton("link", 1)] };
  await expectAnswer(await caller.call("PUT", at("/documents/buttons?language=en"), { json, revision: 0 }));
  await expectAnswer(await caller.call("POST", at("/publish"), { json: { note: "" } }));
}

/** The newest activity entry that a member can read. */
async function newestActivity({ caller }: Scene): Promise<unknown> {
  const page = (await (await caller.call("GET", "/api/activity?limit=1")).json()) as ActivityPage;
  return page.items[0];
}

describe("a removed property", () => {
  const getTitle = async (slug: string) => {
    const response = await callAs(target, "GET", `/p/${slug}`);
    return { status: response.status, title: /<title>(.*?)<\/title>/.exec(await response.text())?.[1] };
  };

  it("is gone for guests and staff, and comes back as it was [S101]", async () => {
    const scene = await openScene(target, { name: "Removed Hotel" });
    const { property, caller, at } = scene;
    await publishPortal(scene);
    const { address } = (await (await caller.call("GET", at("/qr"))).json()) as { address: string };
    const qr = () => ask(new URL(address).pathname);
    const before = await getTitle(property.slug);
    expect(before.status).toBe(200);

    expect((await ops("DELETE", `/properties/${property.id}`)).status).toBe(204);
    expect((await getTitle(property.slug)).status).toBe(404);
    expect((await qr()).status).toBe(410);
    expect((await caller.call("GET", at(""))).status).toBe(404);
    expect(await (await caller.call("GET", "/api/properties")).json()).toMatchObject({ items: [] });
    expect((await ops("DELETE", `/properties/${property.id}`)).status).toBe(404);
    expect((await ops("PUT", `/properties/${property.id}/licence`, makeLicence("PAID"))).status).toBe(404);
    expect(await newestActivity(scene)).toMatchObject({
      action: "property.removed",
      summary: "Removed Hotel",
      userName: null,
      propertyId: property.id,
    });

    const restored = await ops("POST", `/properties/${property.id}/restore`);
    expect(restored.status).toBe(200);
    expect(await restored.json()).toMatchObject({ id: property.id, licenceKey: property.licenceKey });
    expect(await getTitle(property.slug)).toEqual(before);
    expect((await qr()).status).toBe(302);
    expect((await caller.call("GET", at("/draft"))).status).toBe(200);
    expect((await ops("POST", `/properties/${property.id}/restore`)).status).toBe(400);
    expect(await newestActivity(scene)).toMatchObject({ action: "property.restored" });
  });

  it("is kept for thirty days to the millisecond, and then deleted with its rows and snapshots", async () => {
    const scene = await openScene(target, { name: "Purged Hotel" });
    const { id } = scene.property;
    await publishPortal(scene);
    await env.DB.prepare("insert into portfolio_figures values (?, '30d', 1, '{}')").bind(id).run();
    await ops("DELETE", `/properties/${id}`);
    const removedAt = await env.DB.prepare("select removed_at from properties where id = ?")
      .bind(id)
      .first<number>("removed_at");
    const kept = () => env.DB.prepare("select count(*) c from properties where id = ?").bind(id).first("c");
    const snapshots = async () => (await env.FILES.list({ prefix: `snapshots/${id}/` })).objects.length;
    const due = (removedAt ?? 0) + 30 * DAY_MS;
    await purgeRemoved(env, wholeRun(due));
    // Three objects: the snapshot, its pages, and the bytes of the served record.
    expect([await kept(), await snapshots()]).toEqual([1, 3]);
    await purgeRemoved(env, wholeRun(due + 1));
    expect([await kept(), await snapshots()]).toEqual([0, 0]);
    const tables = [
      "documents",
      "property_licences",
      "qr_codes",
      "publications",
      "media",
      "portfolio_figures",
    ];
    for (const table of tables) {
      const left = await env.DB.prepare(`select count(*) as count from ${table} where property_id = ?`)
        .bind(id)
        .first("count");
      expect([table, left]).toEqual([table, 0]);
    }
    expect((await ops("POST", `/properties/${id}/restore`)).status).toBe(404);
  });
});

describe("actions of operations", () => {
  it("export a group with a trace of it, and nothing of another one or of its sessions [S159, G6]", async () => {
    const scene = await openScene(target, { name: "Exported Hotel" });
    const foreign = await openScene(target);
    const path = `/groups/${scene.groupId}/export`;
    const first = (await (await ops("POST", path, {})).json()) as ExportPage;
    expect(first.header).toMatchObject({ group: scene.groupId, properties: 1, users: 1 });
    expect(await newestActivity(scene)).toMatchObject({ action: "group.exported", propertyId: null });
    const second = await (await ops("POST", path, { cursor: first.nextCursor })).text();
    expect(second).toContain("Exported Hotel");
    expect(second).not.toContain(foreign.property.id);
    expect(second).not.toMatch(/refresh_hash|"sessions"|known_devices|group\.exported/);
    expect((await ops("POST", path, { cursor: "{}" })).status).toBe(400);
    expect((await ops("POST", `/groups/${"a".repeat(24)}/export`, {})).status).toBe(404);
  });

  it("block a picture by its hash, and say so where it is in use [S120]", async () => {
    const scene = await openScene(target);
    const bytes = png(31, 7);
    const sha256 = sha256Hex(bytes);
    const upload = () =>
      scene.caller.call("POST", scene.at("/media?kind=logo&name=mark.png"), { body: bytes });
    expect((await upload()).status).toBe(201);
    expect((await ops("PUT", `/blocked-pictures/${sha256}`)).status).toBe(204);
    // KV's edge may be stale for half a minute; a picture never requested before is blocked at once.
    const other = await openScene(target);
    const fresh = png(33, 9);
    await ops("PUT", `/blocked-pictures/${sha256Hex(fresh)}`);
    const refused = await other.caller.call("POST", other.at("/media?kind=logo&name=x.png"), { body: fresh });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ code: "image_rejected" });
    expect(await newestActivity(scene)).toMatchObject({
      action: "picture.blocked",
      summary: "mark.png",
      propertyId: scene.property.id,
    });
    expect((await ops("PUT", "/blocked-pictures/abc")).status).toBe(400);
  });

  it("erase what one guest of one property agreed to, and nothing else", async () => {
    const [scene, other] = [await openScene(target), await openScene(target)];
    const insert = (id: string, propertyId: string, visitorId: string) =>
      env.GUEST_DESK.getByName(propertyId).storeConsent({
        id,
        at: Date.now(),
        visitorId,
        kind: "marketing",
        given: true,
        textVersion: "3",
      });
    await insert(`one-${scene.property.id}`, scene.property.id, "guest-1");
    await insert(`two-${scene.property.id}`, scene.property.id, "guest-2");
    await insert(`one-${other.property.id}`, other.property.id, "guest-1");
    const erased = await ops("DELETE", `/properties/${scene.property.id}/consents/guest-1`);
    expect(await erased.json()).toEqual({ erased: 1 });
    expect(await atDesk(scene.property.id, "SELECT id FROM consents")).toEqual([
      { id: `two-${scene.property.id}` },
    ]);
    expect(await atDesk(other.property.id, "SELECT id FROM consents")).toEqual([
      { id: `one-${other.property.id}` },
    ]);
    expect(await newestActivity(scene)).toMatchObject({ action: "consent.erased" });
  });

  it("leave every action in the activity list, under no person's name [S159]", async () => {
    const scene = await openScene(apiTarget);
    await callAsOperator(target, "PUT", `/properties/${scene.property.id}/features`, { guestServices: true });
    const { items } = (await (await scene.caller.call("GET", "/api/activity")).json()) as ActivityPage;
    expect(items.map(({ action, summary, userName }) => [action, summary, userName])).toEqual([
      ["features.set", "on", null],
      ["licence.set", "PAID", null],
      ["property.added", "Harbour Hotel", null],
      ["account.created", expect.any(String), null],
    ]);
  });
});

describe("the maintenance flag", () => {
  it("is set with an estimate and taken back, announced to every group [S69, S85]", async () => {
    const scene = await openScene(target);
    const client = await connect(scene.caller);
    await callAsOperator(target, "PUT", "/maintenance", { maintenance: true, time: "about an hour" });
    expect((await scene.caller.call("GET", "/api/properties")).status).toBe(503);
    // The call that ends maintenance has no estimated time.
    await callAsOperator(target, "PUT", "/maintenance", { maintenance: false });
    expect((await scene.caller.call("GET", "/api/properties")).status).toBe(200);
    const company = await env.DB.prepare("select company_id from groups where id = ?")
      .bind(scene.groupId)
      .first<string>("company_id");
    await runDurableObjectAlarm(
      env.GROUP_CHANNEL.get(env.GROUP_CHANNEL.idFromName(`${company}:${scene.groupId}`)),
    );
    await expect
      .poll(() => client.changes().map(({ kind, payload }) => [kind, payload]))
      .toEqual([
        ["maintenance.changed", { maintenance: true, time: "about an hour" }],
        ["maintenance.changed", { maintenance: false, time: "" }],
      ]);
    client.close();
    expect(await newestActivity(scene)).toMatchObject({ action: "maintenance.off", propertyId: null });
  });

  const flag = async () => (await callAs(target, "GET", "/maintenance/maintenance.json")).json();
  // An isolate that set the flag itself reads KV again half a minute later.
  let aheadMs = 31 * SECOND_MS;
  /** An isolate reads KV at most once a second, so advance the clock before each read. */
  async function expectFlag(value: unknown): Promise<void> {
    aheadMs += 2 * SECOND_MS;
    vi.useFakeTimers({ toFake: ["Date"], now: vi.getRealSystemTime() + aheadMs });
    expect(await flag()).toEqual(value);
  }

  afterEach(() => {
    vi.useRealTimers();
  });

  it("closes the content API and leaves guests and operations alone [S69, S155]", async () => {
    const { caller } = await openScene(target);
    await env.FLAGS.put("maintenance", '{"maintenance":true,"time":"about 30 minutes"}');
    await expectFlag({ maintenance: true, time: "about 30 minutes" });
    const response = await caller.call("GET", "/api/properties");
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("60");
    expect(await response.json()).toMatchObject({ code: "maintenance" });
    expect((await callAs(target, "GET", "/p/nowhere")).status).toBe(404);
    expect((await ops("DELETE", `/properties/${"a".repeat(24)}`)).status).toBe(404);
    await env.FLAGS.delete("maintenance");
    await expectFlag({ maintenance: false, time: "" });
    expect((await caller.call("GET", "/api/properties")).status).toBe(200);
  });

  it.each(["", "true", "[]", '{"maintenance":"yes"}', "<html>", '{"maintenance":true'])(
    "counts as off when it is %j [S86]",
    async (value) => {
      if (value === "" || value.startsWith("<") || value.endsWith("true")) {
        if (value !== "true") expectComplaint(/maintenance_unreadable/);
      }
      await env.FLAGS.put("maintenance", '{"maintenance":true,"time":""}');
      await expectFlag({ maintenance: true, time: "" });
      await env.FLAGS.put("maintenance", value);
      await expectFlag({ maintenance: false, time: "" });
    },
  );
});

describe("health", () => {
  it("names each binding", async () => {
    expect(await (await callAs(target, "GET", "/healthz")).json()).toMatchObject({
      ok: true,
      bindings: { database: true, files: true, flags: true, portals: true },
    });
  });
});
