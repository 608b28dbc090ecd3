import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { callAs, createAccount, DEMO_PASSWORD, type Target } from "#scripts/api/caller.ts";
import { newSigningKey } from "#scripts/signing-key.ts";
import { mintConfirmationToken, readConfirmationToken } from "#worker/identity/confirmation-token.ts";
import { mintPreviewToken, readPreviewToken } from "#worker/identity/preview-token.ts";
import type { SigningSecrets } from "#worker/identity/signing-key.ts";
import worker from "#worker/index.ts";
import { openTicket, sealTicket } from "#worker/live/ticket.ts";
import { openBody, sealContent } from "#worker/mail/encrypted-body.ts";
import { sampleId } from "../../factories/draft.ts";
import { untilMail } from "../../factories/mailbox.ts";
import { openScene } from "../../factories/scene.ts";
import { target } from "../../factories/worker/worker-target.ts";

/** The Worker with other signing keys, as after a rotation. */
function installationWith(secrets: SigningSecrets): Target {
  const send = async (request: Request) => {
    const context = createExecutionContext();
    const bindings = { ...env, ...secrets };
    const response = await worker.fetch(request as Parameters<typeof worker.fetch>[0], bindings, context);
    await waitOnExecutionContext(context);
    return response as unknown as Response;
  };
  return { ...target, send };
}

const newKey = (slot: "a" | "b", signsFrom = Date.now()) => newSigningKey({ slot, signsFrom });
const readKid = (key: string) => (JSON.parse(key) as { kid: string }).kid;
const kidOfToken = (token: string) => (JSON.parse(atob(token.split(".")[0] ?? "")) as { kid: string }).kid;

/** Three generations: the first key, the first with a newer one, the newer with a third. */
function threeGenerations(): readonly [SigningSecrets, SigningSecrets, SigningSecrets] {
  const first = env.SIGNING_KEY;
  const second = newKey("b", Date.now() - 2_000);
  const third = newKey("a", Date.now() - 1_000);
  return [
    { SIGNING_KEY: first },
    { SIGNING_KEY: first, SIGNING_KEY_B: second },
    { SIGNING_KEY: third, SIGNING_KEY_B: second },
  ];
}

