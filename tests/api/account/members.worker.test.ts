import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { Member } from "#domain/account/member.ts";
import type { ActivityPage } from "#domain/live/activity.ts";
import { type Caller, callAs, createAccount, signIn } from "#scripts/api/caller.ts";
import { getThrottle } from "#worker/services/account/throttle.ts";
import { mailTo, tokenIn, untilMail } from "../../factories/mailbox.ts";
import { addMember } from "../../factories/member.ts";
import { localTimeIn, openPlanScene, plan } from "../../factories/planned.ts";
import { openScene } from "../../factories/scene.ts";
import { isFullTier } from "../../factories/tier.ts";
import { target } from "../../factories/worker/worker-target.ts";
import { connect } from "../../live/live-client.ts";

async function fetchMembers(caller: Caller): Promise<Member[]> {
  const response = await caller.call("GET", "/api/members");
  return ((await response.json()) as { items: Member[] }).items;
}

const invite = (caller: Caller, email: string, more: Record<string, string> = {}) =>
  caller.call("POST", "/api/members", {
    json: { email, displayName: "Night desk", role: "editor", ...more },
  });

describe("an invitation", () => {
  it("mails a link by which the invited choose a password, once, and then work [S139]", async () => {
    const scene = await openScene(target);
    const email = "night-1@member.example";
    const invited = await invite(scene.caller, "  NIGHT-1@member.example");
    expect(invited.status).toBe(201);
    expect(await invited.json()).toMatchObject({ email, role: "editor", isPending: true, isSelf: false });
    const mail = await untilMail(email);
    expect(mail.body).toContain("Front desk has invited you");
    const json = { token: tokenIn(mail), password: "a harbour full of gulls" };
    const confirm = () => callAs(target, "POST", "/api/identity/reset-password/confirm", { json });
    expect((await confirm()).status).toBe(200);
    expect((await confirm()).status).toBe(410);
    const caller = await signIn(target, email, json.password);
    expect((await caller.call("GET", scene.at(""))).status).toBe(200);
    const self = (await fetchMembers(caller)).find(({ isSelf }) => isSelf);
    expect(self).toMatchObject({ email, isPending: false, role: "editor" });
  });

  it("greets the invited, signs them in with their first password, and raises no alarm about it [S139]", async () => {
    const scene = await openScene(target);
    const email = "night-9@member.example";
    await invite(scene.caller, email);
    const token = tokenIn(await untilMail(email));
    const read = (purpose: string, of = token) =>
      callAs(target, "POST", "/api/identity/read-link", { json: { purpose, token: of } });
    const group = await env.DB.prepare("select name from groups where id = ?")
      .bind(scene.groupId)
      .first("name");
    const greeted = await read("password");
    expect(await greeted.json()).toEqual({
      welcome: { name: "Night desk", groupName: group, email, role: "editor", properties: null, until: null },
    });
    for (const purpose of ["recipient", "stop"]) expect((await read(purpose)).status).toBe(410);
    expect((await read("password", `${token}x`)).status).toBe(410);

    const json = { token, password: "a harbour full of gulls" };
    const set = await callAs(target, "POST", "/api/identity/reset-password/confirm", { json });
    const cookie = set.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    const refreshed = await callAs(target, "POST", "/api/identity/token", { headers: { cookie } });
    expect(refreshed.status).toBe(200);
    const { accessToken } = (await refreshed.json()) as { accessToken: string };
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await callAs(target, "GET", scene.at(""), { headers })).status).toBe(200);
    expect((await read("password")).status).toBe(410);

    // The same browser signs in again. It is known by its cookie, so no mail about a new browser is sent.
    const signedIn = await callAs(target, "POST", "/api/identity/sign-in", {
      json: { email, password: json.password },
      headers: { cookie },
    });
    expect(signedIn.status).toBe(200);
    expect((await mailTo(email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Front desk invites you to /),
    ]);
  });

  it("by a password reset link sends no welcome, but a notice of the change [S139]", async () => {
    const { email } = await createAccount(target);
    const body = new URLSearchParams({ useremail: email });
    await callAs(target, "POST", "/api/identity/reset-password", { body });
    const token = tokenIn(await untilMail(email));
    const json = { purpose: "password", token };
    const read = await callAs(target, "POST", "/api/identity/read-link", { json });
    expect(await read.json()).toEqual({ welcome: null });
    const password = "a harbour full of gulls";
    const set = await callAs(target, "POST", "/api/identity/reset-password/confirm", {
      json: { token, password },
    });
    expect(set.status).toBe(204);
    expect((await untilMail(email, 2)).subject).toContain("was changed");
  });

  it("can be sent again to a person who has not followed it, and to nobody who has an account [S168]", async () => {
    const { caller } = await openScene(target);
    const email = "night-2@member.example";
    await invite(caller, email);
    await untilMail(email);
    expect((await invite(caller, email, { displayName: "Late desk", role: "viewer" })).status).toBe(201);
    await untilMail(email, 2);
    expect(await mailTo(email)).toHaveLength(2);
    const rows = (await fetchMembers(caller)).filter((member) => member.email === email);
    expect(rows).toMatchObject([{ displayName: "Late desk", role: "viewer", isPending: true }]);
    const own = await invite(caller, caller.user.email);
    expect(own.status).toBe(409);
    expect(await own.json()).toMatchObject({ code: "email_in_use" });
  });

  it("reveals no accounts elsewhere to an owner: answer, list and changes equal those of an unknown address", async () => {
    const { caller } = await openScene(target);
    const elsewhere = await createAccount(target, { email: "elsewhere@member.example" });
    const readAnswers = async (email: string) => {
      const invited = await invite(caller, email);
      const { uid, ...member } = (await invited.json()) as Member;
      const listed = (await fetchMembers(caller)).find((one) => one.uid === uid);
      const again = await invite(caller, email, { displayName: "Late desk" });
      const changed = await caller.call("PATCH", `/api/members/${uid}`, { json: { role: "viewer" } });
      const renamed = (await fetchMembers(caller)).filter((one) => one.email === email);
      const removed = await caller.call("DELETE", `/api/members/${uid}`);
      const left = (await fetchMembers(caller)).filter((one) => one.email === email);
      const text = JSON.stringify([
        ...[invited.status, member, { ...listed, uid: "" }, again.status, changed.status],
        ...[
          renamed.map(({ displayName, role, isPending }) => ({ displayName, role, isPending })),
          removed.status,
          left,
        ],
      ]);
      return text.replaceAll(email, "ADDRESS");
    };
    const known = await readAnswers(elsewhere.email);
    expect(known).toBe(await readAnswers("unknown@member.example"));
    expect(known).toMatch(/^\[201,.*"isPending":true/);
    const mail = await untilMail(elsewhere.email, 2);
    expect(mail.body).toContain("There is already an account for elsewhere@member.example");
    expect(mail.body).not.toContain("http");
    expect((await signIn(target, elsewhere.email)).user.uid).toBe(elsewhere.userId);
  });

  it("works for a person who has left the other group, once it is sent again", async () => {
    const { caller } = await openScene(target);
    const other = await openScene(target);
    const leaver = await addMember(target, other, "editor");
    const { email } = leaver.user;
    expect((await invite(caller, email)).status).toBe(201);
    expect((await other.caller.call("DELETE", `/api/members/${leaver.user.uid}`)).status).toBe(204);
    expect((await invite(caller, email)).status).toBe(201);
    const [mail] = (await mailTo(email)).filter(({ body }) => body.includes("?token="));
    if (!mail) throw new Error("No mail with a link.");
    const json = { token: tokenIn(mail), password: "a harbour full of gulls" };
    expect((await callAs(target, "POST", "/api/identity/reset-password/confirm", { json })).status).toBe(200);
    await signIn(target, email, json.password);
    expect((await fetchMembers(caller)).filter((one) => one.email === email)).toMatchObject([
      { isPending: false },
    ]);
  });

  it("goes out to so many of a group, and from one network, and no more for a while", async () => {
    const { caller, groupId } = await openScene(target);
    const from = (network: string) => (email: string) =>
      caller.call("POST", "/api/members", {
        json: { email, displayName: "Night desk", role: "viewer" },
        headers: { "cf-connecting-ip": network },
      });
    // Each invitation hashes a password, which is slow: count most of the thirty directly in the throttle.
    const sent = isFullTier ? 30 : 2;
    const group = getThrottle(env, "invite-group", groupId);
    for (let turn = sent; turn < 30; turn += 1) expect(await group.begin("invite-group")).toBe(0);
    const statuses: number[] = [];
    for (let turn = 0; turn <= sent; turn += 1) {
      statuses.push((await from(`192.0.2.${turn}`)(`many-${turn}@member.example`)).status);
    }
    expect(statuses).toEqual([...Array(sent).fill(201), 429]);
    const network = getThrottle(env, "invite-network", "198.51.100.60");
    for (let turn = 0; turn < 40; turn += 1) expect(await network.begin("invite-network")).toBe(0);
    const other = await openScene(target);
    const refused = await other.caller.call("POST", "/api/members", {
      json: { email: "one@member.example", displayName: "Night desk", role: "viewer" },
      headers: { "cf-connecting-ip": "198.51.100.60" },
    });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("does not flood an inbox", async () => {
    const { caller } = await openScene(target);
    for (let time = 1; time <= 3; time += 1)
      expect((await invite(caller, "flood@member.example")).status).toBe(201);
    const refused = await invite(caller, "flood@member.example");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it.each([
    [{ email: "nobody" }, "email", "invalid_email"],
    [{ displayName: "Jo" }, "displayName", "too_short"],
    [{ role: "director" }, "role", "invalid"],
  ])("with %j is refused at its field [S113, S114]", async (more, path, code) => {
    const { caller } = await openScene(target);
    const response = await invite(caller, "fine@member.example", more as Record<string, string>);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path, code }] });
  });
});

