import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { Member } from "#domain/account/member.ts";
import { DAY_MS, SECOND_MS } from "#domain/time.ts";
import { addDays, parseWallTime, toLocalTime } from "#domain/zoned-time.ts";
import { type Caller, callAs, createProperty, DEMO_PASSWORD, signIn } from "#scripts/api/caller.ts";
import { openDatabase } from "#worker/db/client.ts";
import { selectAlertReaders, selectOverdueReaders } from "#worker/db/guests/desk-deliveries.ts";
import { selectWeeklyReaders } from "#worker/db/mail/mail-preferences.ts";
import { selectRecipient } from "#worker/db/mail/mail-recipients.ts";
import { routesOfApi, toPath } from "../../factories/contract/route-table.ts";
import { tokenIn, untilMail } from "../../factories/mailbox.ts";
import { addMember, limitMember } from "../../factories/member.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { target } from "../../factories/worker/worker-target.ts";
import { connect, requestTicket, upgrade } from "../../live/live-client.ts";

const today = (timeZone = "UTC") => toLocalTime(Date.now(), timeZone).day;

const change = ({ caller }: Scene, { user }: Caller, json: Record<string, unknown>) =>
  caller.call("PATCH", `/api/members/${user.uid}`, { json });

const invite = ({ caller }: Scene, email: string, json: Record<string, unknown> = {}) =>
  caller.call("POST", "/api/members", { json: { email, displayName: "Season desk", role: "desk", ...json } });

async function openTwo(property: Parameters<typeof createProperty>[2] = {}) {
  const scene = await openScene(target, { name: "Visible Hotel" });
  const hidden = await createProperty(target, scene.groupId, { name: "Zephyr Lodge", ...property });
  return { scene, hidden };
}

async function openLimited(property: Parameters<typeof createProperty>[2] = {}) {
  const { scene, hidden } = await openTwo(property);
  const member = await addMember(target, scene, "editor");
  await limitMember(member, { properties: [scene.property.id] });
  return { scene, hidden, member };
}

