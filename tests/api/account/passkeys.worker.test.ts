import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { PasskeyAssertion } from "#domain/account/passkey.ts";
import { type Caller, callAs, createAccount, signIn } from "#scripts/api/caller.ts";
import { mintChallenge } from "#worker/identity/passkey-challenge.ts";
import { hashSecret } from "#worker/identity/secret.ts";
import { mailTo, untilMail } from "../../factories/mailbox.ts";
import { addMember, limitMember } from "../../factories/member.ts";
import { openScene } from "../../factories/scene.ts";
import {
  answerChallenge,
  FLAGS,
  makePasskey,
  newKeys,
  type SoftwarePasskey,
  toBase64Url,
} from "../../factories/software-passkey.ts";
import { isFullTier } from "../../factories/tier.ts";
import {
  addPasskey,
  askChallenge,
  newBrowser,
  nextNetwork,
  startRegistration,
  type TestBrowser,
} from "../../factories/worker/passkeys.ts";
import { ORIGIN, target, uncheckedTarget } from "../../factories/worker/worker-target.ts";
import { loggedLines } from "../../setup/worker/quiet-console.ts";

const SIGN_IN = "/api/identity/sign-in/passkey";
const PASSKEYS = "/api/identity/passkeys";

function sendAnswer(browser: TestBrowser, passkey: PasskeyAssertion, from = target) {
  return callAs(from, "POST", SIGN_IN, { json: { passkey }, headers: { ...browser, ...nextNetwork() } });
}

async function getCode(response: Response): Promise<string> {
  return ((await response.json()) as { code: string }).code;
}

async function listPasskeys(caller: Caller) {
  const { items } = (await (await caller.call("GET", PASSKEYS)).json()) as {
    items: { id: string; name: string; lastUsedAt: string | null; isBackedUp: boolean }[];
  };
  return items;
}

async function countSessions(userId: string): Promise<number> {
  const query = env.DB.prepare("select count(*) as count from sessions where user_id = ?");
  return (await query.bind(userId).first<number>("count")) ?? 0;
}

