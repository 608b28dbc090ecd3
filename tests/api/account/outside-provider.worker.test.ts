import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import {
  type CallOptions,
  callAs,
  createAccount,
  createProperty,
  signIn,
  type Target,
} from "#scripts/api/caller.ts";
import { verifyOutsideToken } from "#worker/identity/outside-provider.ts";
import worker from "#worker/index.ts";
import { ORIGIN, target } from "../../factories/worker/worker-target.ts";
import { expectComplaint } from "../../setup/worker/quiet-console.ts";

const AUDIENCE = "foyer-hotels";
let tenants = 0;

/** A separate provider for each test, and the installation that accepts its accounts. */
function openProvider() {
  tenants += 1;
  const url = `${inject("identityProvider")}/tenant-${tenants}`;
  const issuer = `https://securetoken.example/${AUDIENCE}`;
  const bindings: Env = {
    ...env,
    IDENTITY_ISSUER: issuer,
    IDENTITY_AUDIENCE: AUDIENCE,
    IDENTITY_JWKS_URL: `${url}/jwks.json`,
  };
  const installation: Target = {
    ...target,
    send: async (request) => {
      const context = createExecutionContext();
      const response = await worker.fetch(request as Parameters<typeof worker.fetch>[0], bindings, context);
      await waitOnExecutionContext(context);
      return response as unknown as Response;
    },
  };
  const post = async (action: string, body: object = {}) =>
    (await fetch(`${url}/${action}`, { method: "POST", body: JSON.stringify(body) })).json();
  /** A token in Firebase's form, with overrides. */
  const tokenFor = async (email: string, claims: object = {}, header: object = {}): Promise<string> => {
    const now = Math.floor(Date.now() / 1_000);
    const usual = {
      iss: issuer,
      aud: AUDIENCE,
      sub: `uid-${email}`,
      user_id: `uid-${email}`,
      auth_time: now,
      iat: now,
      exp: now + 3_600,
      email,
      email_verified: true,
      firebase: { identities: { email: [email] }, sign_in_provider: "password" },
    };
    return (await post("token", { claims: { ...usual, ...claims }, header })) as string;
  };
  const call = (token: string, path = "/api/properties", options: CallOptions & { method?: string } = {}) =>
    callAs(installation, options.method ?? "GET", path, {
      ...options,
      headers: { authorization: `Bearer ${token}`, ...options.headers },
    });
  const fetches = async () => (await (await fetch(`${url}/fetches`)).json()) as number;
  return { installation, tokenFor, call, post, fetches, issuer, keySetUrl: `${url}/jwks.json` };
}