describe("a property outside a person's own", () => {
  it("is in no answer of any route that reads, in whichever order it changed [H1]", async () => {
    const { scene, hidden, member } = await openLimited();
    const colleague = await addMember(target, scene, "editor", "Zephyr person");
    await limitMember(colleague, { properties: [hidden.id] });
    const rename = { json: { name: "Zephyr Grand" }, revision: 1 };
    expect((await scene.caller.call("PATCH", `/api/properties/${hidden.id}`, rename)).status).toBe(200);
    const reads = (await routesOfApi()).filter((route) => route.startsWith("GET /api/"));
    const uses = [...reads, "POST /api/account/getGroupInformation", "POST /api/account/getUserProperties"];
    for (const route of uses) {
      const [method = "", template = ""] = route.split(" ");
      const json = method === "POST" ? { uid: member.user.uid } : undefined;
      const response = await member.call(method, toPath(template, scene), { json });
      const text = await response.text();
      for (const word of [hidden.id, "Zephyr", hidden.slug]) expect(text, route).not.toContain(word);
    }
    // The owner's answers have it, so the words above are the right ones.
    const seen = await scene.caller.call("GET", "/api/properties");
    expect(await seen.text()).toContain("Zephyr Grand");
    const lists = ["/api/properties", "/api/properties/recent", "/api/analytics/portfolio"];
    for (const path of lists) {
      const { items } = await (await member.call("GET", path)).json<{ items: unknown[] }>();
      expect(items, path).toHaveLength(1);
    }
    const recent = await member.call("GET", "/api/properties/recent");
    expect(await recent.json()).toMatchObject({ total: 1, hasValidLicence: true });
    const opening = await member.call("GET", `/api/properties/opening?active=${hidden.id}`);
    expect(await opening.json()).toMatchObject({ listing: "whole", propertyCount: 1, isLimited: true });
  });

  it("can't be copied to, be asked about, or get its people as assignees [H1]", async () => {
    const { scene, hidden, member } = await openLimited();
    const copied = await member.call("POST", scene.at("/clone"), { json: { target: hidden.id } });
    expect(copied.status).toBe(404);
    const message = { id: hidden.id, message: "Hello", version: "1.0.0", browserLanguage: "en" };
    const asked = await member.call("POST", "/api/support/messages", {
      json: { ...message, propertyId: hidden.id },
    });
    expect(asked.status).toBe(404);
    const members = await member.call("GET", "/api/members");
    expect((await members.json<{ items: Member[] }>()).items.map(({ lastSeenAt }) => lastSeenAt)).toEqual([
      null,
      null,
    ]);
  });

  it("mails and notifies nobody who may not see it, or whose access has ended [H1]", async () => {
    const { scene, hidden, member } = await openLimited();
    const propertyId = hidden.id;
    await limitMember(member, { properties: [propertyId] });
    const chosen = { weeklyMail: true, lowRatingAlert: true, alertRating: 3, overdueMail: true };
    const path = `/api/properties/${propertyId}/mail-preferences`;
    expect((await member.call("PUT", path, { json: chosen })).status).toBe(200);
    const db = openDatabase(env.DB);
    const countReaders = async (now = Date.now()) => {
      const weekly = await selectWeeklyReaders(db, { week: "9999-01-01", limit: 50, after: null, now });
      const alerts = await selectAlertReaders(db, { propertyId, level: 1, now });
      const overdue = await selectOverdueReaders(db, { propertyId, now });
      const [mailed] = await selectRecipient(
        db,
        { groupId: scene.groupId, propertyId, now },
        member.user.email,
      );
      const own = weekly.filter(({ preferences }) => preferences.userId === member.user.uid);
      return [own.length, alerts.length, overdue.length, mailed?.isMember];
    };
    expect(await countReaders()).toEqual([1, 1, 1, 1]);
    await limitMember(member, { properties: [scene.property.id] });
    expect(await countReaders()).toEqual([0, 0, 0, 0]);
    await limitMember(member, { properties: [propertyId], endsAt: Date.now() + DAY_MS });
    expect(await countReaders()).toEqual([1, 1, 1, 1]);
    expect(await countReaders(Date.now() + 2 * DAY_MS)).toEqual([0, 0, 0, 0]);
  });

  it("sends nothing to the person's open screens, and does not show who is there [H1]", async () => {
    const { scene, hidden, member } = await openLimited();
    const [client, owner] = [await connect(member), await connect(scene.caller)];
    const where = { type: "whereabouts", propertyId: hidden.id, place: "homepage", editing: [] };
    for (const { send } of [client, owner]) send(JSON.stringify(where));
    const rename = (id: string) =>
      scene.caller.call("PATCH", `/api/properties/${id}`, { json: { name: "Renamed" }, revision: 1 });
    expect((await rename(hidden.id)).status).toBe(200);
    expect((await rename(scene.property.id)).status).toBe(200);
    await expect
      .poll(() => client.changes().map(({ propertyId }) => propertyId))
      .toEqual([scene.property.id]);
    await expect.poll(() => owner.changes()).toHaveLength(2);
    await expect.poll(() => JSON.stringify(owner.messages)).toContain('"presence"');
    expect(JSON.stringify(client.messages)).not.toContain(hidden.id);
    expect(JSON.stringify(owner.messages)).not.toContain(member.user.uid);
    client.close();
    owner.close();
  });
});

describe("a person without any property", () => {
  it("hears nothing of the group, beside a screen of the whole group at the same place of the log [H1]", async () => {
    const { scene, member } = await openLimited();
    await limitMember(member, { properties: [] });
    const [owner, client] = [await connect(scene.caller), await connect(member)];
    const rename = { json: { name: "Renamed" }, revision: 1 };
    expect((await scene.caller.call("PATCH", scene.at(""), rename)).status).toBe(200);
    await expect.poll(() => owner.changes()).toHaveLength(1);
    // Both are sent in one turn, and the alarm does not come before.
    expect(client.changes()).toEqual([]);
    owner.close();
    client.close();
  });
});

