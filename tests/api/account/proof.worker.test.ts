import { describe, expect, it } from "vitest";
import { PROOF_MINUTES } from "#domain/limits.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { type Caller, callAs, createAccount, DEMO_PASSWORD, signIn } from "#scripts/api/caller.ts";
import { proveAt } from "../../factories/member.ts";
import { answerChallenge, newKeys, type SoftwarePasskey } from "../../factories/software-passkey.ts";
import {
  addPasskey,
  askChallenge,
  newBrowser,
  nextNetwork,
  type TestBrowser,
} from "../../factories/worker/passkeys.ts";
import { apiTarget, ORIGIN, target } from "../../factories/worker/worker-target.ts";
import { loggedLines } from "../../setup/worker/quiet-console.ts";

const PROVE = "/api/identity/prove";
const OLD_MS = PROOF_MINUTES * MINUTE_MS + 1;

/** A person whose session has a passkey, and a proof that is too old. */
async function openOldSession() {
  const { email } = await createAccount(target);
  const caller = await signIn(target, email);
  const browser = newBrowser();
  const passkey = await addPasskey(caller, browser);
  await proveAt(caller, Date.now() - OLD_MS);
  return { email, caller, browser, passkey };
}

/** Code or status of a sensitive call. */
async function trySensitive(caller: Caller): Promise<string | number> {
  const response = await caller.call("POST", "/api/identity/passkeys/options");
  return response.ok ? response.status : getOutcome(response);
}

async function getOutcome(response: Response): Promise<string> {
  if (response.ok) return `${response.status}`;
  const { code, errors = [] } = (await response.json()) as { code: string; errors?: object[] };
  return [code, ...errors.map((error) => JSON.stringify(error))].join(" ");
}

async function proveByPassword(caller: Caller, password: string): Promise<string> {
  return getOutcome(await caller.call("POST", PROVE, { json: { password }, headers: nextNetwork() }));
}

async function sign(browser: TestBrowser, passkey: SoftwarePasskey, claims = {}) {
  const challenge = await askChallenge(browser);
  return answerChallenge(passkey, { origin: ORIGIN, challenge, ...claims });
}

async function proveByPasskey(
  caller: Caller,
  browser: TestBrowser,
  passkey: Awaited<ReturnType<typeof sign>>,
): Promise<string> {
  const headers = { ...browser, ...nextNetwork() };
  return getOutcome(await caller.call("POST", PROVE, { json: { passkey }, headers }));
}

describe("a sensitive action", () => {
  it("needs a proof not older than ten minutes, and a session by desk digits has none (H4)", async () => {
    const { caller } = await openOldSession();
    expect(await trySensitive(caller)).toBe("proof_required");
    await proveAt(caller, Date.now() - OLD_MS + MINUTE_MS);
    expect(await trySensitive(caller)).toBe(200);
    await proveAt(caller, null);
    expect(await trySensitive(caller)).toBe("proof_required");
  });

  it("is open to a session that a password or a passkey has just opened (H4)", async () => {
    const { email, browser, passkey } = await openOldSession();
    expect(await trySensitive(await signIn(apiTarget, email, DEMO_PASSWORD))).toBe(200);
    const response = await callAs(target, "POST", "/api/identity/sign-in/passkey", {
      json: { passkey: await sign(browser, passkey) },
      headers: { ...browser, ...nextNetwork() },
    });
    const { accessToken } = (await response.json()) as { accessToken: string };
    const headers = { authorization: `Bearer ${accessToken}` };
    const opened = await callAs(target, "POST", "/api/identity/passkeys/options", { headers });
    expect(opened.status).toBe(200);
  });
});

