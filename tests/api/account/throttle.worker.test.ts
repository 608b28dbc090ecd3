import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callAs, createAccount, DEMO_PASSWORD } from "#scripts/api/caller.ts";
import { getThrottle } from "#worker/services/account/throttle.ts";
import { tokenIn, untilMail } from "../../factories/mailbox.ts";
import { target } from "../../factories/worker/worker-target.ts";

const HOME = "203.0.113.200";
const ELSEWHERE = "198.51.100.1";
let names = 0;

/** A throttle for an account or network that no other test uses. */
function newThrottle() {
  names += 1;
  return env.SIGN_IN_THROTTLE.get(env.SIGN_IN_THROTTLE.idFromName(`test:${names}`));
}

type Throttle = ReturnType<typeof newThrottle>;

/** Number of allowed attempts, in sequence, at this moment. */
async function letThrough(throttle: Throttle, tries: number, network = ELSEWHERE): Promise<number> {
  let passed = 0;
  for (let turn = 0; turn < tries; turn += 1) {
    if ((await throttle.begin("account", network)) === 0) passed += 1;
  }
  return passed;
}

/** Advances the clock. */
function pass(seconds: number) {
  vi.setSystemTime(Date.now() + seconds * 1_000);
}

// A fixed clock: a slow machine must not shorten the waits.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("attempts to sign in", () => {
  it("wait longer each time, and never beyond five minutes [S166]", async () => {
    const throttle = newThrottle();
    expect(await letThrough(throttle, 5)).toBe(5);
    const waits: number[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      const wait = await throttle.begin("account", ELSEWHERE);
      waits.push(wait);
      pass(wait);
      expect(await throttle.begin("account", ELSEWHERE)).toBe(0);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
  });

  it("are not counted while they are too early, so that trying on does not prolong the wait", async () => {
    const throttle = newThrottle();
    expect(await letThrough(throttle, 6)).toBe(5);
    expect(await letThrough(throttle, 50)).toBe(0);
    pass(2);
    expect(await throttle.begin("account", ELSEWHERE)).toBe(0);
  });

  it("of strangers do not slow the owner down where the right password has come from before", async () => {
    const throttle = newThrottle();
    await throttle.begin("account", HOME);
    await throttle.succeed("account", HOME);
    expect(await letThrough(throttle, 100)).toBe(5);
    expect(await throttle.begin("account", HOME)).toBe(0);
    await throttle.succeed("account", HOME);
    expect(await throttle.begin("account", ELSEWHERE)).toBeGreaterThan(0);
  });

  it("from a known network are slowed as well, and it is known for thirty days", async () => {
    const throttle = newThrottle();
    await throttle.begin("account", HOME);
    await throttle.succeed("account", HOME);
    expect(await letThrough(throttle, 10, HOME)).toBe(5);
    pass(31 * 24 * 60 * 60);
    expect(await letThrough(throttle, 10)).toBe(5);
    expect(await throttle.begin("account", HOME)).toBeGreaterThan(0);
  });

  it("start over after the right password, and after an hour of quiet", async () => {
    const throttle = newThrottle();
    await letThrough(throttle, 4);
    await throttle.succeed("account", ELSEWHERE);
    expect(await letThrough(throttle, 10)).toBe(5);
    pass(3_600);
    expect(await letThrough(throttle, 10)).toBe(5);
  });

  it("side by side do not slip past: of fifty at once five are let through", async () => {
    const throttle = newThrottle();
    const waits = await Promise.all(Array.from({ length: 50 }, () => throttle.begin("account", ELSEWHERE)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  });

  it("of one network are given back one by one, so that a right one covers no guesses", async () => {
    const throttle = newThrottle();
    for (let turn = 0; turn < 30; turn += 1) {
      await throttle.begin("network");
      if (turn % 5 === 4) await throttle.succeed("network");
    }
    expect(await throttle.begin("network")).toBe(0);
    expect(await throttle.begin("network")).toBe(2);
  });
});

it("a refused network slows no account, and nothing is stored for an invented address [S166]", async () => {
  const network = "198.51.100.150";
  const throttle = getThrottle(env, "network", network);
  while ((await throttle.begin("network")) === 0);
  const headers = { "cf-connecting-ip": network };
  const json = { email: "victim@account.example", password: "not the password" };
  for (let turn = 0; turn < 8; turn += 1) {
    expect((await callAs(target, "POST", "/api/identity/sign-in", { json, headers })).status).toBe(429);
  }
  const form = new URLSearchParams({ useremail: json.email });
  const askers = getThrottle(env, "mail-network", network);
  while ((await askers.begin("mail-network")) === 0);
  expect((await callAs(target, "POST", "/api/identity/reset-password", { body: form, headers })).status).toBe(
    429,
  );
  for (const subject of ["account", "mail"] as const) {
    await runInDurableObject(getThrottle(env, subject, json.email), async (_, state) => {
      expect((await state.storage.list()).size).toBe(0);
      expect(await state.storage.getAlarm()).toBeNull();
    });
  }
});

it("a followed reset link makes its network known: strangers do not slow the next sign-in from there [S166]", async () => {
  const { email } = await createAccount(target);
  await callAs(target, "POST", "/api/identity/reset-password", {
    body: new URLSearchParams({ useremail: email }),
  });
  const password = "a harbour full of gulls";
  const json = { token: tokenIn(await untilMail(email)), password };
  const headers = { "cf-connecting-ip": "203.0.113.90" };
  const confirmed = await callAs(target, "POST", "/api/identity/reset-password/confirm", { json, headers });
  expect(confirmed.status).toBe(204);
  const account = getThrottle(env, "account", email);
  while ((await account.begin("account", ELSEWHERE)) === 0);
  const sign = { json: { email, password }, headers };
  expect((await callAs(target, "POST", "/api/identity/sign-in", sign)).status).toBe(200);
});

it("a sign-in is slowed before any password is hashed, the right one too, but not from where it came before [S166]", async () => {
  const { email } = await createAccount(target);
  const attempt = (password: string, network: string) =>
    callAs(target, "POST", "/api/identity/sign-in", {
      json: { email, password },
      headers: { "cf-connecting-ip": network },
    });
  expect((await attempt(DEMO_PASSWORD, HOME)).status).toBe(200);
  const wrong = await Promise.all(
    Array.from({ length: 9 }, (_, turn) => attempt("not the password", `198.51.100.${turn}`)),
  );
  expect(wrong.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429]);
  const refused = await attempt(DEMO_PASSWORD, "198.51.100.99");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: "too_many_requests", success: false });
  expect((await attempt(DEMO_PASSWORD, HOME)).status).toBe(200);
});
