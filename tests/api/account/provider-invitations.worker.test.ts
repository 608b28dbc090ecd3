import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { Member } from "#domain/account/member.ts";
import { DAY_MS } from "#domain/time.ts";
import { createAccount } from "#scripts/api/caller.ts";
import { signInOutside } from "#worker/services/account/sign-in-outside.ts";
import { AUDIENCE, openProvider } from "../../factories/browser/provider-browser.ts";
import { untilMail } from "../../factories/mailbox.ts";
import { target } from "../../factories/worker/worker-target.ts";

const NOBODY = "/?refused=no_account_here";
type Provider = ReturnType<typeof openProvider>;

/** Signs in at the provider with given claims. @returns the final address, and the person's API calls. */
async function enter(provider: Provider, email: string, claims: object = {}) {
  await provider.isPerson(email, claims);
  const browser = provider.browse();
  const arrived = await browser.arrive(await browser.visitProvider());
  const refreshed = await browser.send("/api/identity/token", { method: "POST" });
  const { accessToken = "" } = (await refreshed.json()) as { accessToken?: string };
  const headers = {
    authorization: `Bearer ${accessToken}`,
    "x-client-key": env.CLIENT_KEY,
    "content-type": "application/json",
  };
  const call = (method: string, path: string, json?: object) =>
    browser.send(path, { method, headers, ...(json ? { body: JSON.stringify(json) } : {}) });
  const people = async () =>
    ((await (await call("GET", "/api/members")).json()) as { items: Member[] }).items;
  return { arrived, call, people };
}

/** A group whose owner is signed in at a provider. */
async function openGroup(provider = openProvider()) {
  const { email, groupId } = await createAccount(target);
  const { call, people } = await enter(provider, email);
  const invite = (address: string, role = "editor") =>
    call("POST", "/api/members", { email: address, displayName: "Night desk", role });
  return { provider, groupId, call, invite, people };
}

describe("an invitation where a provider keeps the accounts", () => {
  it("tells by mail to sign in there, and lets in whom the provider proves to have the address [S139, S153]", async () => {
    const { provider, invite, people } = await openGroup();
    const invited = await invite("Night-1@provider.example");
    expect(invited.status).toBe(201);
    expect(await invited.json()).toMatchObject({ role: "editor", isPending: true });
    const { body } = await untilMail("night-1@provider.example");
    expect(body).toContain("account you already use for night-1@provider.example");
    expect(body.split("\n")).toContain("https://foyer.example/");
    expect(body).not.toContain("token=");

    const person = await enter(provider, "NIGHT-1@provider.example");
    expect(person.arrived).toBe("/?only");
    const self = (await person.people()).find(({ isSelf }) => isSelf);
    expect(self).toMatchObject({ role: "editor", isPending: false });
    expect((await people()).filter(({ isPending }) => isPending)).toEqual([]);
  });

  it.each([
    ["does not prove", { email_verified: false }],
    ["says nothing of", { email_verified: undefined }],
    ["gives another of", { email: "night-other@provider.example" }],
  ])("lets nobody in whose address the provider %s [S139]", async (what, claims) => {
    const { provider, invite, people } = await openGroup();
    const address = `night-${what.length}@provider.example`;
    await invite(address);
    expect((await enter(provider, address, claims)).arrived).toBe(NOBODY);
    expect((await people()).find(({ email }) => email === address)).toMatchObject({ isPending: true });
  });

  it("gives the role that the owner named, whatever the provider says of roles and groups [S139]", async () => {
    const { provider, invite, groupId } = await openGroup();
    const other = await openGroup(provider);
    await invite("night-2@provider.example", "viewer");
    const { call } = await enter(provider, "night-2@provider.example", {
      role: "owner",
      roles: ["owner"],
      groups: [other.groupId],
      groupId: other.groupId,
    });
    const session = await call("GET", "/api/identity/session");
    expect(await session.json()).toMatchObject({ role: "viewer", group: { groupID: groupId } });
    const elevated = await call("POST", "/api/members", {
      email: "night-3@provider.example",
      displayName: "Night desk",
      role: "owner",
    });
    expect(elevated.status).toBe(403);
  });

  it("of an address that another group has invited or works with leads nowhere, and changes nothing there [S168]", async () => {
    const { provider, invite, people } = await openGroup();
    const other = await openGroup(provider);
    await invite("night-4@provider.example", "viewer");
    expect((await other.invite("night-4@provider.example", "owner")).status).toBe(201);
    await enter(provider, "night-4@provider.example");
    expect((await other.invite("night-4@provider.example", "owner")).status).toBe(201);
    const named = async (list: typeof people) =>
      (await list()).find(({ email }) => email === "night-4@provider.example");
    expect(await named(people)).toMatchObject({ role: "viewer", isPending: false });
    expect(await named(other.people)).toMatchObject({ role: "owner", isPending: true });
  });

  it("counts for as long as it says, and again once it is sent again [S139]", async () => {
    const { provider, invite } = await openGroup();
    await invite("night-5@provider.example");
    await env.DB.prepare(
      "update password_resets set expires_at = ? where user_id = (select id from users where email = ?)",
    )
      .bind(Date.now() - DAY_MS, "night-5@provider.example")
      .run();
    expect((await enter(provider, "night-5@provider.example")).arrived).toBe(NOBODY);
    expect((await invite("night-5@provider.example")).status).toBe(201);
    expect((await enter(provider, "night-5@provider.example")).arrived).toBe("/?only");
  });

  it("belongs to one person: a second one with the same proven address is refused [S139]", async () => {
    const { provider, invite } = await openGroup();
    await invite("night-6@provider.example");
    const address = "night-6@provider.example";
    expect((await enter(provider, address, { sub: "first" })).arrived).toBe("/?only");
    expect((await enter(provider, address, { sub: "second" })).arrived).toBe(NOBODY);
  });

  it("taken by several at the same moment lets one of them in, and opens no session for another [S139]", async () => {
    const { provider, invite } = await openGroup();
    const email = "night-7@provider.example";
    await invite(email);
    const { IDENTITY_ISSUER: issuer = "", IDENTITY_JWKS_URL: keySetUrl = "" } = provider.bindings;
    const verdicts = await Promise.all(
      ["one", "two", "three", "four"].map((subject) =>
        signInOutside(
          provider.bindings,
          { issuer, audience: AUDIENCE, keySetUrl },
          {
            claims: { subject, verifiedEmail: email },
            userAgent: "",
            source: { network: "", path: "" },
            language: "en",
            now: Date.now(),
          },
        ),
      ),
    );
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
    const sessions =
      "select count(*) as n from sessions inner join users u on u.id = user_id where u.email = ?";
    expect(await env.DB.prepare(sessions).bind(email).first("n")).toBe(1);
  });

  it("ends with the person's removal, at the provider as well as here [S139]", async () => {
    const { provider, invite, people, call } = await openGroup();
    await invite("night-8@provider.example");
    const uid = (await people()).find(({ email }) => email.startsWith("night-8"))?.uid;
    expect((await call("DELETE", `/api/members/${uid}`)).status).toBe(204);
    expect((await enter(provider, "night-8@provider.example")).arrived).toBe(NOBODY);
  });
});
