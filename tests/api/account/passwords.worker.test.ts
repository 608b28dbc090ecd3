import { env } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import { callAs, createAccount, DEMO_PASSWORD, signIn } from "#scripts/api/caller.ts";
import { PATIENCE } from "#tests/factories/patience.ts";
import { mailTo, tokenIn, untilMail } from "../../factories/mailbox.ts";
import { ORIGIN, target } from "../../factories/worker/worker-target.ts";

const NEW_PASSWORD = "gull over the long pier";
let networks = 0;

/** Each request comes from another network, so that tests do not throttle each other. */
function askReset(useremail: string, headers: Record<string, string> = {}) {
  networks += 1;
  return callAs(target, "POST", "/api/identity/reset-password", {
    body: new URLSearchParams({ useremail }),
    headers: { "cf-connecting-ip": `192.0.2.${networks}`, ...headers },
  });
}

function confirmReset(token: string, password = NEW_PASSWORD) {
  return callAs(target, "POST", "/api/identity/reset-password/confirm", { json: { token, password } });
}

async function tokenFor(email: string): Promise<string> {
  await askReset(email);
  return tokenIn(await untilMail(email));
}

async function getFieldError(response: Response): Promise<string> {
  const { errors } = (await response.json()) as { errors: { path: string; code: string }[] };
  return errors.map(({ path, code }) => `${path} ${code}`).join();
}

describe("asking for a new password", () => {
  it("takes a form and answers Success, for a known address and an unknown one [S36, S109, S152, S218]", async () => {
    const { email } = await createAccount(target);
    for (const address of [email, email.toUpperCase(), "nobody@account.example"]) {
      const response = await askReset(address);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe("Success");
    }
    await untilMail(email, 2);
    expect(await mailTo("nobody@account.example")).toEqual([]);
  });

  it("mails a link of the configured origin in the reader's language, whatever Host says [S36, S103]", async () => {
    const { email } = await createAccount(target, { displayName: "Empfang" });
    await askReset(email, { "accept-language": "de-CH", "x-forwarded-host": "evil.example" });
    const { subject, body } = await untilMail(email);
    expect(subject).toBe("Ihr Passwort für Fernholt Host zurücksetzen");
    expect(body).toContain("Guten Tag Empfang,");
    expect(body).toContain(`\n${ORIGIN}/reset-password?token=`);
    expect(body).not.toContain("evil.example");
  });

  it("keeps only a hash of the link's secret", async () => {
    const { email } = await createAccount(target);
    const token = await tokenFor(email);
    const { results } = await env.DB.prepare("select token_hash from password_resets").all<{
      token_hash: string;
    }>();
    expect(results.map(({ token_hash }) => token_hash)).not.toContain(token);
    expect(results.every(({ token_hash }) => /^[0-9a-f]{64}$/.test(token_hash))).toBe(true);
  });

  it.each([
    ["", "required"],
    ["no address", "invalid_email"],
  ])("refuses %j in the specified words [S113, S152]", async (useremail, code) => {
    const response = await askReset(useremail);
    expect(response.status).toBe(400);
    const problem = (await response.json()) as { detail: string; errors: object[] };
    expect(problem.detail).toBe(`ERROR: Reset password for ${useremail} failed`);
    expect(problem.errors).toEqual([{ path: "useremail", code }]);
  });

  it("sends three mails to an address, then makes askers wait, alike for one that nobody has [S152]", async () => {
    const { email } = await createAccount(target);
    for (const address of [email, "stranger@account.example"]) {
      const answers: Response[] = [];
      for (let turn = 0; turn < 4; turn += 1) answers.push(await askReset(address));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
      expect(Number(answers[3]?.headers.get("retry-after"))).toBeLessThanOrEqual(60);
      expect(await answers[3]?.json()).toMatchObject({
        code: "too_many_requests",
        detail: `ERROR: Reset password for ${address} failed`,
      });
    }
    await untilMail(email, 3);
  });

  it("throttles a network that asks for many addresses", async () => {
    const headers = { "cf-connecting-ip": "198.51.100.7" };
    const statuses: number[] = [];
    for (let turn = 0; turn < 16; turn += 1) {
      statuses.push((await askReset(`many-${turn}@account.example`, headers)).status);
    }
    expect(statuses).toEqual([...Array(15).fill(200), 429]);
  });
});

