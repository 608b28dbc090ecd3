import { createScheduledController, env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "#domain/time.ts";
import { callAs, createAccount, DEMO_PASSWORD, signIn } from "#scripts/api/caller.ts";
import worker from "#worker/index.ts";
import { mailTo, untilMail } from "../../factories/mailbox.ts";
import { addMember } from "../../factories/member.ts";
import { ORIGIN, target } from "../../factories/worker/worker-target.ts";

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0";
const DEVICE = /^__Host-foyer-device=([\w-]{43}); Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/;

/** Signs in with a browser. @returns the cookie that identifies the browser. */
async function signInWith(email: string, { cookie = "", language = "en" } = {}): Promise<string> {
  const response = await callAs(target, "POST", "/api/identity/sign-in", {
    json: { email, password: DEMO_PASSWORD },
    headers: { "user-agent": FIREFOX, "accept-language": language, ...(cookie ? { cookie } : {}) },
  });
  expect(response.status).toBe(200);
  const device = response.headers.getSetCookie().find((line) => line.includes("device")) ?? "";
  expect(device).toMatch(DEVICE);
  return device.split(";")[0] ?? "";
}

/** Makes the last mail about a browser older. */
function ageMail(email: string, ms: number) {
  return env.DB.prepare(
    `update outbox set id = 'new-device:' || substr(id, 12, 25) || printf('%013d', substr(id, 37) - ?1)
     where recipient = ?2 and id like 'new-device:%'`,
  )
    .bind(ms, email)
    .run();
}

describe("a sign-in from another browser", () => {
  it("is mailed to the person in their language, with advice [D21]", async () => {
    const { email } = await createAccount(target, { displayName: "Anna Berg" });
    await signInWith(email);
    await signInWith(email, { language: "de" });
    const { subject, body } = await untilMail(email);
    expect(subject).toMatch(/^Neue Anmeldung bei /);
    expect(body).toContain("Anna Berg");
    expect(body).toMatch(/Firefox · Windows\n.* \(UTC\)/);
    expect(body).toContain("Wenn Sie das nicht waren");
    expect(body).toContain(`${ORIGIN}/forgot-password`);
    expect(body).toContain(`${ORIGIN}/settings`);
  });

  it("is none at the very first sign-in, nor with a browser that the person has used before", async () => {
    const { email } = await createAccount(target);
    const cookie = await signInWith(email);
    expect(await signInWith(email, { cookie })).toBe(cookie);
    expect(await mailTo(email)).toEqual([]);
  });

  it("counts for each person: a colleague's browser is another's new one", async () => {
    const [one, other] = [await createAccount(target), await createAccount(target)];
    await signInWith(other.email);
    await signInWith(other.email, { cookie: await signInWith(one.email) });
    await untilMail(other.email);
    expect(await mailTo(one.email)).toEqual([]);
  });

  it("is mailed at most once an hour", async () => {
    const { email } = await createAccount(target);
    await signInWith(email);
    await signInWith(email);
    await signInWith(email);
    await untilMail(email);
    await ageMail(email, HOUR_MS + 1_000);
    await signInWith(email);
    await untilMail(email, 2);
  });

  it("keeps no cookie that we could not have given", async () => {
    const { email } = await createAccount(target);
    const given = await signInWith(email, { cookie: "__Host-foyer-device=abc" });
    expect(given).not.toContain("=abc");
  });
});

describe("a replayed token", () => {
  it("is mailed once a session, and never for an ended one [D21]", async () => {
    const { email } = await createAccount(target, { displayName: "Anna Berg" });
    const { cookie } = await signIn(target, email);
    const refresh = (token: string, language = "fr") =>
      callAs(target, "POST", "/api/identity/token", {
        headers: { cookie: token, "accept-language": language },
      });
    const next = (await refresh(cookie)).headers.getSetCookie()[0]?.split(";")[0] ?? "";
    await refresh(next);
    for (let time = 0; time < 3; time += 1) expect((await refresh(cookie)).status).toBe(401);
    const { subject, body } = await untilMail(email);
    expect(subject).toMatch(/^Vous avez été déconnecté de /);
    expect(body).toContain(`${ORIGIN}/forgot-password`);
    const left = await signIn(target, email);
    const after = (await refresh(left.cookie)).headers.getSetCookie()[0]?.split(";")[0] ?? "";
    await refresh(after);
    await callAs(target, "POST", "/api/identity/sign-out", { headers: { cookie: after } });
    await refresh(left.cookie);
    expect(await mailTo(email)).toHaveLength(1);
  });
});

describe("known browsers", () => {
  const countRows = async (userId: string) =>
    (await env.DB.prepare("select * from known_devices where user_id = ?").bind(userId).all()).results.length;

  it("are forgotten after a year without a sign-in", async () => {
    const { email, userId } = await createAccount(target);
    const used = await signInWith(email);
    await signInWith(email);
    await env.DB.prepare("update known_devices set last_used_at = last_used_at - ? where user_id = ?")
      .bind(366 * DAY_MS, userId)
      .run();
    await signInWith(email, { cookie: used });
    await worker.scheduled(createScheduledController({ cron: "17 3 * * *" }), env);
    expect(await countRows(userId)).toBe(1);
  });

  it("go with the person who is removed", async () => {
    const { email } = await createAccount(target);
    const owner = await signIn(target, email, DEMO_PASSWORD);
    const editor = await addMember(target, { caller: owner }, "editor", "An editor", DEMO_PASSWORD);
    expect(await countRows(editor.user.uid)).toBe(1);
    expect((await owner.call("DELETE", `/api/members/${editor.user.uid}`)).status).toBe(204);
    expect(await countRows(editor.user.uid)).toBe(0);
  });
});
