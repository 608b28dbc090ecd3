import { env } from "cloudflare:test";
import { afterEach, describe, expect, it, vi } from "vitest";
import { areDigitsCommon, type Desk } from "#domain/account/desk.ts";
import type { Member } from "#domain/account/member.ts";
import { DESKS_MAX } from "#domain/limits.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { callAs, createProperty, DEMO_PASSWORD } from "#scripts/api/caller.ts";
import { untilMail } from "../../factories/mailbox.ts";
import { addMember, limitMember } from "../../factories/member.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import {
  addDesk,
  DeskBrowser,
  DIGITS,
  openDesk,
  readCookie,
  setDigits,
  toCaller,
} from "../../factories/shared-desk.ts";
import { isFullTier } from "../../factories/tier.ts";
import { askAtDesk, wakeDesk } from "../../factories/worker/desk.ts";
import { target } from "../../factories/worker/worker-target.ts";
import { connect } from "../../live/live-client.ts";

const GUESSES = isFullTier ? 10_000 : 300;

async function readCode(response: Response): Promise<string> {
  return (await response.json<{ code: string }>()).code;
}

/** A scene with a desk and somebody with the role *desk* who has digits. */
async function openReception() {
  const scene = await openScene(target);
  const person = await addMember(target, scene, "desk", "Imogen");
  expect((await setDigits(person)).status).toBe(204);
  return { scene, person, ...(await openDesk(scene)) };
}

async function listDesks({ caller, at }: Scene): Promise<Desk[]> {
  return (await (await caller.call("GET", at("/desks"))).json<{ items: Desk[] }>()).items;
}

afterEach(() => {
  vi.useRealTimers();
});

describe("a desk's code", () => {
  it("pairs one browser, once, within ten minutes, typed in any way [H3]", async () => {
    const scene = await openScene(target);
    const { code, desk } = await addDesk(scene);
    expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(desk).toMatchObject({ pairedAt: null, quietMinutes: 5, person: null });
    const [one, other] = [new DeskBrowser(), new DeskBrowser()];
    const answers = await Promise.all([
      one.pair(` ${code.toLowerCase()} `),
      other.pair(code.replace("-", "")),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 403]);
    const [paired] = [one, other].filter(({ key }) => key !== null);
    expect(await paired?.screen()).toMatchObject({
      desk: { name: "Reception", quietMinutes: 5 },
      property: { id: scene.property.id },
      people: [],
      waiting: { open: 0, oldestAt: null, overdue: 0 },
    });
    expect(await readCode(await one.pair(code))).toBe("desk_code_refused");
    const late = await addDesk(scene, "Late");
    await env.DB.prepare("update desks set code_expires_at = ? where id = ?")
      .bind(Date.now() - 1, late.desk.id)
      .run();
    expect(await readCode(await one.pair(late.code))).toBe("desk_code_refused");
  });

  it("is made by owners of the property alone, for twenty desks at most [H3]", async () => {
    const scene = await openScene(target);
    const foreign = await openScene(target);
    for (const role of ["editor", "viewer", "desk"] as const) {
      const member = await addMember(target, scene, role);
      expect((await member.call("GET", scene.at("/desks"))).status).toBe(403);
      expect((await member.call("POST", scene.at("/desks"), { json: { name: "Mine" } })).status).toBe(403);
    }
    expect((await foreign.caller.call("GET", scene.at("/desks"))).status).toBe(404);
    const { desk } = await addDesk(scene);
    const elsewhere = foreign.at(`/desks/${desk.id}`);
    for (const [method, path] of [
      ["PATCH", elsewhere],
      ["DELETE", elsewhere],
      ["POST", `${elsewhere}/code`],
    ] as const) {
      const json = method === "PATCH" ? { name: "Taken" } : undefined;
      expect((await foreign.caller.call(method, path, { json })).status, method).toBe(404);
    }
    for (let number = 1; number < DESKS_MAX; number += 1) await addDesk(scene, `Desk ${number}`);
    const full = await scene.caller.call("POST", scene.at("/desks"), { json: { name: "One more" } });
    expect(await readCode(full)).toBe("too_many_desks");
    const renamed = await scene.caller.call("PATCH", scene.at(`/desks/${desk.id}`), {
      json: { name: "Lobby", quietMinutes: 60 },
    });
    expect(await renamed.json()).toMatchObject({ name: "Lobby", quietMinutes: 60 });
  });

  it("used again for a paired desk cuts off the browser before, and its person [H3]", async () => {
    const { scene, person, desk, browser } = await openReception();
    const caller = await toCaller(await browser.signIn(person));
    const renewed = await scene.caller.call("POST", scene.at(`/desks/${desk.id}/code`));
    const code = await readCode(renewed);
    expect((await caller.call("GET", scene.at("/requests"))).status).toBe(200);
    const next = new DeskBrowser();
    expect((await next.pair(code)).status).toBe(204);
    expect((await caller.call("GET", scene.at("/requests"))).status).toBe(401);
    expect((await browser.call("GET", "/api/desk")).status).toBe(401);
    expect((await next.signIn(person)).status).toBe(200);
  });
});

