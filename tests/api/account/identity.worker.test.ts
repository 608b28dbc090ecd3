import { env } from "cloudflare:test";
import { importJWK, jwtVerify } from "jose";
import { describe, expect, it } from "vitest";
import { PRODUCT_VERSION } from "#domain/account/account.ts";
import { callAs, createAccount, createProperty, DEMO_PASSWORD, signIn } from "#scripts/api/caller.ts";
import { target } from "../../factories/worker/worker-target.ts";
import { expectComplaint } from "../../setup/worker/quiet-console.ts";

const COOKIE =
  /^__Host-foyer-refresh=[\w-]{86}; (?:Max-Age=2592000; )?Path=\/; HttpOnly; Secure; SameSite=Lax$/;

function refresh(cookie: string) {
  return callAs(target, "POST", "/api/identity/token", { headers: { cookie } });
}

function readCookie(response: Response): string {
  const [cookie = ""] = response.headers.getSetCookie().filter((set) => !set.startsWith("bookmark="));
  return cookie.split(";")[0] ?? "";
}

describe("signing in", () => {
  it("gives the user, an access token and a cookie that scripts can't read [S153]", async () => {
    const { email } = await createAccount(target, { displayName: "Front desk" });
    const response = await callAs(target, "POST", "/api/identity/sign-in", {
      json: { email: email.toUpperCase(), password: DEMO_PASSWORD },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      success: true,
      user: { email, displayName: "Front desk" },
      expiresIn: 300,
    });
    expect(response.headers.getSetCookie()[0]).toMatch(COOKIE);
  });

  it("says the same of a wrong password and an unknown address [S166]", async () => {
    const { email } = await createAccount(target);
    const wrong = { email, password: "not the password" };
    const unknown = { email: "nobody@account.example", password: "not the password" };
    const answers = await Promise.all(
      [wrong, unknown].map((json) => callAs(target, "POST", "/api/identity/sign-in", { json })),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.headers.get("content-type")).toBe("application/problem+json");
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await answer.json()).toEqual({
        type: "urn:foyer:problem:invalid_credentials",
        title: "invalid credentials",
        status: 401,
        detail: "Incorrect email or password",
        code: "invalid_credentials",
        success: false,
        error: "Incorrect email or password",
      });
    }
  });

  it.each([
    [{}, ["email", "password"]],
    [{ email: "no address", password: "x" }, ["email"]],
    [{ email: "a@b.example", password: "x".repeat(300) }, ["password"]],
    [{ email: 7, password: null }, ["email", "password"]],
    [{ email: "a@b.example", password: "x", role: "owner" }, [""]],
  ])("refuses %j and names the fields [S113]", async (json, paths) => {
    const response = await callAs(target, "POST", "/api/identity/sign-in", { json });
    expect(response.status).toBe(400);
    const { code, errors } = (await response.json()) as { code: string; errors: { path: string }[] };
    expect(code).toBe("validation_failed");
    expect([...new Set(errors.map((error) => error.path))].sort()).toEqual(paths);
  });
});

describe("the access token", () => {
  it("is ES256 and verifies with the public key set", async () => {
    const { email } = await createAccount(target);
    const { accessToken, user } = await signIn(target, email, DEMO_PASSWORD);
    const keySet = (await (await callAs(target, "GET", "/.well-known/jwks.json")).json()) as {
      keys: Record<string, string>[];
    };
    expect(keySet.keys[0]).not.toHaveProperty("d");
    const key = await importJWK(keySet.keys[0] ?? {}, "ES256");
    const { payload, protectedHeader } = await jwtVerify(accessToken, key, {
      algorithms: ["ES256"],
      issuer: "foyer",
      audience: "foyer-api",
    });
    expect(protectedHeader).toMatchObject({ alg: "ES256", typ: "at+jwt", kid: keySet.keys[0]?.kid });
    expect(payload.sub).toBe(user.uid);
  });
});