describe("a changed access", () => {
  it("keeps what another owner changes at the same moment: a role opens no property that is being taken [H1]", async () => {
    const { scene } = await openTwo();
    const second = await addMember(target, scene, "owner");
    for (let round = 0; round < 4; round += 1) {
      const member = await addMember(target, scene, "editor");
      const byOther = second.call("PATCH", `/api/members/${member.user.uid}`, { json: { role: "desk" } });
      const answers = await Promise.all([
        change(scene, member, { properties: [scene.property.id] }),
        byOther,
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const { items } = await (await scene.caller.call("GET", "/api/members")).json<{ items: Member[] }>();
      const found = items.find(({ uid }) => uid === member.user.uid);
      expect(found).toMatchObject({ role: "desk", properties: [{ id: scene.property.id }] });
    }
  });

  it("applies from the next request, and makes open screens read everything again [H1]", async () => {
    const { scene, hidden, member } = await openLimited();
    const client = await connect(member);
    expect((await member.call("GET", `/api/properties/${hidden.id}`)).status).toBe(404);
    const changed = await change(scene, member, { properties: [hidden.id] });
    expect(await changed.json()).toMatchObject({ properties: [{ id: hidden.id, name: "Zephyr Lodge" }] });
    expect((await member.call("GET", `/api/properties/${hidden.id}`)).status).toBe(200);
    expect((await member.call("GET", scene.at(""))).status).toBe(404);
    await expect.poll(() => client.messages.map(({ type }) => type)).toContain("snapshot");
    const rename = (id: string) =>
      scene.caller.call("PATCH", `/api/properties/${id}`, { json: { name: "Renamed" }, revision: 1 });
    for (const id of [scene.property.id, hidden.id]) expect((await rename(id)).status).toBe(200);
    await expect.poll(() => client.changes().map(({ propertyId }) => propertyId)).toEqual([hidden.id]);
    client.close();
  });

  it("keeps what it does not name: another role opens no other property, and moves no end [H1]", async () => {
    const { scene, member } = await openLimited();
    const until = addDays(today(), 20);
    expect((await change(scene, member, { until })).status).toBe(200);
    const changed = await change(scene, member, { role: "desk" });
    const properties = [{ id: scene.property.id, name: "Visible Hotel" }];
    expect(await changed.json()).toMatchObject({ role: "desk", until, properties });
    const whole = await change(scene, member, { properties: null, until: null });
    expect(await whole.json()).toMatchObject({ role: "desk", until: null, properties: null });
    const rows = await env.DB.prepare("select count(*) as count from property_access where user_id = ?")
      .bind(member.user.uid)
      .first("count");
    expect(rows).toBe(0);
  });

  it.each([
    ["a day that is over", { until: "2026-01-31" }, "until", "date_past"],
    ["no day at all", { until: "31 March" }, "until", "invalid_date"],
    ["no property", { properties: [] }, "properties", "required"],
    ["a property elsewhere", { properties: ["grc4xdgvjqtepjxiav67jbeq"] }, "properties", "invalid"],
  ])("with %s is refused at its field, for members and invitations [H1]", async (_, json, path, code) => {
    const { scene, member } = await openLimited();
    for (const response of [
      await change(scene, member, json),
      await invite(scene, "season@member.example", json),
    ]) {
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ errors: [{ path, code }] });
    }
  });

  it("leaves an owner of the whole group without an end, also of two changes at once [H2]", async () => {
    const { scene } = await openTwo();
    const second = await addMember(target, scene, "owner");
    const until = addDays(today(), 9);
    const answers = await Promise.all([
      change(scene, second, { until }),
      change(scene, scene.caller, { properties: [scene.property.id] }),
    ]);
    const statuses = answers.map(({ status }) => status).sort();
    // The second change may find that its caller no longer manages people.
    expect([
      [200, 409],
      [200, 403],
    ]).toContainEqual(statuses);
  });

  it("of an owner to chosen properties leaves them the property's own decisions, and no people [H1]", async () => {
    const { scene } = await openTwo();
    const second = await addMember(target, scene, "owner");
    expect((await change(scene, second, { properties: [scene.property.id] })).status).toBe(200);
    const own = { propertyId: scene.property.id };
    const kept = await second.call("PUT", `/api/properties/${own.propertyId}/visitor-ids`, {
      json: { isOn: true },
    });
    expect(kept.status).toBe(200);
    const removed = await second.call("DELETE", `/api/members/${scene.caller.user.uid}`);
    expect(removed.status).toBe(403);
  });

  it("stays with a person whose only property is removed, who then sees an empty list [H1]", async () => {
    const { scene, member } = await openLimited();
    await env.DB.prepare("update properties set removed_at = ? where id = ?")
      .bind(Date.now(), scene.property.id)
      .run();
    const listed = await member.call("GET", "/api/properties/opening");
    expect(await listed.json()).toMatchObject({ properties: [], propertyCount: 0, hasValidLicence: false });
    expect((await change(scene, member, { role: "viewer" })).status).toBe(200);
    await env.DB.prepare("update properties set removed_at = null where id = ?")
      .bind(scene.property.id)
      .run();
    expect((await member.call("GET", scene.at(""))).status).toBe(200);
  });
});