describe("a passkey", () => {
  it("is added, mailed about, signs in without an address, is renamed and removed (H4)", async () => {
    const { email, userId } = await createAccount(target);
    const caller = await signIn(target, email);
    const browser = newBrowser();
    const passkey = await addPasskey(caller, browser);
    const { subject } = await untilMail(email);
    expect(subject).toBe("New passkey for Fernholt Host");
    expect(await listPasskeys(caller)).toMatchObject([
      { id: passkey.id, lastUsedAt: null, isBackedUp: true },
    ]);

    const challenge = await askChallenge(browser);
    const answer = await answerChallenge(passkey, { origin: ORIGIN, challenge });
    const response = await sendAnswer(browser, answer);
    expect(response.status).toBe(200);
    const signedIn = (await response.json()) as { user: { uid: string }; accessToken: string };
    expect(signedIn.user.uid).toBe(userId);
    const session = await callAs(target, "GET", "/api/identity/session", {
      headers: { authorization: `Bearer ${signedIn.accessToken}` },
    });
    expect(session.status).toBe(200);
    expect(response.headers.getSetCookie().join()).toContain("foyer-refresh=");
    expect((await listPasskeys(caller))[0]?.lastUsedAt).toMatch(/^\d{4}-/);

    const path = `${PASSKEYS}/${passkey.id}`;
    expect((await caller.call("PATCH", path, { json: { name: "  Office safe " } })).status).toBe(200);
    expect((await listPasskeys(caller))[0]?.name).toBe("Office safe");
    expect((await caller.call("DELETE", path)).status).toBe(204);
    expect(await listPasskeys(caller)).toEqual([]);
    const late = await answerChallenge(passkey, { origin: ORIGIN, challenge: await askChallenge(browser) });
    expect(await getCode(await sendAnswer(browser, late))).toBe("passkey_refused");
    // The password is the way that always stays.
    expect((await signIn(target, email, "foyer-demo-2026")).user.uid).toBe(userId);
  });

  it("must belong to the person: others neither see, rename nor remove it, and an owner removes all (H4)", async () => {
    const scene = await openScene(target);
    const member = await addMember(target, scene, "editor");
    const passkey = await addPasskey(member);
    const path = `${PASSKEYS}/${passkey.id}`;
    expect(await listPasskeys(scene.caller)).toEqual([]);
    expect((await scene.caller.call("PATCH", path, { json: { name: "Mine" } })).status).toBe(404);
    expect((await scene.caller.call("DELETE", path)).status).toBe(404);
    const reset = `/api/members/${member.user.uid}/passkeys`;
    const foreign = await openScene(target);
    expect((await foreign.caller.call("DELETE", reset)).status).toBe(404);
    expect((await member.call("DELETE", reset)).status).toBe(403);
    expect(await listPasskeys(member)).toHaveLength(1);
    expect((await scene.caller.call("DELETE", reset)).status).toBe(204);
    expect(await listPasskeys(member)).toEqual([]);
    const { items } = (await (await scene.caller.call("GET", "/api/activity")).json()) as {
      items: { action: string }[];
    };
    expect(items[0]?.action).toBe("member.passkeys-removed");
  });

  it("can be had ten times, also if two are added at once, and each once (H4)", async () => {
    const { email } = await createAccount(target);
    const caller = await signIn(target, email);
    const browser = newBrowser();
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => (await startRegistration(caller, browser)).challenge),
    );
    for (let count = 0; count < 9; count += 1) await addPasskey(caller, browser);
    const options = await startRegistration(caller, browser);
    expect(options.excludeCredentials).toHaveLength(9);
    const statuses = await Promise.all(
      answers.slice(0, 4).map(async (challenge) => {
        const { registration } = await makePasskey({ ...options, challenge }, { origin: ORIGIN });
        return (await caller.call("POST", PASSKEYS, { json: registration, headers: browser })).status;
      }),
    );
    expect(statuses.sort()).toEqual([201, 409, 409, 409]);
    expect(await listPasskeys(caller)).toHaveLength(10);
    const full = await caller.call("POST", `${PASSKEYS}/options`, { headers: browser });
    expect(await getCode(full)).toBe("too_many_passkeys");
  });

  it("opens nothing for a person whose access has ended or whose address is unconfirmed (H2, H4)", async () => {
    const scene = await openScene(target);
    const member = await addMember(target, scene, "editor");
    const browser = newBrowser();
    const passkey = await addPasskey(member, browser);
    const attempt = async () => {
      const challenge = await askChallenge(browser);
      return getCode(
        await sendAnswer(browser, await answerChallenge(passkey, { origin: ORIGIN, challenge })),
      );
    };
    await limitMember(member, { endsAt: Date.now() - 1 });
    expect(await attempt()).toBe("access_ended");
    await limitMember(member, {});
    const pending = "update users set awaits_confirmation = ? where id = ?";
    await env.DB.prepare(pending).bind(1, member.user.uid).run();
    expect(await attempt()).toBe("email_unconfirmed");
  });

  it("leaves with its person (H2)", async () => {
    const scene = await openScene(target);
    const member = await addMember(target, scene, "editor");
    const passkey = await addPasskey(member);
    expect((await scene.caller.call("DELETE", `/api/members/${member.user.uid}`)).status).toBe(204);
    const row = env.DB.prepare("select count(*) as count from passkeys where id = ?").bind(passkey.id);
    expect(await row.first<number>("count")).toBe(0);
  });

  it("from a new browser mails its person as a password does (S77)", async () => {
    const { email } = await createAccount(target);
    const password = { json: { email, password: "foyer-demo-2026" }, headers: nextNetwork() };
    await callAs(target, "POST", "/api/identity/sign-in", password);
    const caller = await signIn(target, email);
    const passkey = await addPasskey(caller);
    const browser = newBrowser();
    const challenge = await askChallenge(browser);
    await sendAnswer(browser, await answerChallenge(passkey, { origin: ORIGIN, challenge }));
    await untilMail(email, 2);
    const subjects = (await mailTo(email)).map(({ subject }) => subject);
    expect(subjects).toContain("New sign-in to Fernholt Host");
  });
});