describe("the refresh cookie", () => {
  /** Dates the last rotation 11 s back, so that the next refresh does not count as that of a concurrent tab. */
  const passTime = () => env.DB.prepare("update sessions set rotated_at = rotated_at - 11000").run();

  it("gives a fresh token and is rotated [S148]", async () => {
    const { email } = await createAccount(target);
    const caller = await signIn(target, email, DEMO_PASSWORD);
    const response = await refresh(caller.cookie);
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()[0]).toMatch(COOKIE);
    expect(readCookie(response)).not.toBe(caller.cookie);
  });

  it("serves twenty tabs that refresh at once, and signs none of them out", async () => {
    const { email } = await createAccount(target);
    const { cookie } = await signIn(target, email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(cookie)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
    const rotated = answers.map(readCookie).filter((value) => value !== "");
    expect(rotated).toHaveLength(1);
    expect((await refresh(rotated[0] ?? "")).status).toBe(200);
  });

  it("is given again when its answer was lost, however often and however long ago", async () => {
    const { email } = await createAccount(target);
    const caller = await signIn(target, email);
    for (let lost = 0; lost < 3; lost += 1) {
      expect((await refresh(caller.cookie)).status).toBe(200);
      await passTime();
    }
    const next = readCookie(await refresh(caller.cookie));
    expect(next).not.toBe("");
    await passTime();
    const after = readCookie(await refresh(next));
    expect((await refresh(after)).status).toBe(200);
    expect((await caller.call("GET", "/api/properties")).status).toBe(200);
  });

  it("ends its session when a spent one is seen after its successor was used", async () => {
    const { email } = await createAccount(target);
    const caller = await signIn(target, email);
    const next = readCookie(await refresh(caller.cookie));
    await passTime();
    expect((await refresh(next)).status).toBe(200);
    expect((await refresh(caller.cookie)).status).toBe(401);
    expect((await caller.call("GET", "/api/properties")).status).toBe(401);
  });

  it("is remembered by what it has in common with all others of its session, however many there were [S147]", async () => {
    const { email } = await createAccount(target);
    const caller = await signIn(target, email);
    let cookie = caller.cookie;
    for (let count = 0; count < 30; count += 1) {
      cookie = readCookie(await refresh(cookie));
      await passTime();
    }
    expect((await refresh(`${caller.cookie}x`)).status).toBe(401);
    expect((await caller.call("GET", "/api/properties")).status).toBe(200);
    expect((await refresh(caller.cookie)).status).toBe(401);
    expect((await caller.call("GET", "/api/properties")).status).toBe(401);
  });

  it("ends its session when a successor is seen after the one before was brought again", async () => {
    const { email } = await createAccount(target);
    const caller = await signIn(target, email);
    const next = readCookie(await refresh(caller.cookie));
    await passTime();
    expect((await refresh(caller.cookie)).status).toBe(200);
    expect((await refresh(next)).status).toBe(401);
    expect((await caller.call("GET", "/api/properties")).status).toBe(401);
  });

  it("is refused when it is missing, unknown or expired [S147]", async () => {
    const { email } = await createAccount(target);
    const { cookie } = await signIn(target, email);
    await env.DB.prepare("update sessions set expires_at = 1").run();
    for (const value of ["", "__Host-foyer-refresh=unknown", cookie]) {
      const response = await refresh(value);
      expect(response.status).toBe(401);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
    }
  });
});

describe("the session", () => {
  it("returns the signed-in person and their group only [S61, S62]", async () => {
    const { email, groupId } = await createAccount(target, { displayName: "Front desk" });
    const caller = await signIn(target, email);
    const response = await caller.call("GET", "/api/identity/session");
    expect(await response.json()).toMatchObject({
      user: { uid: caller.user.uid, email, displayName: "Front desk" },
      group: { groupID: groupId, userpassisdefault: false },
    });
    expect((await callAs(target, "GET", "/api/identity/session")).status).toBe(401);
    const byCookie = await callAs(target, "GET", "/api/identity/session", {
      headers: { cookie: caller.cookie },
    });
    expect(byCookie.status).toBe(401);
  });
});

describe("signing out", () => {
  it("ends the session for its token at once, and for no other session [S154]", async () => {
    const { email } = await createAccount(target);
    const [one, other] = [await signIn(target, email, DEMO_PASSWORD), await signIn(target, email)];
    const response = await callAs(target, "POST", "/api/identity/sign-out", {
      headers: { cookie: one.cookie },
    });
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()[0]).toContain("Max-Age=0");
    expect((await one.call("GET", "/api/properties")).status).toBe(401);
    expect((await refresh(one.cookie)).status).toBe(401);
    expect((await other.call("GET", "/api/properties")).status).toBe(200);
  });
});