describe("the names of a desk", () => {
  it("are those who may use it, last here first; others need digits; nobody's requests are told [H3]", async () => {
    const { scene, person, browser } = await openReception();
    const elsewhere = await createProperty(target, scene.groupId, { name: "Elsewhere" });
    const without = await addMember(target, scene, "desk", "Rowan");
    const [editor, viewer] = [
      await addMember(target, scene, "editor", "Head office"),
      await addMember(target, scene, "viewer", "Looker"),
    ];
    const away = await addMember(target, scene, "desk", "Away");
    await limitMember(away, { properties: [elsewhere.id] });
    const past = await addMember(target, scene, "desk", "Past");
    await limitMember(past, { endsAt: Date.now() - 1 });
    const names = async () => (await browser.screen()).people.map(({ displayName }) => displayName);
    expect(await names()).toEqual(["Imogen", "Rowan"]);
    expect((await setDigits(editor)).status).toBe(204);
    expect((await setDigits(viewer)).status).toBe(204);
    expect(await names()).toEqual(["Head office", "Imogen", "Rowan"]);
    await browser.signIn(person);
    expect(await names()).toEqual(["Imogen", "Head office", "Rowan"]);
    const twin = await addMember(target, scene, "desk", "imogen");
    const { people } = await browser.screen();
    expect(people.filter(({ hint }) => hint !== null).map(({ uid }) => uid)).toEqual([
      person.user.uid,
      twin.user.uid,
    ]);
    for (const member of [viewer, away]) {
      expect(await (await browser.signIn(member)).json()).toMatchObject({ code: "not_at_this_desk" });
    }
    expect(await (await browser.signIn(past)).json()).toMatchObject({ code: "access_ended" });
    expect(await (await browser.signIn(without)).json()).toMatchObject({ code: "digits_missing" });
    const stranger = await openScene(target);
    expect(await (await browser.signIn(stranger.caller)).json()).toMatchObject({ code: "not_at_this_desk" });
    await askAtDesk({
      property: scene.property,
      recipient: scene.caller.user.email,
      at: Date.now(),
      note: "Quiet please",
      clock: [{ from: Date.now() - 20 * MINUTE_MS, to: Date.now() - 10 * MINUTE_MS }],
    });
    // Staff are told once, which clears what the alarm watches.
    await wakeDesk(scene.property.id, Date.now());
    const screen = await browser.call("GET", "/api/desk");
    const text = await screen.text();
    expect(JSON.parse(text).waiting).toMatchObject({ open: 1, overdue: 1 });
    expect(text).not.toMatch(/204|Quiet/);
  });
});