describe("an end", () => {
  it("is the end of its day at the last of the properties to reach it [H1]", async () => {
    const { scene, hidden } = await openTwo({ timeZone: "America/New_York" });
    const member = await addMember(target, scene, "viewer");
    const until = today("America/New_York");
    expect((await change(scene, member, { until, properties: [hidden.id] })).status).toBe(200);
    const endsAt = await env.DB.prepare("select access_ends_at as at from users where id = ?")
      .bind(member.user.uid)
      .first("at");
    expect(endsAt).toBe(parseWallTime(`${addDays(until, 1)}T00:00`, "America/New_York"));
  });

  it("closes open screens within five seconds, and refuses requests, refreshes and sign-in [H1]", async () => {
    const { scene, member } = await openLimited();
    const properties = [scene.property.id];
    await limitMember(member, { properties, endsAt: Date.now() + 2 * SECOND_MS });
    const [client, ticket] = [await connect(member), await requestTicket(member)];
    expect((await member.call("GET", scene.at(""))).status).toBe(200);
    const closed = await client.closed;
    const endsAt = await env.DB.prepare("select access_ends_at as at from users where id = ?")
      .bind(member.user.uid)
      .first<number>("at");
    expect(Date.now() - (endsAt ?? 0)).toBeGreaterThanOrEqual(0);
    expect(Date.now() - (endsAt ?? 0)).toBeLessThan(5 * SECOND_MS);
    expect(closed.code).toBe(4401);
    expect(client.messages.at(-1)).toEqual({ type: "session-ended", isRemoved: true });
    const refused = await member.call("GET", scene.at(""));
    expect(refused.status).toBe(401);
    const late = await upgrade({ ticket });
    const socket = late.webSocket;
    const lateClosed = new Promise<CloseEvent>((resolve) => socket?.addEventListener("close", resolve));
    socket?.accept();
    expect((await lateClosed).code).toBe(4403);
  });

  it("is told at sign-in after the right password only, and gives way to a later one [H1]", async () => {
    const { scene } = await openTwo();
    const member = await addMember(target, scene, "editor");
    await limitMember(member, { endsAt: Date.now() - DAY_MS });
    const { email } = member.user;
    const attempt = (password: string) =>
      callAs(target, "POST", "/api/identity/sign-in", { json: { email, password } });
    const wrong = await attempt("a wrong password");
    expect(await wrong.json()).toMatchObject({ code: "invalid_credentials" });
    const right = await attempt(DEMO_PASSWORD);
    expect(right.status).toBe(403);
    expect(await right.json()).toMatchObject({ code: "access_ended" });
    expect((await change(scene, member, { until: addDays(today(), 3) })).status).toBe(200);
    expect((await attempt(DEMO_PASSWORD)).status).toBe(200);
  });

  it("of an invitation is stated before it is accepted, and after it nobody can accept [H2]", async () => {
    const { scene } = await openTwo();
    const email = "season-2@member.example";
    const until = addDays(today(), 5);
    const invited = await invite(scene, email, { until, properties: [scene.property.id] });
    expect(invited.status).toBe(201);
    const token = tokenIn(await untilMail(email));
    const read = await callAs(target, "POST", "/api/identity/read-link", {
      json: { purpose: "password", token },
    });
    expect(await read.json()).toMatchObject({
      welcome: { role: "desk", until, properties: ["Visible Hotel"] },
    });
    await env.DB.prepare("update users set access_ends_at = ? where email = ?").bind(Date.now(), email).run();
    const accepted = await callAs(target, "POST", "/api/identity/reset-password/confirm", {
      json: { token, password: "a harbour full of gulls" },
    });
    expect(accepted.status).toBe(403);
    expect(await accepted.json()).toMatchObject({ code: "access_ended" });
  });
});

describe("the list of people", () => {
  it("says when each was last seen, to those who manage people [H2]", async () => {
    const { scene } = await openTwo();
    const colleague = await addMember(target, scene, "viewer", "A viewer", DEMO_PASSWORD);
    const list = async (caller: Caller) =>
      (await (await caller.call("GET", "/api/members")).json<{ items: Member[] }>()).items;
    const seen = (await list(scene.caller)).find(({ uid }) => uid === colleague.user.uid)?.lastSeenAt;
    expect(Date.now() - Date.parse(seen ?? "")).toBeLessThan(60 * SECOND_MS);
    expect((await list(colleague)).every(({ lastSeenAt }) => lastSeenAt === null)).toBe(true);
    expect((await signIn(target, colleague.user.email)).user.uid).toBe(colleague.user.uid);
  });
});