describe("after a rotation of keys", () => {
  it("signs nobody out: the previous key's tokens stay valid, new tokens use the new key [G7]", async () => {
    const [before, after, twice] = threeGenerations().map(installationWith) as [Target, Target, Target];
    const { email } = await createAccount(target);
    const signedIn = await callAs(before, "POST", "/api/identity/sign-in", {
      json: { email, password: DEMO_PASSWORD },
    });
    const { accessToken } = (await signedIn.json()) as { accessToken: string };
    const cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const account = async (at: Target, token: string) =>
      (await callAs(at, "GET", "/api/properties", { headers: { authorization: `Bearer ${token}` } })).status;
    expect([await account(before, accessToken), await account(after, accessToken)]).toEqual([200, 200]);

    const refreshed = await callAs(after, "POST", "/api/identity/token", { headers: { cookie } });
    const { accessToken: newer } = (await refreshed.json()) as { accessToken: string };
    expect(kidOfToken(newer)).not.toBe(kidOfToken(accessToken));
    expect([await account(after, newer), await account(twice, newer)]).toEqual([200, 200]);

    // After a second rotation the oldest key is gone. The session is a row, and outlives every key.
    expect(await account(twice, accessToken)).toBe(401);
    const next = refreshed.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    expect((await callAs(twice, "POST", "/api/identity/token", { headers: { cookie: next } })).status).toBe(
      200,
    );
  });

  it("preview links, confirmations, live tickets and sealed mail of the key before are good until the second [G7]", async () => {
    const [before, after, twice] = threeGenerations();
    const now = Date.now();
    const scene = await openScene(installationWith(before));
    const { url } = (await (await scene.caller.call("POST", scene.at("/preview-links"))).json()) as {
      url: string;
    };
    const shown = async (secrets: SigningSecrets) =>
      (await callAs(installationWith(secrets), "GET", new URL(url).pathname)).status;
    expect([await shown(before), await shown(after), await shown(twice)]).toEqual([200, 200, 404]);

    const uid = sampleId(1);
    const confirmation = mintConfirmationToken(before, { uid, now });
    const confirmed = (secrets: SigningSecrets) => readConfirmationToken(secrets, confirmation, now);
    expect([confirmed(after), confirmed(twice)]).toEqual([uid, null]);

    const ticket = { id: uid, sid: uid, groupId: uid, companyId: uid, expiresAt: now + 30_000 };
    const sealed = await sealTicket(before, ticket);
    expect([await openTicket(after, sealed, now), await openTicket(twice, sealed, now)]).toEqual([
      ticket,
      null,
    ]);

    const mail = { recipient: "guest@account.example", body: "https://foyer.example/reset-password?token=x" };
    const old = sealContent(before, mail);
    const current = sealContent(after, mail);
    expect(openBody(after, old)).toBe(mail.body);
    expect(openBody(twice, current)).toBe(mail.body);
    expect(() => openBody(before, current)).toThrow();
    expect(() => openBody(twice, old)).toThrow();
  });

  it("mail that waited for it is sent, readable [G7]", async () => {
    const [, after] = threeGenerations();
    const { email } = await createAccount(target);
    await callAs(target, "POST", "/api/identity/reset-password", {
      body: new URLSearchParams({ useremail: email }),
    });
    await untilMail(email);
    const sealed = await env.DB.prepare("select recipient, body from outbox where recipient = ?")
      .bind(email)
      .first();
    expect(openBody(after, sealed as { recipient: string; body: string })).toContain(
      "/reset-password?token=",
    );
  });

  it("the key set shows both, newest first; a key signs from its time on and verifies at once [G7]", async () => {
    const [before, after, twice] = threeGenerations();
    const kids = async (secrets: SigningSecrets) => {
      const answer = await callAs(installationWith(secrets), "GET", "/.well-known/jwks.json");
      const { keys } = (await answer.json()) as { keys: { kid: string }[] };
      for (const key of keys) expect(key).not.toHaveProperty("d");
      return keys.map(({ kid }) => kid);
    };
    const newest = readKid(after.SIGNING_KEY_B ?? "");
    expect(await kids(before)).toEqual([readKid(env.SIGNING_KEY)]);
    expect(await kids(after)).toEqual([newest, readKid(env.SIGNING_KEY)]);
    expect(await kids(twice)).toEqual([readKid(twice.SIGNING_KEY), newest]);

    const soon = { SIGNING_KEY: env.SIGNING_KEY, SIGNING_KEY_B: newKey("b", Date.now() + 300_000) };
    const [now, later] = [Date.now(), Date.now() + 301_000];
    const uid = sampleId(1);
    const mint = (secrets: SigningSecrets, at: number) =>
      mintPreviewToken(secrets, { propertyId: uid, now: at, expiresAt: at + 60_000 });
    const [early, late] = [await mint(soon, now), await mint(soon, later)];
    expect([kidOfToken(early), kidOfToken(late)]).toEqual([
      readKid(env.SIGNING_KEY),
      readKid(soon.SIGNING_KEY_B),
    ]);
    expect(await readPreviewToken(soon, late, now)).toMatchObject({ propertyId: uid });
    expect(readConfirmationToken(soon, mintConfirmationToken(soon, { uid, now: later }), now)).toBe(uid);
    // A single key signs even before its start time: with a wrong clock, tokens are still issued.
    expect(kidOfToken(await mint({ SIGNING_KEY: soon.SIGNING_KEY_B }, now))).toBe(
      readKid(soon.SIGNING_KEY_B),
    );
  });
});

it("a link that confirms an address is short, ends after two days, and can't be changed in any character [S35]", () => {
  const [uid, now] = [sampleId(1), Date.now()];
  const token = mintConfirmationToken(env, { uid, now });
  expect(token.length).toBeLessThanOrEqual(60);
  expect(readConfirmationToken(env, token, now + 48 * 3_600_000 - 2_000)).toBe(uid);
  expect(readConfirmationToken(env, token, now + 48 * 3_600_000)).toBeNull();
  for (let index = 0; index < token.length; index += 1) {
    for (const other of ["a", "b", "7", "."]) {
      if (token[index] === other) continue;
      const changed = token.slice(0, index) + other + token.slice(index + 1);
      expect(readConfirmationToken(env, changed, now), changed).toBeNull();
    }
  }
  for (const wrong of ["", "x", `${token}a`, token.slice(1), mailedLike(token)])
    expect(readConfirmationToken(env, wrong, now)).toBeNull();
});

/** The same claim with an unknown code. */
function mailedLike(token: string): string {
  return `${token.split(".")[0]}.${"A".repeat(22)}`;
}