describe("six digits", () => {
  it("are set with the password, in one's own browser, and not the first ones to be tried [H3]", async () => {
    const { scene, person, browser } = await openReception();
    for (const digits of ["000000", "123456", "987654", "121212", "123123", "199012", "012026"]) {
      expect(areDigitsCommon(digits), digits).toBe(true);
      const refused = await setDigits(person, digits);
      expect(await refused.json(), digits).toMatchObject({
        errors: [{ path: "digits", code: "digits_common" }],
      });
    }
    expect(areDigitsCommon(DIGITS)).toBe(false);
    const wrong = await setDigits(person, "730164", "not-the-password");
    expect(await wrong.json()).toMatchObject({ errors: [{ path: "password", code: "wrong_password" }] });
    const read = await person.call("GET", "/api/identity/desk-digits");
    expect(await read.json()).toEqual({ isSet: true, mayUse: true });
    const atDesk = await toCaller(await browser.signIn(person));
    const own = [
      ["GET", "/api/identity/desk-digits"],
      ["DELETE", "/api/identity/desk-digits"],
      ["GET", "/api/identity/sessions"],
      ["GET", "/api/identity/passkeys"],
    ] as const;
    for (const [method, path] of own) expect((await atDesk.call(method, path)).status, path).toBe(403);
    const password = { current: DEMO_PASSWORD, next: "another-password-42" };
    const changed = await atDesk.call("POST", "/api/identity/change-password", { json: password });
    expect(changed.status).toBe(403);
    expect((await person.call("DELETE", "/api/identity/desk-digits")).status).toBe(204);
    expect(await (await browser.signIn(person)).json()).toMatchObject({ code: "digits_missing" });
    expect((await scene.caller.call("GET", scene.at("/desks"))).status).toBe(200);
  });

  it(`are not guessed in ${GUESSES} attempts: the name waits longer each time, the owner is told [H3]`, async () => {
    const { scene, person, browser } = await openReception();
    const other = await addMember(target, scene, "desk", "Tom");
    await setDigits(other);
    vi.useFakeTimers({ toFake: ["Date"] });
    const waits: (string | null)[] = [];
    for (let number = 0; number < 7; number += 1) {
      const refused = await browser.signIn(person, "730164");
      expect(await refused.json()).toMatchObject({ code: "digits_wrong" });
      const wait = refused.headers.get("retry-after");
      waits.push(wait);
      // The right digits wait as well, so that a guess is not told from a right one.
      if (wait !== null) {
        expect(await (await browser.signIn(person)).json()).toMatchObject({ code: "too_many_requests" });
        vi.setSystemTime(Date.now() + Number(wait) * 1_000);
      }
    }
    expect(waits).toEqual([null, null, "30", "120", "300", "900", "900"]);
    expect((await browser.signIn(other)).status).toBe(200);
    const mail = await untilMail(scene.caller.user.email);
    expect(mail.subject).toContain("guessing digits");
    expect(mail.body).toContain("Imogen");
    let opened = 0;
    let checked = 0;
    for (let guess = 0; guess < GUESSES; guess += 1) {
      const response = await browser.signIn(person, String(guess).padStart(6, "0"));
      if (response.status === 200) opened += 1;
      if ((await response.json<{ code: string }>()).code === "digits_wrong") checked += 1;
      vi.setSystemTime(Date.now() + 1_000);
    }
    expect(opened).toBe(0);
    expect(checked).toBeLessThanOrEqual(Math.ceil(GUESSES / 900) + 1);
    vi.setSystemTime(Date.now() + HOUR_MS);
    expect((await browser.signIn(person)).status).toBe(200);
  });
});