describe("an outside provider's token", () => {
  it("opens the account whose address it proves, in Firebase's shape, to all that the API has [S61, S146, S151]", async () => {
    const provider = openProvider();
    const { email, groupId, userId } = await createAccount(target);
    await createProperty(target, groupId, { name: "Harbour Hotel" });
    const token = await provider.tokenFor(email);
    const list = await provider.call(token);
    expect(await list.json()).toMatchObject({ items: [{ name: "Harbour Hotel" }] });
    const mine = await provider.call(token, "/api/account/getGroupInformation", {
      method: "POST",
      json: { uid: userId },
    });
    expect(await mine.json()).toMatchObject({ userID: userId, groupID: groupId });
    const ticket = await provider.call(token, "/api/live/ticket", { method: "POST" });
    expect(ticket.status).toBe(201);
  });

  it("is matched by its subject from then on: an address that changes hands opens nothing", async () => {
    const provider = openProvider();
    const { email } = await createAccount(target);
    expect((await provider.call(await provider.tokenFor(email))).status).toBe(200);
    const renamed = await provider.tokenFor(email, { email: "new-name@account.example" });
    expect((await provider.call(renamed)).status).toBe(200);
    const successor = await provider.tokenFor(email, { sub: "somebody-else", user_id: "somebody-else" });
    expect((await provider.call(successor)).status).toBe(401);
  });

  it.each([
    ["an address that is not proven", { email_verified: false }],
    ["an address that nobody says is proven", { email_verified: undefined }],
    ["an address proven in words only", { email_verified: "true" }],
    ["no address", { email: undefined }],
    ["another issuer", { iss: "https://securetoken.example/other" }],
    ["another audience", { aud: "other-project" }],
    ["no audience", { aud: undefined }],
    ["no subject", { sub: undefined }],
    ["an empty subject", { sub: "", user_id: "" }],
    ["two names for the user", { user_id: "somebody-else" }],
    ["no expiry", { exp: undefined }],
    ["an expiry in the past", { exp: 1_700_000_000 }],
    ["a start in the future", { nbf: 4_000_000_000 }],
  ])("is refused for %s [S146]", async (_, claims) => {
    const provider = openProvider();
    const { email } = await createAccount(target);
    expect((await provider.call(await provider.tokenFor(email, claims))).status).toBe(401);
  });

  it("is refused for a key id that is unknown, a type of another kind, and a person without an account", async () => {
    const provider = openProvider();
    const { email } = await createAccount(target);
    for (const token of [
      await provider.tokenFor(email, {}, { kid: "unknown" }),
      await provider.tokenFor(email, {}, { typ: "logout+jwt" }),
      await provider.tokenFor("nobody@account.example"),
    ]) {
      expect((await provider.call(token)).status).toBe(401);
    }
  });

  it("is refused when another provider signed it, and so is one of our own", async () => {
    const [provider, other] = [openProvider(), openProvider()];
    const { email } = await createAccount(target);
    const { accessToken } = await signIn(target, email);
    expect((await provider.call(await other.tokenFor(email))).status).toBe(401);
    expect((await provider.call(accessToken)).status).toBe(401);
    const token = await provider.tokenFor(email);
    const bySelf = await callAs(target, "GET", "/api/properties", {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(bySelf.status).toBe(401);
  });
});

describe("a provider's keys", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("are asked for once and kept, and again when an unknown one is named, but not for every made-up one", async () => {
    const provider = openProvider();
    const settings = { issuer: provider.issuer, audience: AUDIENCE, keySetUrl: provider.keySetUrl };
    const verify = (token: string) => verifyOutsideToken(settings, token, Date.now());
    const before = await provider.tokenFor("a@account.example");
    for (let turn = 0; turn < 5; turn += 1) expect(await verify(before)).not.toBeNull();
    expect(await provider.fetches()).toBe(1);

    await provider.post("rotate");
    const after = await provider.tokenFor("a@account.example");
    vi.setSystemTime(Date.now() + 6_000);
    expect(await verify(after)).toMatchObject({ subject: "uid-a@account.example" });
    expect(await provider.fetches()).toBe(2);
    expect(await verify(before)).toBeNull();

    const madeUp = await provider.tokenFor("a@account.example", {}, { kid: "made-up" });
    for (let turn = 0; turn < 20; turn += 1) expect(await verify(madeUp)).toBeNull();
    expect(await provider.fetches()).toBeLessThanOrEqual(3);
  });

  it("that can't be read are our failure, not the caller's [S202]", async () => {
    expectComplaint(/gave no key set/);
    const provider = openProvider();
    const { email } = await createAccount(target);
    const token = await provider.tokenFor(email);
    await provider.post("down");
    expect((await provider.call(token)).status).toBe(500);
  });
});

describe("the built-in sign-in", () => {
  it.each([
    ["sign-in", { email: "a@b.example", password: "x" }],
    ["reset-password/confirm", { token: "x", password: "gull over the long pier" }],
    [
      "change-password",
      { current: "x", next: "gull over the long pier", confirm: "gull over the long pier" },
    ],
    ["confirm-address", { token: "x" }],
    ["confirm-address/send", { email: "a@b.example" }],
    ["register", {}],
  ])("is off at %s where a provider keeps the accounts [S153]", async (path, json) => {
    const { installation } = openProvider();
    const response = await callAs(installation, "POST", `/api/identity/${path}`, { json });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "signed_in_elsewhere" });
  });

  it("reports an incomplete configuration instead of letting anybody in [S202]", async () => {
    expectComplaint(/belong together/);
    const context = createExecutionContext();
    const request = new Request(`${ORIGIN}/api/properties`, {
      headers: {
        "x-client-key": env.CLIENT_KEY,
        authorization: `Bearer ${"a".repeat(24)}.${"a".repeat(24)}.${"a".repeat(24)}`,
      },
    });
    const bindings = { ...env, IDENTITY_ISSUER: "https://securetoken.example/x" };
    const response = await worker.fetch(request as Parameters<typeof worker.fetch>[0], bindings, context);
    expect(response.status).toBe(500);
  });
});
