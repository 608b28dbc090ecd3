import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { describe, expect, inject, it } from "vitest";
import { discoverProvider } from "#worker/identity/provider-sign-in.ts";
import worker from "#worker/index.ts";
import { createAccount, createProperty, signIn } from "../factories/caller.ts";
import { ORIGIN, target } from "../factories/worker-target.ts";
import { expectComplaint } from "../setup/worker/quiet-console.ts";

const AUDIENCE = "foyer-hotels";
const REFUSED = "/?refused=provider_refused";
let tenants = 0;

/** A browser as far as redirects and cookies go. */
class Browser {
  readonly cookies = new Map<string, string>();
  readonly #bindings: Env;

  constructor(bindings: Env) {
    this.#bindings = bindings;
  }

  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("cookie", [...this.cookies].map((pair) => pair.join("=")).join("; "));
    const request = new Request(new URL(path, ORIGIN), { ...init, headers });
    const context = createExecutionContext();
    const response = (await worker.fetch(
      request as Parameters<typeof worker.fetch>[0],
      this.#bindings,
      context,
    )) as unknown as Response;
    await waitOnExecutionContext(context);
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = cookie.split("; ");
      const [name = "", value = ""] = pair.split("=");
      if (attributes.includes("Max-Age=0")) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  /** Goes to the provider's pages. @returns the address that these send the browser back to. */
  async visitProvider(): Promise<string> {
    const start = await this.send("/api/identity/provider/sign-in");
    expect(start.status).toBe(302);
    const answer = await fetch(start.headers.get("location") ?? "", { redirect: "manual" });
    return answer.headers.get("location") ?? "";
  }

  async arrive(address: string): Promise<string | null> {
    return (await this.send(address)).headers.get("location");
  }
}

/** A provider with pages of its own, and an installation whose accounts it keeps. */
function openProvider() {
  tenants += 1;
  const issuer = `${inject("identityProvider")}/pages-${tenants}`;
  const bindings: Env = {
    ...env,
    IDENTITY_ISSUER: issuer,
    IDENTITY_AUDIENCE: AUDIENCE,
    IDENTITY_JWKS_URL: `${issuer}/jwks.json`,
  };
  const post = (action: string, body: object = {}) =>
    fetch(`${issuer}/${action}`, { method: "POST", body: JSON.stringify(body) });
  const isPerson = (email: string, claims: object = {}) =>
    post("person", { sub: `sub-${email}`, email, email_verified: true, ...claims });
  return { issuer, bindings, post, isPerson, browse: () => new Browser(bindings) };
}