describe("a role", () => {
  it("takes effect at the next request, and notifies open browsers [S139]", async () => {
    const scene = await openScene(target);
    const editor = await addMember(target, scene, "editor");
    const client = await connect(editor);
    const save = () => editor.call("PATCH", scene.at(""), { json: { timeZone: "Europe/Rome" }, revision: 1 });
    const change = (role: string) =>
      scene.caller.call("PATCH", `/api/members/${editor.user.uid}`, { json: { role } });
    expect((await change("viewer")).status).toBe(200);
    expect((await save()).status).toBe(403);
    await expect.poll(() => client.changes().map(({ kind }) => kind)).toEqual(["members.changed"]);
    expect((await change("editor")).status).toBe(200);
    expect((await save()).status).toBe(200);
    client.close();
  });

  it("of the last owner stays, from whichever side and however often at once", async () => {
    const scene = await openScene(target);
    const second = await addMember(target, scene, "owner");
    const demote = (caller: Caller, uid: string) =>
      caller.call("PATCH", `/api/members/${uid}`, { json: { role: "viewer" } });
    const answers = await Promise.all([
      demote(scene.caller, second.user.uid),
      demote(second, scene.caller.user.uid),
      demote(scene.caller, scene.caller.user.uid),
    ]);
    // Both callers demote the same person, so both requests may succeed.
    const granted = answers.filter(({ status }) => status === 200).length;
    expect([1, 2]).toContain(granted);
    const owners = (await fetchMembers(scene.caller)).filter(({ role }) => role === "owner");
    expect(owners).toHaveLength(1);
    const alone = await openScene(target);
    const refused = await demote(alone.caller, alone.caller.user.uid);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: "last_owner" });
  });

  it("of the last owner can't be given up while the other owner's invitation is pending", async () => {
    const { caller } = await openScene(target);
    await invite(caller, "owner-to-be@member.example", { role: "owner" });
    const refused = await caller.call("DELETE", `/api/members/${caller.user.uid}`);
    expect(refused.status).toBe(409);
  });
});

