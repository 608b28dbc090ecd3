import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { Session } from "#domain/account/account.ts";
import { type Caller, callAs, createAccount, DEMO_PASSWORD, signIn } from "#scripts/api/caller.ts";
import { sampleId } from "../../factories/draft.ts";
import { target } from "../../factories/worker/worker-target.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";

async function fetchSessions(caller: Caller): Promise<Session[]> {
  const response = await caller.call("GET", "/api/identity/sessions");
  return ((await response.json()) as { items: Session[] }).items;
}

describe("a person's sessions", () => {
  it("are listed with what the browser is and when it was used, and which is this one", async () => {
    const { email } = await createAccount(target);
    await callAs(target, "POST", "/api/identity/sign-in", {
      json: { email, password: DEMO_PASSWORD },
      headers: { "user-agent": FIREFOX },
    });
    const caller = await signIn(target, email, DEMO_PASSWORD);
    const sessions = await fetchSessions(caller);
    expect(sessions).toHaveLength(2);
    expect(sessions.map(({ device, isCurrent }) => ({ device, isCurrent }))).toEqual(
      expect.arrayContaining([
        { device: "Firefox · Linux", isCurrent: false },
        { device: "", isCurrent: true },
      ]),
    );
  });

  it("end one by one, at once, and close their sockets by the change log", async () => {
    const { email } = await createAccount(target);
    const [here, elsewhere] = [await signIn(target, email), await signIn(target, email)];
    const other = (await fetchSessions(here)).find(({ isCurrent }) => !isCurrent);
    const response = await here.call("DELETE", `/api/identity/sessions/${other?.id}`);
    expect(response.status).toBe(204);
    expect((await elsewhere.call("GET", "/api/properties")).status).toBe(401);
    expect((await here.call("GET", "/api/properties")).status).toBe(200);
    expect(await fetchSessions(here)).toHaveLength(1);
    const logged = await env.DB.prepare("select payload from changes where kind = 'session.ended'").all<{
      payload: string;
    }>();
    expect(logged.results.map(({ payload }) => JSON.parse(payload))).toContainEqual({ sid: other?.id });
  });

  it("of others are neither listed nor to be ended, colleagues' of the same group included [S64]", async () => {
    const [one, other] = [await createAccount(target), await createAccount(target)];
    await env.DB.prepare("update users set group_id = ? where id = ?").bind(one.groupId, other.userId).run();
    const [caller, colleague] = [await signIn(target, one.email), await signIn(target, other.email)];
    const [theirs] = await fetchSessions(colleague);
    for (const id of [theirs?.id, sampleId(9)]) {
      const response = await caller.call("DELETE", `/api/identity/sessions/${id}`);
      expect(response.status).toBe(404);
    }
    expect((await colleague.call("GET", "/api/properties")).status).toBe(200);
    expect(await fetchSessions(caller)).toHaveLength(1);
  });

  it("require a sign-in [S139]", async () => {
    for (const [method, path] of [
      ["GET", ""],
      ["DELETE", `/${sampleId(9)}`],
    ] as const) {
      expect((await callAs(target, method, `/api/identity/sessions${path}`)).status).toBe(401);
    }
  });
});
