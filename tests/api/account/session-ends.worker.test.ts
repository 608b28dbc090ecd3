import {
  createExecutionContext,
  createScheduledController,
  env,
  waitOnExecutionContext,
} from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { Session } from "#domain/account/account.ts";
import { DAY_MS, HOUR_MS } from "#domain/time.ts";
import { type Caller, callAs, createAccount, DEMO_PASSWORD, signIn } from "#scripts/api/caller.ts";
import worker from "#worker/index.ts";
import { sampleId } from "../../factories/draft.ts";
import { addMember } from "../../factories/member.ts";
import { target } from "../../factories/worker/worker-target.ts";

const readCookie = (response: Response) => (response.headers.getSetCookie()[0] ?? "").split(";")[0] ?? "";

function signInWith(email: string, more: Record<string, unknown> = {}) {
  return callAs(target, "POST", "/api/identity/sign-in", {
    json: { email, password: DEMO_PASSWORD, ...more },
  });
}

function refresh(cookie: string, query = "") {
  return callAs(target, "POST", `/api/identity/token${query}`, { headers: { cookie } });
}

/** Dates all times of a person's sessions back. */
function age(userId: string, ms: number) {
  return env.DB.prepare(
    "update sessions set created_at = created_at - ?1, rotated_at = rotated_at - ?1, expires_at = expires_at - ?1 where user_id = ?2",
  )
    .bind(ms, userId)
    .run();
}

async function runCron(cron: string): Promise<void> {
  const context = createExecutionContext();
  await worker.scheduled(createScheduledController({ cron, scheduledTime: new Date() }), env);
  await waitOnExecutionContext(context);
}

async function readCode(response: Response): Promise<string> {
  return ((await response.json()) as { code: string }).code;
}

async function fetchEndings(groupId: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "select payload from changes where kind = 'session.ended' and group_id = ? order by sequence",
  )
    .bind(groupId)
    .all<{ payload: string }>();
  return results.map(({ payload }) => (JSON.parse(payload) as { sid: string }).sid);
}

async function fetchSessions(caller: Caller, uid?: string): Promise<Session[]> {
  const path = uid ? `/api/members/${uid}/sessions` : "/api/identity/sessions";
  return ((await (await caller.call("GET", path)).json()) as { items: Session[] }).items;
}

describe("an idle session", () => {
  it("ends after twelve hours, and its cookie goes with the browser [S153, D21]", async () => {
    const { email, userId } = await createAccount(target);
    const response = await signInWith(email);
    expect(response.headers.getSetCookie()[0]).not.toContain("Max-Age");
    const cookie = readCookie(response);
    const { accessToken } = (await response.json()) as { accessToken: string };
    const headers = { authorization: `Bearer ${accessToken}` };
    await age(userId, 12 * HOUR_MS - 60_000);
    expect((await callAs(target, "GET", "/api/properties", { headers })).status).toBe(200);
    await age(userId, 61_000);
    expect((await callAs(target, "GET", "/api/properties", { headers })).status).toBe(401);
    const refused = await refresh(cookie);
    expect(refused.status).toBe(401);
    // The refusal deletes no cookie, so that every tab of the browser gets the reason.
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect(await readCode(refused)).toBe("session_idle");
    expect(await readCode(await refresh(cookie))).toBe("session_idle");
  });

  it("goes on for twelve hours from each use, and never beyond thirty days", async () => {
    const { email, userId } = await createAccount(target);
    let cookie = readCookie(await signInWith(email));
    for (let day = 0; day < 2; day += 1) {
      await age(userId, 11 * HOUR_MS);
      const response = await refresh(cookie);
      expect(response.status).toBe(200);
      expect(response.headers.getSetCookie()[0]).not.toContain("Max-Age");
      cookie = readCookie(response);
    }
    await env.DB.prepare("update sessions set created_at = ? where user_id = ?")
      .bind(Date.now() - 30 * DAY_MS + HOUR_MS, userId)
      .run();
    cookie = readCookie(await refresh(cookie));
    await age(userId, HOUR_MS + 1_000);
    expect((await refresh(cookie)).status).toBe(401);
  });

  it("is not kept alive by a tab that refreshes by itself [D21]", async () => {
    const { email, userId } = await createAccount(target);
    let cookie = readCookie(await signInWith(email));
    await age(userId, 11 * HOUR_MS);
    const response = await refresh(cookie, "?unattended=true");
    expect(response.status).toBe(200);
    cookie = readCookie(response);
    await age(userId, HOUR_MS + 1_000);
    expect(await readCode(await refresh(cookie))).toBe("session_idle");
  });

  it("reports no theft when the last cookie but one is used after the session's end", async () => {
    const { email, userId, groupId } = await createAccount(target);
    const before = readCookie(await signInWith(email));
    await refresh(before);
    await age(userId, 13 * HOUR_MS);
    expect(await readCode(await refresh(before))).toBe("session_idle");
    expect(await fetchEndings(groupId)).toEqual([]);
  });

  it("lasts thirty days where the person asked to be kept signed in [D21]", async () => {
    const { email, userId } = await createAccount(target);
    const response = await signInWith(email, { keepsSignedIn: true });
    expect(response.headers.getSetCookie()[0]).toContain("Max-Age=2592000");
    await age(userId, 29 * DAY_MS);
    const later = await refresh(readCookie(response));
    expect(later.status).toBe(200);
    expect(later.headers.getSetCookie()[0]).toContain("Max-Age=2592000");
    await age(userId, DAY_MS + 1_000);
    expect(await readCode(await refresh(readCookie(later)))).toBe("session_ended");
  });

  it("reaches open screens once, through the change log", async () => {
    const { email, userId, groupId } = await createAccount(target);
    const cookie = readCookie(await signInWith(email));
    await runCron("*/5 * * * *");
    expect(await fetchEndings(groupId)).toEqual([]);
    await age(userId, 12 * HOUR_MS + 1_000);
    await runCron("*/5 * * * *");
    await runCron("*/5 * * * *");
    expect(await fetchEndings(groupId)).toHaveLength(1);
    expect(await readCode(await refresh(cookie))).toBe("session_idle");
  });

  it("is forgotten a week later with every token it had", async () => {
    const { email, userId } = await createAccount(target);
    await refresh(readCookie(await signInWith(email)));
    await age(userId, 8 * DAY_MS);
    await runCron("17 3 * * *");
    const rows = await env.DB.prepare("select id from sessions where user_id = ?").bind(userId).all();
    expect(rows.results).toEqual([]);
  });
});