describe("a proof by password", () => {
  it("counts for its session alone, and a wrong one is named at its field (H4)", async () => {
    const { email, caller } = await openOldSession();
    const other = await signIn(target, email);
    await proveAt(caller, Date.now() - OLD_MS);
    const wrong = 'validation_failed {"path":"password","code":"wrong_password"}';
    expect(await proveByPassword(caller, "not my password")).toBe(wrong);
    expect(await trySensitive(caller)).toBe("proof_required");
    expect(await proveByPassword(caller, DEMO_PASSWORD)).toBe("204");
    expect(await trySensitive(caller)).toBe(200);
    expect(await trySensitive(other)).toBe("proof_required");
    const lines = loggedLines().filter((line) => line.includes('"event":"proof_'));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { event: "proof_refused", code: "validation_failed", userId: caller.user.uid, path: PROVE },
      { event: "proof_given", code: "password", userId: caller.user.uid, path: PROVE },
    ]);
  });

  it("is slowed as a changed password is, and both count together (H4)", async () => {
    const { caller } = await openOldSession();
    const change = { current: "wrong", next: "gull over the long pier", confirm: "gull over the long pier" };
    for (let turn = 0; turn < 3; turn += 1) {
      await caller.call("POST", "/api/identity/change-password", { json: change });
    }
    const outcomes: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) outcomes.push(await proveByPassword(caller, "wrong"));
    expect(outcomes.map((outcome) => outcome.split(" ")[0])).toEqual([
      "validation_failed",
      "validation_failed",
      "too_many_requests",
    ]);
    // The right one waits too: otherwise its answer would tell a guess.
    expect(await proveByPassword(caller, DEMO_PASSWORD)).toBe("too_many_requests");
    expect(await trySensitive(caller)).toBe("proof_required");
  });

  it.each([{}, { password: "" }, { password: "x", passkey: {} }, { passkey: null }, { password: ["x"] }])(
    "is refused as input where it is none: %j (H4)",
    async (json) => {
      const { caller } = await openOldSession();
      const response = await caller.call("POST", PROVE, { json });
      expect([response.status, await trySensitive(caller)]).toEqual([400, "proof_required"]);
    },
  );
});

describe("a proof by passkey", () => {
  it("is given with one's own, once (H4)", async () => {
    const { caller, browser, passkey } = await openOldSession();
    const answer = await sign(browser, passkey);
    expect(await proveByPasskey(caller, browser, answer)).toBe("204");
    expect(await trySensitive(caller)).toBe(200);
    await proveAt(caller, Date.now() - OLD_MS);
    expect(await proveByPasskey(caller, browser, answer)).toBe("passkey_expired");
    expect(await trySensitive(caller)).toBe("proof_required");
    const { items } = (await (await caller.call("GET", "/api/identity/passkeys")).json()) as {
      items: { lastUsedAt: string | null }[];
    };
    expect(items[0]?.lastUsedAt).toMatch(/^\d{4}-/);
  });

  it("is refused with another person's, a forged one, and one of another browser (H4)", async () => {
    const { caller, browser, passkey } = await openOldSession();
    const other = await openOldSession();
    const outcomes = {
      "another person's": await sign(browser, other.passkey),
      "another key": await sign(browser, { ...passkey, keys: await newKeys() }),
      "another person's handle": await sign(browser, { ...passkey, userHandle: other.passkey.userHandle }),
      "another site": await sign(browser, passkey, { origin: "https://evil.example" }),
      "another browser": await sign(other.browser, passkey),
    };
    const codes: Record<string, string> = {};
    for (const [name, answer] of Object.entries(outcomes)) {
      codes[name] = await proveByPasskey(caller, browser, answer);
    }
    expect(codes).toEqual({
      "another person's": "passkey_refused",
      "another key": "passkey_refused",
      "another person's handle": "passkey_refused",
      "another site": "passkey_refused",
      "another browser": "passkey_expired",
    });
    expect(await trySensitive(caller)).toBe("proof_required");
    expect(await trySensitive(other.caller)).toBe("proof_required");
  });

  it("is refused where the counter went back, and proves nothing twice at once (H4)", async () => {
    const { caller, browser, passkey } = await openOldSession();
    const first = await sign(browser, passkey, { counter: 7 });
    const outcomes = await Promise.all([1, 2].map(() => proveByPasskey(caller, browser, first)));
    expect(outcomes.sort()).toEqual(["204", "passkey_expired"]);
    await proveAt(caller, null);
    const copied = await sign(browser, passkey, { counter: 6 });
    expect(await proveByPasskey(caller, browser, copied)).toBe("passkey_copied");
    expect(await trySensitive(caller)).toBe("proof_required");
  });

  it("is slowed by network as a sign-in is (H4)", async () => {
    const { caller, browser, passkey } = await openOldSession();
    const json = { passkey: await sign(browser, passkey, { origin: "https://evil.example" }) };
    const headers = { ...browser, "cf-connecting-ip": "203.0.113.198" };
    const outcomes: string[] = [];
    for (let turn = 0; turn < 26; turn += 1) {
      outcomes.push(await getOutcome(await caller.call("POST", PROVE, { json, headers })));
    }
    expect([outcomes[24], outcomes[25]]).toEqual(["passkey_refused", "too_many_requests"]);
  });
});