describe("signing in at an outside provider", () => {
  it("leads over its pages to a session of ours, whose tokens the API takes until it is ended [S153, S154]", async () => {
    const provider = openProvider();
    const { email, groupId } = await createAccount(target);
    await createProperty(target, groupId, { name: "Harbour Hotel" });
    await provider.isPerson(email);
    const browser = provider.browse();
    expect(await browser.arrive(await browser.visitProvider())).toBe("/");
    const refreshed = await browser.send("/api/identity/token", { method: "POST" });
    const { accessToken, user } = (await refreshed.json()) as { accessToken: string; user: object };
    expect(user).toMatchObject({ email });
    const headers = { authorization: `Bearer ${accessToken}`, "x-client-key": env.CLIENT_KEY };
    const list = await browser.send("/api/properties", { headers });
    expect(await list.json()).toMatchObject({ items: [{ name: "Harbour Hotel" }] });

    await provider.post("rotate");
    expect((await browser.send("/api/identity/token", { method: "POST" })).status).toBe(200);
    expect((await browser.send("/api/identity/sign-out", { method: "POST" })).status).toBe(204);
    expect((await browser.send("/api/properties", { headers })).status).toBe(401);
    expect((await browser.send("/api/identity/token", { method: "POST" })).status).toBe(401);
  });

  it("says at the entry that somebody without an account here has none [S153]", async () => {
    const provider = openProvider();
    await provider.isPerson("stranger@account.example");
    const browser = provider.browse();
    expect(await browser.arrive(await browser.visitProvider())).toBe("/?refused=no_account_here");
    expect(browser.cookies.has("__Host-foyer-refresh")).toBe(false);
  });

  it("is refused with an altered state, another browser's cookie, a code twice, or none at all", async () => {
    expectComplaint(/"signIn":"refused"/);
    const provider = openProvider();
    const { email } = await createAccount(target);
    await provider.isPerson(email);
    const [browser, other] = [provider.browse(), provider.browse()];
    const address = await browser.visitProvider();
    const altered = new URL(address);
    altered.searchParams.set("state", "somebody-else's");
    await other.visitProvider();
    // A code that somebody smuggles into another person's browser opens nothing there.
    expect(await other.arrive(address)).toBe(REFUSED);
    expect(await browser.arrive(altered.href)).toBe(REFUSED);
    expect(await browser.arrive("/api/identity/provider/callback")).toBe(REFUSED);
    expect(await browser.arrive("/api/identity/provider/callback?error=access_denied")).toBe(REFUSED);

    const again = await browser.visitProvider();
    const kept = new Map(browser.cookies);
    expect(await browser.arrive(again)).toBe("/");
    for (const [name, value] of kept) browser.cookies.set(name, value);
    expect(await browser.arrive(again)).toBe(REFUSED);
  });

  it.each([
    ["another nonce", { nonce: "stolen" }],
    ["another audience", { aud: "other-client" }],
    ["an expiry in the past", { exp: 1_700_000_000 }],
    ["another issuer", { iss: "https://elsewhere.example" }],
  ])("is refused when the ID token names %s [S146]", async (_what, claims) => {
    expectComplaint(/"signIn":"refused"/);
    const provider = openProvider();
    const { email } = await createAccount(target);
    await provider.isPerson(email, claims);
    const browser = provider.browse();
    expect(await browser.arrive(await browser.visitProvider())).toBe(REFUSED);
    expect(browser.cookies.has("__Host-foyer-refresh")).toBe(false);
  });

  it("opens nothing with an address that the provider does not vouch for", async () => {
    const provider = openProvider();
    const { email } = await createAccount(target);
    await provider.isPerson(email, { email_verified: false });
    const browser = provider.browse();
    expect(await browser.arrive(await browser.visitProvider())).toBe("/?refused=no_account_here");
  });

  it("is not offered where the provider has no such pages or can't be reached [S153]", async () => {
    expectComplaint(/"signIn":"refused"/);
    const provider = openProvider();
    const { IDENTITY_ISSUER: issuer = "", IDENTITY_AUDIENCE: audience = "" } = provider.bindings;
    const settings = { issuer, audience, keySetUrl: `${issuer}/jwks.json` };
    expect(await discoverProvider(settings, Date.now())).not.toBeNull();
    const pageless = openProvider();
    await pageless.post("pageless");
    const firebase = { ...settings, issuer: pageless.issuer };
    expect(await discoverProvider(firebase, Date.now())).toBeNull();
    const broken = openProvider();
    await broken.post("down");
    expect(await broken.browse().arrive("/api/identity/provider/sign-in")).toBe(REFUSED);
  });
});

describe("a session", () => {
  it("of the built-in sign-in is worth nothing at a provider's installation, nor the other way round [S153]", async () => {
    const provider = openProvider();
    const { email } = await createAccount(target);
    const own = new Browser(env);
    const { cookie } = await signIn(target, email);
    const [name = "", value = ""] = cookie.split("=");
    const outside = provider.browse();
    outside.cookies.set(name, value);
    expect((await outside.send("/api/identity/token", { method: "POST" })).status).toBe(401);
    await provider.isPerson(email);
    await outside.arrive(await outside.visitProvider());
    own.cookies.set(name, outside.cookies.get(name) ?? "");
    expect((await own.send("/api/identity/token", { method: "POST" })).status).toBe(401);
    expect((await own.send("/api/identity/provider/sign-in")).status).toBe(404);
  });
});