describe("the mailed link", () => {
  it("sets the password once, ends every session and sends a mail [S109, S138]", async () => {
    const { email } = await createAccount(target, { passwordIsDefault: true });
    const caller = await signIn(target, email);
    const token = await tokenFor(email);
    expect((await confirmReset(token)).status).toBe(204);
    expect((await caller.call("GET", "/api/properties")).status).toBe(401);
    const refreshed = await callAs(target, "POST", "/api/identity/token", {
      headers: { cookie: caller.cookie },
    });
    expect(refreshed.status).toBe(401);
    await expect(signIn(target, email, DEMO_PASSWORD)).rejects.toThrow("401");
    const again = await signIn(target, email, NEW_PASSWORD);
    const session = await again.call("GET", "/api/identity/session");
    expect(await session.json()).toMatchObject({ group: { userpassisdefault: false } });
    const { subject, body } = await untilMail(email, 2);
    expect(subject).toBe("Your password for Fernholt Host was changed");
    expect(body).toContain(`${ORIGIN}/forgot-password`);
    const twice = await confirmReset(token, "another gull on the pier");
    expect(twice.status).toBe(410);
    expect(await twice.json()).toMatchObject({ code: "link_expired" });
  });

  it("sets one password when it is opened twice at once [S109]", async () => {
    const { email } = await createAccount(target);
    const token = await tokenFor(email);
    const answers = await Promise.all([confirmReset(token), confirmReset(token, "another gull on the pier")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
  });

  it("ends after an hour, and every other one with the first that is used [S36]", async () => {
    const { email } = await createAccount(target);
    const first = await tokenFor(email);
    await askReset(email);
    const second = tokenIn(await untilMail(email, 2));
    expect((await confirmReset(second)).status).toBe(204);
    expect((await confirmReset(first)).status).toBe(410);
    await askReset(email);
    const late = tokenIn(
      await vi.waitFor(async () => findNewest(email, "Reset your password for Fernholt Host", 3), PATIENCE),
    );
    await env.DB.prepare("update password_resets set expires_at = expires_at - 3600001").run();
    expect((await confirmReset(late)).status).toBe(410);
  });

  it("refuses a password that is short, common, the same again, or more than hashing bears, and lives on", async () => {
    const { email } = await createAccount(target);
    const token = await tokenFor(email);
    for (const [password, error] of [
      ["short", "password too_short"],
      ["password123456", "password common_password"],
      [DEMO_PASSWORD, "password password_unchanged"],
      ["x".repeat(257), "password too_long"],
    ] as const) {
      const refused = await confirmReset(token, password);
      expect(refused.status).toBe(400);
      expect(await getFieldError(refused)).toBe(error);
    }
    expect((await confirmReset(token)).status).toBe(204);
  });

  it("refuses the person's own address as a password, however it is written [S36]", async () => {
    const { email } = await createAccount(target);
    const token = await tokenFor(email);
    for (const password of [email, email.toUpperCase(), `${email}2026`, email.replace(/[@.]/g, "")]) {
      expect(await getFieldError(await confirmReset(token, password)), password).toBe(
        "password common_password",
      );
    }
  });

  it("refuses secrets that were never sent", async () => {
    const statuses = await Promise.all(
      ["made-up", "", "x".repeat(1_001)].map(async (token) => (await confirmReset(token)).status),
    );
    expect(statuses).toEqual([410, 400, 400]);
  });
});

describe("changing a password", () => {
  const change = (caller: Awaited<ReturnType<typeof signIn>>, json: object) =>
    caller.call("POST", "/api/identity/change-password", { json });
  const good = { current: DEMO_PASSWORD, next: NEW_PASSWORD, confirm: NEW_PASSWORD };

  it("ends every session of the person and takes the warning away [S42, S138, S188]", async () => {
    const { email } = await createAccount(target, { passwordIsDefault: true });
    const [here, elsewhere] = [await signIn(target, email), await signIn(target, email)];
    const response = await change(here, good);
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()[0]).toContain("Max-Age=0");
    for (const caller of [here, elsewhere]) {
      expect((await caller.call("GET", "/api/properties")).status).toBe(401);
    }
    const again = await signIn(target, email, NEW_PASSWORD);
    const session = await again.call("GET", "/api/identity/session");
    expect(await session.json()).toMatchObject({ group: { userpassisdefault: false } });
    expect((await untilMail(email)).subject).toContain("was changed");
  });

  it.each([
    [{ current: "", next: "", confirm: "" }, "current required,next required,confirm required"],
    [{ ...good, confirm: "something else" }, "confirm passwords_differ"],
    [{ ...good, next: "short", confirm: "short" }, "next too_short"],
    [{ ...good, current: "not my password" }, "current wrong_password"],
    [{ ...good, next: DEMO_PASSWORD, confirm: DEMO_PASSWORD }, "next password_unchanged"],
    [{ ...good, next: "Sunshine-2026!", confirm: "Sunshine-2026!" }, "next common_password"],
  ])("refuses %j and names the field [S134]", async (json, errors) => {
    const { email } = await createAccount(target);
    const caller = await signIn(target, email);
    const response = await change(caller, json);
    expect(response.status).toBe(400);
    expect(await getFieldError(response)).toBe(errors);
    expect((await caller.call("GET", "/api/properties")).status).toBe(200);
  });

  it("is slowed down for a person who guesses the current one in somebody's open session", async () => {
    const { email } = await createAccount(target);
    const caller = await signIn(target, email);
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      statuses.push((await change(caller, { ...good, current: "not my password" })).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it("is refused to strangers [S139]", async () => {
    const response = await callAs(target, "POST", "/api/identity/change-password", { json: good });
    expect(response.status).toBe(401);
  });
});

async function findNewest(email: string, subject: string, least: number) {
  const found = (await mailTo(email)).filter((mail) => mail.subject === subject);
  expect(found.length).toBeGreaterThanOrEqual(least);
  const [newest] = found;
  if (!newest) throw new Error("No mail.");
  return newest;
}