describe("a person without an address", () => {
  it("gets digits from an owner, and chooses their own at the desk before the first use [H3]", async () => {
    const { scene, browser } = await openReception();
    const sister = await createProperty(target, scene.groupId, { name: "Sister" });
    const add = (json: Record<string, unknown>) =>
      scene.caller.call("POST", "/api/members/at-desk", { json });
    const added = await add({ displayName: "Night desk", properties: [scene.property.id] });
    expect(added.status).toBe(201);
    const { member, digits } = await added.json<{ member: Member; digits: string }>();
    expect(member).toMatchObject({ email: "", role: "desk", isPending: false });
    const person = { user: { ...member, displayName: member.displayName } };
    expect((await browser.screen()).people.map(({ displayName }) => displayName)).toContain("Night desk");
    expect(await (await browser.signIn(person, digits)).json()).toMatchObject({ code: "digits_given" });
    const choose = (ownDigits: string, given = digits) =>
      browser.call("POST", "/api/desk/sign-in", { uid: member.uid, digits: given, ownDigits });
    expect(await (await choose("123456")).json()).toMatchObject({ code: "validation_failed" });
    expect(await (await choose("730164", "604918")).json()).toMatchObject({ code: "digits_wrong" });
    const caller = await toCaller(await choose("730164"));
    expect((await caller.call("GET", scene.at("/requests"))).status).toBe(200);
    expect((await caller.call("GET", `/api/properties/${sister.id}`)).status).toBe(404);
    expect((await browser.signIn(person, "730164")).status).toBe(200);
    const forgotten = await scene.caller.call("POST", `/api/members/${member.uid}/desk-digits`);
    const given = (await forgotten.json<{ digits: string }>()).digits;
    expect(await (await browser.signIn(person, "730164")).json()).toMatchObject({ code: "digits_wrong" });
    expect(await (await browser.signIn(person, given)).json()).toMatchObject({ code: "digits_given" });
    // No mail can be asked for, and nothing can be sent in their name.
    const chosen = { weeklyMail: true, lowRatingAlert: false, alertRating: 3, overdueMail: false };
    const preferences = await caller.call("PUT", scene.at("/mail-preferences"), { json: chosen });
    expect(preferences.status).toBe(403);
    for (const json of [{ displayName: "No" }, { displayName: "Night desk", until: "2020-01-01" }]) {
      expect((await add(json)).status).toBe(400);
    }
    // Nobody could sign in as such an owner, who would count as one.
    const promoted = await scene.caller.call("PATCH", `/api/members/${member.uid}`, {
      json: { role: "owner" },
    });
    expect(await promoted.json()).toMatchObject({ errors: [{ path: "role", code: "invalid" }] });
    const editor = await addMember(target, scene, "editor");
    for (const path of ["/api/members/at-desk", `/api/members/${member.uid}/desk-digits`]) {
      const json = { displayName: "Night desk" };
      expect((await editor.call("POST", path, { json })).status, path).toBe(403);
    }
  });
});

describe("a person at a desk", () => {
  it("may do what the role desk may, for the desk's property, also an owner [H3]", async () => {
    const { scene, browser } = await openReception();
    const sister = await createProperty(target, scene.groupId, { name: "Sister" });
    await setDigits(scene.caller);
    const owner = await toCaller(await browser.signIn(scene.caller));
    const opening = await owner.call("GET", `/api/properties/opening?active=${scene.property.id}`);
    expect(await opening.json()).toMatchObject({
      role: "desk",
      isLimited: true,
      propertyCount: 1,
      desk: { name: "Reception", propertyId: scene.property.id, quietMinutes: 5 },
    });
    expect((await owner.call("GET", `/api/properties/${sister.id}`)).status).toBe(404);
    expect((await owner.call("GET", scene.at("/requests"))).status).toBe(200);
    const forbidden = [
      ["POST", scene.at("/publish"), { note: "" }],
      ["PATCH", scene.at(""), { name: "Taken" }],
      ["GET", scene.at("/desks"), undefined],
      ["POST", "/api/members", { email: "a@b.example", displayName: "Some", role: "owner" }],
      ["GET", scene.at("/guest-data/record?format=csv"), undefined],
      ["GET", scene.at("/analytics/export?range=7d&format=csv"), undefined],
      ["GET", scene.at("/analytics/searches/export?range=7d"), undefined],
    ] as const;
    for (const [method, path, json] of forbidden) {
      expect((await owner.call(method, path, { json, revision: 1 })).status, path).toBe(403);
    }
    const { items } = await (await owner.call("GET", "/api/properties")).json<{ items: unknown[] }>();
    expect(items).toHaveLength(1);
    // Elsewhere the same person is the owner still.
    expect((await scene.caller.call("GET", `/api/properties/${sister.id}`)).status).toBe(200);
  });

  it("who signs in by password there has no more than by digits, and strangers do not get in [H3]", async () => {
    const { scene, browser } = await openReception();
    const json = { email: scene.caller.user.email, password: DEMO_PASSWORD, keepsSignedIn: true };
    const owner = await toCaller(await browser.call("POST", "/api/identity/sign-in", json));
    const session = await owner.call("GET", "/api/identity/session");
    expect(await session.json()).toMatchObject({ role: "desk", desk: { name: "Reception" } });
    const stranger = await openScene(target);
    const refused = await browser.call("POST", "/api/identity/sign-in", {
      email: stranger.caller.user.email,
      password: DEMO_PASSWORD,
    });
    expect(await refused.json()).toMatchObject({ code: "not_at_this_desk" });
  });

  it("who loses the property, the role or the group there is out with the next press [H3]", async () => {
    const { scene, person, browser } = await openReception();
    const sister = await createProperty(target, scene.groupId, { name: "Sister" });
    const caller = await toCaller(await browser.signIn(person));
    const requests = scene.at("/requests");
    await limitMember(person, { properties: [sister.id] });
    expect((await caller.call("GET", requests)).status).toBe(404);
    expect((await caller.call("GET", `/api/properties/${sister.id}`)).status).toBe(404);
    await limitMember(person, {});
    expect((await caller.call("GET", requests)).status).toBe(200);
    await scene.caller.call("PATCH", `/api/members/${person.user.uid}`, { json: { role: "viewer" } });
    const released = await caller.call("POST", scene.at("/requests/held/release"), { json: {} });
    expect(released.status).toBeGreaterThanOrEqual(400);
    expect((await browser.screen()).people).toEqual([]);
    await scene.caller.call("DELETE", `/api/members/${person.user.uid}`);
    expect((await caller.call("GET", requests)).status).toBe(401);
    expect(await (await browser.signIn(person)).json()).toMatchObject({ code: "not_at_this_desk" });
  });

  it("is signed out soon after the quiet minutes, and asked for no password [H3]", async () => {
    const { person, browser } = await openReception();
    const response = await browser.signIn(person);
    const cookie = `__Host-foyer-refresh=${readCookie(response, "__Host-foyer-refresh")}`;
    await toCaller(response);
    vi.useFakeTimers({ toFake: ["Date"] });
    const refresh = (query = "") =>
      callAs(target, "POST", `/api/identity/token${query}`, { headers: { cookie } });
    vi.setSystemTime(Date.now() + 12 * MINUTE_MS);
    const refused = await refresh("?unattended=true");
    expect(await refused.json()).toMatchObject({ code: "session_ended" });
  });
});