describe("a removed person", () => {
  it("is signed out everywhere at once and leaves their properties to an owner [S147]", async () => {
    const scene = await openScene(target);
    const heir = await addMember(target, scene, "owner");
    const client = await connect(scene.caller);
    expect((await heir.call("DELETE", `/api/members/${scene.caller.user.uid}`)).status).toBe(204);
    expect((await client.closed).code).toBe(4401);
    expect((await scene.caller.call("GET", scene.at(""))).status).toBe(401);
    expect(await (await heir.call("GET", scene.at(""))).json()).toMatchObject({ userName: "A owner" });
    const again = await callAs(target, "POST", "/api/identity/sign-in", {
      json: { email: scene.caller.user.email, password: "foyer-demo-2026" },
    });
    expect(again.status).toBe(401);
    expect((await heir.call("DELETE", `/api/members/${scene.caller.user.uid}`)).status).toBe(404);
  });

  it("of another group is none", async () => {
    const [own, foreign] = [await openScene(target), await openScene(target)];
    const path = `/api/members/${foreign.caller.user.uid}`;
    expect((await own.caller.call("DELETE", path)).status).toBe(404);
    expect((await own.caller.call("PATCH", path, { json: { role: "viewer" } })).status).toBe(404);
    expect(await fetchMembers(own.caller)).toHaveLength(1);
  });
});

