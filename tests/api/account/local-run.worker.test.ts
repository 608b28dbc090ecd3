import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { KEEP_LANGUAGE_QUERY, portalPath } from "#portal/portal-path.ts";
import { callAs, createAccount, DEMO_PASSWORD, type Target } from "#scripts/api/caller.ts";
import worker from "#worker/index.ts";
import { Browser, openProvider } from "../../factories/browser/provider-browser.ts";
import { publishSample } from "../../factories/published-portal.ts";
import { ORIGIN, target } from "../../factories/worker/worker-target.ts";
import { expectComplaint } from "../../setup/worker/quiet-console.ts";

const LOCAL = "http://localhost:8787";
const DEPLOYED_COOKIE = /^__Host-foyer-refresh=[\w-]{86}; Path=\/; HttpOnly; Secure; SameSite=Lax$/;
const LOCAL_COOKIE = /^foyer-refresh=[\w-]{86}; Path=\/; HttpOnly; SameSite=Lax$/;

/** The bindings with another public origin; the types only know the configured one. */
function withOrigin(bindings: Env, publicOrigin: string): Env {
  return { ...bindings, PUBLIC_ORIGIN: publicOrigin as Env["PUBLIC_ORIGIN"] };
}

/** The Worker under test, at an installation's address with this public origin. */
function installation(origin: string, publicOrigin: string): Target {
  const send = async (request: Request) => {
    const context = createExecutionContext();
    const response = await worker.fetch(
      request as Parameters<typeof worker.fetch>[0],
      withOrigin(env, publicOrigin),
      context,
    );
    await waitOnExecutionContext(context);
    return response as unknown as Response;
  };
  return { ...target, origin, send };
}

async function signInAt(at: Target): Promise<Response> {
  const { email } = await createAccount(target);
  const json = { email, password: DEMO_PASSWORD };
  return callAs(at, "POST", "/api/identity/sign-in", { json });
}

/** All cookies of an answer, except the database bookmark, which identifies nobody. */
function getCookies({ headers }: Response): string[] {
  return headers.getSetCookie().filter((cookie) => !cookie.startsWith("bookmark="));
}

/** The session's cookie as a browser sends it back. */
function readCookie(response: Response): string {
  return getCookies(response)[0]?.split(";")[0] ?? "";
}

function refresh(at: Target, cookie: string): Promise<Response> {
  return callAs(at, "POST", "/api/identity/token", { headers: { cookie } });
}

describe("a local run", () => {
  const local = installation(LOCAL, "");

  it.each([LOCAL, "http://127.0.0.1:8787", "http://[::1]:8787"])(
    "at %s keeps a session in a cookie that every browser accepts over plain HTTP [S153]",
    async (origin) => {
      const response = await signInAt(installation(origin, ""));
      expect(getCookies(response)).toEqual([
        expect.stringMatching(LOCAL_COOKIE),
        expect.stringMatching(/^foyer-device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
      ]);
    },
  );

  it("accepts that cookie among others, rotates it and deletes it at the sign-out [S146, S154]", async () => {
    const cookie = readCookie(await signInAt(local));
    const refreshed = await refresh(local, `language=de; ${cookie}; property=none`);
    expect(refreshed.status).toBe(200);
    const [rotated = ""] = getCookies(refreshed);
    expect(rotated).toMatch(LOCAL_COOKIE);
    const [next = ""] = rotated.split(";");
    expect(next).not.toBe(cookie);
    const left = await callAs(local, "POST", "/api/identity/sign-out", { headers: { cookie: next } });
    expect(getCookies(left)).toEqual(["foyer-refresh=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax"]);
    expect((await refresh(local, next)).status).toBe(401);
  });

  it("accepts no cookie under the deployed name, so that only one name counts [S153]", async () => {
    const cookie = readCookie(await signInAt(local));
    expect((await refresh(local, `__Host-${cookie}`)).status).toBe(401);
    expect((await refresh(local, `__Host-foyer-refresh=older; ${cookie}`)).status).toBe(200);
  });

  it("signs in over an outside provider, whose cookies are kept over plain HTTP as well [S153, S154]", async () => {
    const provider = openProvider();
    const { email } = await createAccount(target);
    await provider.isPerson(email);
    const browser = new Browser(withOrigin(provider.bindings, ""), LOCAL);
    const address = await browser.visitProvider();
    expect([...browser.cookies.keys()]).toEqual(["foyer-sign-in"]);
    expect(await browser.arrive(address)).toBe("/?only");
    expect([...browser.cookies.keys()].sort()).toEqual(["bookmark", "foyer-id-token", "foyer-refresh"]);
    expect((await browser.send("/api/identity/token", { method: "POST" })).status).toBe(200);
  });

  it("remembers the language that a guest chose over plain HTTP [S3]", async () => {
    const { slug } = await publishSample();
    const path = `${portalPath(slug, "en")}${KEEP_LANGUAGE_QUERY}`;
    const [cookie = "", ...others] = getCookies(await callAs(local, "GET", path));
    expect(cookie).toBe(`pl=en; Path=${portalPath(slug)}; Max-Age=15552000; HttpOnly; SameSite=Lax`);
    expect(others).toEqual([]);
  });
});

describe.each([
  ["a deployment", ORIGIN, ORIGIN],
  ["a deployment reached at this very machine", LOCAL, ORIGIN],
])("%s", (_name, origin, publicOrigin) => {
  it("gives the __Host- cookie, and accepts no session by a plain name [S153]", async () => {
    const at = installation(origin, publicOrigin);
    const response = await signInAt(at);
    const [cookie = "", ...others] = getCookies(response);
    expect(cookie).toMatch(DEPLOYED_COOKIE);
    expect(others).toEqual([
      expect.stringMatching(/^__Host-foyer-device=.*; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    const [pair = ""] = cookie.split(";");
    expect((await refresh(at, pair.replace("__Host-", ""))).status).toBe(401);
    expect((await refresh(at, pair)).status).toBe(200);
  });
});

describe.each([
  ["a deployment that names no public origin", "https://foyer.workers.example"],
  ["a host that only begins like this machine", "http://localhost.example"],
  ["a host that names this machine as its person", "http://localhost:8787@host.example"],
])("%s", (_name, origin) => {
  it("is not served, and gives no cookie of either name [S153]", async () => {
    expectComplaint(/"event":"origin_missing"/);
    const response = await signInAt(installation(origin, ""));
    expect(response.status).toBe(503);
    expect(getCookies(response)).toEqual([]);
  });
});