describe("open sessions of a person", () => {
  it("are twenty at most: the one unused longest ends, and its sockets close [D21]", async () => {
    const { email, userId, groupId } = await createAccount(target);
    const first = await signIn(target, email);
    await age(userId, 1_000);
    const rest = await Promise.all(Array.from({ length: 19 }, () => signIn(target, email)));
    const oldest = (await fetchSessions(first)).find(({ isCurrent }) => isCurrent)?.id;
    expect((await first.call("GET", "/api/properties")).status).toBe(200);
    const newest = await signIn(target, email, DEMO_PASSWORD);
    expect((await first.call("GET", "/api/properties")).status).toBe(401);
    expect(await fetchSessions(newest)).toHaveLength(20);
    expect(await fetchEndings(groupId)).toEqual([oldest]);
    for (const { call } of rest) expect((await call("GET", "/api/properties")).status).toBe(200);
  });
});

describe("the sessions of a colleague", () => {
  async function crew(password?: string) {
    const { email, groupId } = await createAccount(target, { displayName: "Anna Berg" });
    const owner = await signIn(target, email);
    const editor = await addMember(target, { caller: owner }, "editor", "Cem Kaya", password);
    return { owner, editor, groupId, uid: editor.user.uid };
  }

  it("are seen and ended one by one by an owner, and the activity list says so [D12]", async () => {
    const { owner, editor, groupId, uid } = await crew(DEMO_PASSWORD);
    const [session, ...others] = await fetchSessions(owner, uid);
    expect(others).toEqual([]);
    expect(session).toMatchObject({ isCurrent: false, keepsSignedIn: false });
    const path = `/api/members/${uid}/sessions/${session?.id}`;
    expect((await owner.call("DELETE", path)).status).toBe(204);
    expect((await editor.call("GET", "/api/properties")).status).toBe(401);
    expect(await fetchEndings(groupId)).toEqual([session?.id]);
    expect(await fetchSessions(owner, uid)).toEqual([]);
    expect((await owner.call("DELETE", path)).status).toBe(404);
    const activity = (await (await owner.call("GET", "/api/activity")).json()) as { items: unknown[] };
    expect(activity.items[0]).toMatchObject({ action: "member.signed-out", summary: "Cem Kaya" });
  });

  it("end all at once, and the owner's own go on [D12]", async () => {
    const { owner, editor, uid } = await crew();
    const again = await signIn(target, editor.user.email);
    expect(await fetchSessions(owner, uid)).toHaveLength(2);
    expect((await owner.call("DELETE", `/api/members/${uid}/sessions`)).status).toBe(204);
    for (const { call } of [editor, again]) expect((await call("GET", "/api/properties")).status).toBe(401);
    expect((await owner.call("GET", "/api/properties")).status).toBe(200);
  });

  it("are no business of editors and viewers, and of other groups' owners not even there [S64, D12]", async () => {
    const { owner, editor, uid } = await crew();
    const viewer = await addMember(target, { caller: owner }, "viewer");
    const stranger = await signIn(target, (await createAccount(target)).email);
    const [theirs] = await fetchSessions(owner, owner.user.uid);
    for (const [method, path] of [
      ["GET", "sessions"],
      ["DELETE", "sessions"],
      ["DELETE", `sessions/${theirs?.id ?? sampleId(1)}`],
    ] as const) {
      const ask = (caller: Caller, who: string) => caller.call(method, `/api/members/${who}/${path}`);
      expect((await ask(editor, owner.user.uid)).status).toBe(403);
      expect((await ask(viewer, owner.user.uid)).status).toBe(403);
      expect((await ask(stranger, uid)).status).toBe(404);
    }
    expect((await editor.call("GET", "/api/properties")).status).toBe(200);
    expect((await owner.call("GET", "/api/properties")).status).toBe(200);
    // A session is found only under its own person.
    const [own] = await fetchSessions(editor);
    expect((await owner.call("DELETE", `/api/members/${owner.user.uid}/sessions/${own?.id}`)).status).toBe(
      404,
    );
    expect((await editor.call("GET", "/api/properties")).status).toBe(200);
  });
});