describe("the activity list", () => {
  it("says who did what, the newest first, page by page, of the group or one property [S139]", async () => {
    const scene = await openScene(target, { name: "Listed Hotel" });
    const { caller, at } = scene;
    await caller.call("PATCH", at(""), { json: { timeZone: "Europe/Rome" }, revision: 1 });
    await invite(caller, "listed@member.example");
    const read = async (path: string) => (await (await caller.call("GET", path)).json()) as ActivityPage;
    const whole = await read("/api/activity");
    expect(
      whole.items.map(({ action, userName, summary }) => [action, userName, summary]).slice(0, 2),
    ).toEqual([
      ["member.invited", "Front desk", "Night desk"],
      ["property.updated", "Front desk", "timeZone"],
    ]);
    const paged = [];
    for (let cursor: string | undefined = ""; cursor !== undefined; ) {
      const page: ActivityPage = await read(`/api/activity?limit=2${cursor && `&cursor=${cursor}`}`);
      paged.push(...page.items);
      cursor = page.nextCursor;
    }
    expect(paged).toEqual(whole.items);
    const ofProperty = await read(at("/activity"));
    expect(ofProperty.items.every(({ propertyId }) => propertyId === scene.property.id)).toBe(true);
    expect(ofProperty.items.map(({ action }) => action)).not.toContain("member.invited");
    expect((await caller.call("GET", "/api/activity?cursor=nonsense")).status).toBe(400);
  });
});

it("what somebody has planned is named with them, as it stays planned without them [T9, D12]", async () => {
  const scene = await openPlanScene();
  const editor = await addMember(target, scene, "editor");
  const planned = await plan({ ...scene, caller: editor }, localTimeIn(scene, 60));
  expect(planned.status).toBe(201);
  const listed = async () => {
    const answer = await scene.caller.call("GET", "/api/members");
    const { items } = (await answer.json()) as { items: { uid: string; plans: unknown[] }[] };
    return new Map(items.map(({ uid, plans }) => [uid, plans]));
  };
  const plans = (await listed()).get(editor.user.uid);
  expect(plans).toEqual([{ property: scene.property.name, localTime: expect.stringMatching(/^\d{4}-/) }]);
  expect((await listed()).get(scene.caller.user.uid)).toEqual([]);
  expect((await scene.caller.call("DELETE", `/api/members/${editor.user.uid}`)).status).toBe(204);
  const open = await env.DB.prepare("select state from planned_publications where property_id = ?")
    .bind(scene.property.id)
    .first("state");
  expect(open).toBe("waiting");
});
