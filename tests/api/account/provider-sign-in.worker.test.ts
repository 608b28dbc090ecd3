import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { createAccount, createProperty, signIn } from "#scripts/api/caller.ts";
import { discoverProvider } from "#worker/identity/provider-sign-in.ts";
import { AUDIENCE, Browser, openProvider } from "../../factories/browser/provider-browser.ts";
import { target } from "../../factories/worker/worker-target.ts";
import { expectComplaint } from "../../setup/worker/quiet-console.ts";

const REFUSED = "/?refused=provider_refused";

describe("signing in at an outside provider", () => {
  it("leads over its pages to a session of ours, whose tokens the API takes until it is ended [S153, S154]", async () => {
    const provider = openProvider();
    const { email, groupId } = await createAccount(target);
    await createProperty(target, groupId, { name: "Harbour Hotel" });
    await provider.isPerson(email);
    const browser = provider.browse();
    expect(await browser.arrive(await browser.visitProvider())).toBe("/?only");
    const refreshed = await browser.send("/api/identity/token", { method: "POST" });
    const { accessToken, user } = (await refreshed.json()) as { accessToken: string; user: object };
    expect(user).toMatchObject({ email });
    const headers = { authorization: `Bearer ${accessToken}`, "x-client-key": env.CLIENT_KEY };
    const list = await browser.send("/api/properties", { headers });
    expect(await list.json()).toMatchObject({ items: [{ name: "Harbour Hotel" }] });

    await provider.post("rotate");
    expect((await browser.send("/api/identity/token", { method: "POST" })).status).toBe(200);
    const left = await browser.send("/api/identity/sign-out", { method: "POST" });
    expect(await left.json()).toEqual({ next: "/api/identity/provider/sign-out" });
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

  it("says at the entry that a browser keeps no cookies, and opens no session [S153]", async () => {
    const provider = openProvider();
    const { email } = await createAccount(target);
    await provider.isPerson(email);
    const browser = provider.browse();
    const address = await browser.visitProvider();
    browser.cookies.clear();
    expect(await browser.arrive(address)).toBe("/?refused=cookies_not_kept");
    expect(browser.cookies.size).toBe(0);
  });

  it("is refused with an altered state, another browser's cookie, a code twice, or none at all", async () => {
    expectComplaint(/"event":"provider_sign_in_refused"/);
    const provider = openProvider();
    const { email } = await createAccount(target);
    await provider.isPerson(email);
    const [browser, other] = [provider.browse(), provider.browse()];
    const address = await browser.visitProvider();
    const altered = new URL(address);
    altered.searchParams.set("state", "somebody-else's");
    await other.visitProvider();
    // An attacker's code is useless in another person's browser.
    expect(await other.arrive(address)).toBe(REFUSED);
    expect(await browser.arrive(altered.href)).toBe(REFUSED);
    expect(await browser.arrive("/api/identity/provider/callback")).toBe(REFUSED);
    expect(await browser.arrive("/api/identity/provider/callback?error=access_denied")).toBe(REFUSED);

    const again = await browser.visitProvider();
    const kept = new Map(browser.cookies);
    expect(await browser.arrive(again)).toBe("/?only");
    for (const [name, value] of kept) browser.cookies.set(name, value);
    expect(await browser.arrive(again)).toBe(REFUSED);
  });

  it.each([
    ["another nonce", { nonce: "stolen" }],
    ["another audience", { aud: "other-client" }],
    ["an expiry in the past", { exp: 1_700_000_000 }],
    ["another issuer", { iss: "https://elsewhere.example" }],
  ])("is refused when the ID token names %s [S146]", async (_what, claims) => {
    expectComplaint(/"event":"provider_sign_in_refused"/);
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
    expectComplaint(/"event":"provider_sign_in_refused"/);
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

describe("signing out at an outside provider", () => {
  /** Signs in, ends our session, and follows the provider's end-session redirect. */
  async function leave(headers: Record<string, string> = {}, { isAsking = true } = {}) {
    const provider = openProvider();
    if (isAsking) await provider.post("asking");
    const { email } = await createAccount(target);
    await provider.isPerson(email);
    const browser = provider.browse();
    await browser.arrive(await browser.visitProvider());
    const idToken = browser.cookies.get("__Secure-foyer-id-token");
    const left = await browser.send("/api/identity/sign-out", { method: "POST" });
    const { next } = (await left.json()) as { next: string };
    return { provider, browser, idToken, response: await browser.send(next, { headers }) };
  }

  it("leads to the provider's own end of session, with the ID token and the way back [S154]", async () => {
    const { provider, browser, idToken, response } = await leave({ "sec-fetch-site": "same-origin" });
    const [, address = ""] = /^0; url=(.+)$/.exec(response.headers.get("refresh") ?? "") ?? [];
    const { origin, pathname, searchParams } = new URL(address);
    expect(`${origin}${pathname}`).toBe(`${provider.issuer}/end`);
    expect(idToken).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: AUDIENCE,
      post_logout_redirect_uri: "https://foyer.example/",
      id_token_hint: idToken,
    });
    expect(browser.cookies.has("__Secure-foyer-id-token")).toBe(false);
    expect(browser.cookies.has("__Host-foyer-refresh")).toBe(false);
  });

  it("can't be forged by another site [S154]", async () => {
    const { browser, response } = await leave({ "sec-fetch-site": "cross-site" });
    expect(response.headers.get("refresh")).toBeNull();
    expect(response.headers.get("location")).toBe("/");
    expect(browser.cookies.has("__Secure-foyer-id-token")).toBe(true);
  });

  it("ends at the entry where the provider names no end of session, or keeps no accounts here [S154]", async () => {
    const { response } = await leave({}, { isAsking: false });
    expect(response.headers.get("location")).toBe("/");
    expect((await new Browser(env).send("/api/identity/provider/sign-out")).status).toBe(404);
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