describe("the account service", () => {
  it("answers the group information [S62, S149]", async () => {
    const account = await createAccount(target, {
      companyName: "Marlowe Ltd",
      groupName: "Marlowe Collection",
      passwordIsDefault: true,
    });
    const property = await createProperty(target, account.groupId);
    const caller = await signIn(target, account.email);
    const response = await caller.call("POST", "/api/account/getGroupInformation", {
      json: { uid: caller.user.uid },
    });
    expect(await response.json()).toMatchObject({
      groupID: account.groupId,
      companyID: account.companyId,
      userID: account.userId,
      groupName: "Marlowe Collection",
      companyName: "Marlowe Ltd",
      userDisplayName: "Front desk",
      licenses: [{ plicensepropertyid: property.id, plicensemode: "PAID" }],
      userpassisdefault: true,
    });
  });

  it("answers the property list with licences [S65, S151, S157]", async () => {
    const account = await createAccount(target);
    await createProperty(target, account.groupId, { name: "Harbour Hotel", licence: null });
    const caller = await signIn(target, account.email);
    const json = { uid: caller.user.uid };
    const response = await caller.call("POST", "/api/account/getUserProperties", { json });
    expect(await response.json()).toMatchObject([{ name: "Harbour Hotel", licence: null }]);
  });

  it("upgrades the group, and does so twice without harm [S150]", async () => {
    const account = await createAccount(target);
    await env.DB.prepare("update groups set current_version = '0.9.0' where id = ?")
      .bind(account.groupId)
      .run();
    const caller = await signIn(target, account.email);
    const json = {
      userID: account.userId,
      companyID: account.companyId,
      groupID: account.groupId,
      currentVersion: "0.9.0",
      latestVersion: PRODUCT_VERSION,
      primaryThemeColor: "#167246",
      secondaryThemeColor: "#115b39",
      newReg: false,
    };
    for (let turn = 0; turn < 2; turn += 1) {
      const response = await caller.call("POST", "/api/account/performSystemUpgrade", { json });
      expect(await response.json()).toEqual({ currentVersion: PRODUCT_VERSION });
    }
  });

  it("refuses another person's ids, whatever the body says", async () => {
    const [one, other] = [await createAccount(target), await createAccount(target)];
    const caller = await signIn(target, one.email);
    for (const name of ["getGroupInformation", "getUserProperties"]) {
      const response = await caller.call("POST", `/api/account/${name}`, { json: { uid: other.userId } });
      expect(response.status).toBe(403);
    }
    const upgrade = {
      userID: one.userId,
      companyID: other.companyId,
      groupID: other.groupId,
      currentVersion: "1",
      latestVersion: "2",
    };
    const response = await caller.call("POST", "/api/account/performSystemUpgrade", { json: upgrade });
    expect(response.status).toBe(403);
  });

  it.each([
    ["getGroupInformation", "Failed to get group data", "S149"],
    ["getUserProperties", "Failed to get properties data", "S151"],
  ])("says its own words when %s fails: %s [%s]", async (name, detail) => {
    const { email } = await createAccount(target);
    const caller = await signIn(target, email);
    expectComplaint(new RegExp(name));
    await env.DB.prepare("alter table property_licences rename to away").run();
    try {
      const response = await caller.call("POST", `/api/account/${name}`, { json: { uid: caller.user.uid } });
      expect(response.status).toBe(500);
      expect(await response.json()).toMatchObject({ detail });
    } finally {
      await env.DB.prepare("alter table away rename to property_licences").run();
    }
  });

  it("asks for the public client key, which opens nothing by itself [S140]", async () => {
    const { email } = await createAccount(target);
    const caller = await signIn(target, email);
    const json = { uid: caller.user.uid };
    const withoutKey = await caller.call("POST", "/api/account/getUserProperties", {
      json,
      headers: { "x-client-key": "" },
    });
    expect(withoutKey.status).toBe(401);
    expect(await withoutKey.json()).toMatchObject({ code: "client_key_required" });
    const withoutToken = await callAs(target, "POST", "/api/account/getUserProperties", { json });
    expect(withoutToken.status).toBe(401);
    expect(await withoutToken.json()).toMatchObject({ code: "unauthenticated" });
  });
});