describe("a desk's key", () => {
  it("is another after each sign-in; a copy of an earlier one opens nothing [H3]", async () => {
    const { person, browser } = await openReception();
    const copy = new DeskBrowser();
    copy.key = browser.key;
    expect((await browser.signIn(person)).status).toBe(200);
    expect(browser.key).not.toBe(copy.key);
    // The response may have been lost: the key before works until its successor is presented.
    expect((await browser.signIn(person)).status).toBe(200);
    const stolen = copy.key;
    expect(await (await copy.signIn(person)).json()).toMatchObject({ code: "desk_unpaired" });
    expect(stolen).not.toBeNull();
    expect((await browser.call("GET", "/api/desk")).status).toBe(200);
  });

  it("opens nothing once the desk is ended: its person is out, its socket closed, kept texts sealed [H3]", async () => {
    const { scene, person, desk, browser } = await openReception();
    const caller = await toCaller(await browser.signIn(person));
    const [{ person: present, lastAt } = { person: null, lastAt: null }] = await listDesks(scene);
    expect(present).toEqual({ uid: person.user.uid, displayName: "Imogen" });
    expect(lastAt).not.toBeNull();
    const client = await connect(caller);
    expect((await scene.caller.call("DELETE", scene.at(`/desks/${desk.id}`))).status).toBe(204);
    expect((await client.closed).code).toBe(4401);
    expect((await caller.call("GET", scene.at("/requests"))).status).toBe(401);
    for (const [method, path, json] of [
      ["GET", "/api/desk", undefined],
      ["POST", "/api/desk/sign-in", { uid: person.user.uid, digits: DIGITS }],
    ] as const) {
      const refused = await browser.call(method, path, json);
      expect(await refused.json()).toMatchObject({ code: "desk_unpaired" });
    }
    const keys = await env.DB.prepare("select count(*) as count from desk_people where desk_id = ?")
      .bind(desk.id)
      .first<number>("count");
    expect(keys).toBe(0);
    expect(await listDesks(scene)).toEqual([]);
  });
});