describe("a registration", () => {
  it.each([
    ["of another site", { origin: "https://evil.example" }, "passkey_not_added"],
    ["for another RP id", { origin: ORIGIN, rpId: "evil.example" }, "passkey_not_added"],
    [
      "without a verified user",
      { origin: ORIGIN, flags: FLAGS.present | FLAGS.attested },
      "passkey_not_added",
    ],
    ["of another kind", { origin: ORIGIN, type: "webauthn.get" }, "passkey_not_added"],
    ["in a frame", { origin: ORIGIN, crossOrigin: true }, "passkey_not_added"],
    ["without a key", { origin: ORIGIN, flags: FLAGS.present | FLAGS.verified }, "passkey_not_added"],
    ["for a challenge of nobody's", { origin: ORIGIN, challenge: "bm9uZQ" }, "passkey_expired"],
  ])("%s is refused (H4)", async (_name, claims, code) => {
    const { email } = await createAccount(target);
    const caller = await signIn(target, email);
    const browser = newBrowser();
    const options = await startRegistration(caller, browser);
    const { registration } = await makePasskey(options, claims);
    const response = await caller.call("POST", PASSKEYS, { json: registration, headers: browser });
    expect(await getCode(response)).toBe(code);
    expect(await listPasskeys(caller)).toEqual([]);
  });

  it("answers the challenge of its person, in their browser, once (H4)", async () => {
    const { email } = await createAccount(target);
    const caller = await signIn(target, email);
    const other = await signIn(target, (await createAccount(target)).email);
    const browser = newBrowser();
    const options = await startRegistration(caller, browser);
    const { registration } = await makePasskey(options, { origin: ORIGIN });
    const add = (who: Caller, headers: TestBrowser) =>
      who.call("POST", PASSKEYS, { json: registration, headers });
    expect(await getCode(await add(other, browser))).toBe("passkey_expired");
    expect(await getCode(await add(caller, newBrowser()))).toBe("passkey_expired");
    expect((await add(caller, browser)).status).toBe(201);
    expect(await getCode(await add(caller, browser))).toBe("passkey_expired");
    const again = await startRegistration(other, browser);
    const clientDataJSON = (await makePasskey(again, { origin: ORIGIN })).registration.response
      .clientDataJSON;
    const stolen = { ...registration, response: { ...registration.response, clientDataJSON } };
    const response = await other.call("POST", PASSKEYS, { json: stolen, headers: browser });
    expect(await getCode(response)).toBe("passkey_known");
  });
});

/** A person with a passkey whose counter stands at 41, and what an attacker may have. */
async function openVictim() {
  const { email, userId } = await createAccount(target);
  const { userId: otherId } = await createAccount(target);
  const caller = await signIn(target, email);
  const browser = newBrowser();
  const passkey = await addPasskey(caller, browser);
  const first = await answerChallenge(passkey, {
    origin: ORIGIN,
    challenge: await askChallenge(browser),
    counter: 41,
  });
  expect((await sendAnswer(browser, first)).status).toBe(200);
  return { userId, otherId, browser, passkey, first };
}
type Victim = Awaited<ReturnType<typeof openVictim>>;
type Forgery = (victim: Victim, challenge: string) => Promise<PasskeyAssertion> | PasskeyAssertion;

const flip = (bytes: string, at: number) =>
  bytes.slice(0, at) + (bytes[at] === "A" ? "B" : "A") + bytes.slice(at + 1);
const sign = (passkey: SoftwarePasskey, challenge: string, claims = {}) =>
  answerChallenge(passkey, { origin: ORIGIN, challenge, counter: 42, ...claims });

const FORGERIES: Readonly<Record<string, readonly [code: string, forge: Forgery]>> = {
  "of another key": [
    "passkey_refused",
    async ({ passkey }, challenge) => sign({ ...passkey, keys: await newKeys() }, challenge),
  ],
  "with a changed signature": [
    "passkey_refused",
    async ({ passkey }, challenge) => {
      const { id, response } = await sign(passkey, challenge);
      const at = 8 + Math.floor(Math.random() * 80);
      return { id, response: { ...response, signature: flip(response.signature, at) } };
    },
  ],
  "with changed authenticator data": [
    "passkey_refused",
    async ({ passkey }, challenge) => {
      const { id, response } = await sign(passkey, challenge);
      const { authenticatorData } = await sign(passkey, challenge, { counter: 99 }).then(
        (one) => one.response,
      );
      return { id, response: { ...response, authenticatorData } };
    },
  ],
  "sent again": ["passkey_expired", ({ first }) => first],
  "of another site": [
    "passkey_refused",
    ({ passkey }, challenge) => sign(passkey, challenge, { origin: "https://foyer.example.evil.example" }),
  ],
  "for another RP id": [
    "passkey_refused",
    ({ passkey }, challenge) => sign(passkey, challenge, { rpId: "evil.example" }),
  ],
  "with the counter as before": [
    "passkey_copied",
    ({ passkey }, challenge) => sign(passkey, challenge, { counter: 41 }),
  ],
  "with a counter that went back": [
    "passkey_copied",
    ({ passkey }, challenge) => sign(passkey, challenge, { counter: 0 }),
  ],
  "with another person's handle": [
    "passkey_refused",
    ({ passkey, otherId }, challenge) =>
      sign({ ...passkey, userHandle: toBase64Url(new TextEncoder().encode(otherId)) }, challenge),
  ],
  "without a verified user": [
    "passkey_refused",
    ({ passkey }, challenge) => sign(passkey, challenge, { flags: FLAGS.present }),
  ],
  "without anybody there": [
    "passkey_refused",
    ({ passkey }, challenge) => sign(passkey, challenge, { flags: FLAGS.verified }),
  ],
  "in a frame": [
    "passkey_refused",
    ({ passkey }, challenge) => sign(passkey, challenge, { crossOrigin: true }),
  ],
  "of another kind": [
    "passkey_refused",
    ({ passkey }, challenge) => sign(passkey, challenge, { type: "webauthn.create" }),
  ],
  "of an unknown passkey": [
    "passkey_refused",
    ({ passkey }, challenge) => sign({ ...passkey, id: flip(passkey.id, 5) }, challenge),
  ],
  "for another browser's challenge": [
    "passkey_expired",
    async ({ passkey }) => sign(passkey, await askChallenge(newBrowser(), uncheckedTarget)),
  ],
  "for an expired challenge": [
    "passkey_expired",
    async ({ passkey, browser }) => {
      const hash = await hashSecret(browser.cookie.split("=")[1] ?? "");
      const sixMinutesAgo = Date.now() - 6 * 60_000;
      const challenge = await mintChallenge(env, { browser: hash, userId: null, now: sixMinutesAgo });
      return sign(passkey, toBase64Url(new TextEncoder().encode(challenge)));
    },
  ],
  "for a changed challenge": [
    "passkey_expired",
    ({ passkey }, challenge) => sign(passkey, flip(challenge, 200)),
  ],
  "for a challenge to add a passkey": [
    "passkey_expired",
    async ({ passkey, browser, userId }) => {
      const hash = await hashSecret(browser.cookie.split("=")[1] ?? "");
      const challenge = await mintChallenge(env, { browser: hash, userId, now: Date.now() });
      return sign(passkey, toBase64Url(new TextEncoder().encode(challenge)));
    },
  ],
};

/** Forged answers in one run. */
const FORGED = isFullTier ? 1_000 : 3 * Object.keys(FORGERIES).length;

describe("an answer", () => {
  it(`that is forged opens nothing: ${FORGED} of ${Object.keys(FORGERIES).length} kinds (H4)`, async () => {
    const victim = await openVictim();
    const before = await countSessions(victim.userId);
    const kinds = Object.entries(FORGERIES);
    for (let turn = 0; turn < FORGED; turn += 1) {
      const kind = kinds[turn % kinds.length];
      if (!kind) throw new Error("No kind.");
      const [name, [code, forge]] = kind;
      const challenge = await askChallenge(victim.browser, uncheckedTarget);
      const response = await sendAnswer(victim.browser, await forge(victim, challenge), uncheckedTarget);
      expect.soft([name, response.ok, await getCode(response)]).toEqual([name, false, code]);
    }
    expect(await countSessions(victim.userId)).toBe(before);
    const copied = loggedLines().filter((line) => line.includes('"code":"passkey_copied"'));
    expect(copied.length).toBeGreaterThan(0);
    expect(copied[0]).toContain(`"userId":"${victim.userId}"`);
    // The real one still signs in.
    const challenge = await askChallenge(victim.browser);
    expect((await sendAnswer(victim.browser, await sign(victim.passkey, challenge))).status).toBe(200);
  });

  it("opens one session if it is sent twice at once (H4)", async () => {
    const victim = await openVictim();
    const before = await countSessions(victim.userId);
    const answer = await sign(victim.passkey, await askChallenge(victim.browser));
    const answers = await Promise.all([1, 2, 3].map(() => sendAnswer(victim.browser, answer)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    expect(await countSessions(victim.userId)).toBe(before + 1);
  });

  it("is slowed by network as passwords are (H4)", async () => {
    const victim = await openVictim();
    const headers = { ...victim.browser, "cf-connecting-ip": "203.0.113.199" };
    const statuses: number[] = [];
    for (let turn = 0; turn < 27; turn += 1) {
      const json = { passkey: victim.first };
      statuses.push((await callAs(target, "POST", SIGN_IN, { json, headers })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
