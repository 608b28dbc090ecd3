import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { callAs, createAccount, DEMO_PASSWORD, signIn } from "#scripts/api/caller.ts";
import { addMember } from "../../factories/member.ts";
import { target } from "../../factories/worker/worker-target.ts";
import { loggedLines } from "../../setup/worker/quiet-console.ts";

const NETWORK = "203.0.113.77";
const PATH = "/api/identity/sign-in";

/** Log lines about sign-ins and refusals, without times. */
function lines(): Record<string, unknown>[] {
  return loggedLines()
    .filter((line) => !line.startsWith('{"event":"operation"'))
    .map((line) => {
      const { at, ...rest } = JSON.parse(line) as Record<string, unknown>;
      expect(at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      return rest;
    });
}

function signInFrom(network: string, email: string, password: string) {
  return callAs(target, "POST", PATH, {
    json: { email, password },
    headers: { "cf-connecting-ip": network },
  });
}

const readCookie = (response: Response) => (response.headers.getSetCookie()[0] ?? "").split(";")[0] ?? "";

describe("the log", () => {
  it("has one line of JSON for a sign-in and for a refused one, with the reason [D21]", async () => {
    const { email, userId } = await createAccount(target);
    await signInFrom(NETWORK, email, DEMO_PASSWORD);
    await signInFrom(NETWORK, email, "a wrong password");
    await signInFrom("2001:db8:7:1::9", "nobody@account.example", "a wrong password");
    await env.DB.prepare("update users set awaits_confirmation = 1 where id = ?").bind(userId).run();
    await signInFrom(NETWORK, email, DEMO_PASSWORD);
    const network = "203.0.113.0/24";
    const refused = { event: "sign_in_refused", path: PATH };
    expect(lines()).toEqual([
      { event: "sign_in", code: "password", userId, network, path: PATH },
      { ...refused, code: "invalid_credentials", userId, network },
      { ...refused, code: "invalid_credentials", userId: null, network: "2001:db8:7::/48" },
      { ...refused, code: "email_unconfirmed", userId, network },
    ]);
  });

  it("has a line for an attempt that is slowed", async () => {
    const { email } = await createAccount(target);
    for (let attempt = 0; attempt < 12; attempt += 1) await signInFrom("198.51.100.4", email, "wrong");
    expect(lines().at(-1)).toEqual({
      event: "sign_in_refused",
      code: "too_many_requests",
      userId: null,
      network: "198.51.100.0/24",
      path: PATH,
    });
  });

  it("has a line for a replayed token, for signing out and for an owner who ends a session", async () => {
    const { email, userId } = await createAccount(target);
    const refresh = (cookie: string) =>
      callAs(target, "POST", "/api/identity/token", { headers: { cookie } });
    const first = readCookie(await signInFrom("", email, DEMO_PASSWORD));
    await refresh(readCookie(await refresh(first)));
    await refresh(first);
    await refresh(first);
    const leaving = await signIn(target, email);
    await callAs(target, "POST", "/api/identity/sign-out", { headers: { cookie: leaving.cookie } });
    const owner = await signIn(target, email);
    const editor = await addMember(target, { caller: owner }, "editor");
    await owner.call("DELETE", `/api/members/${editor.user.uid}/sessions`);
    const ended = lines().filter(({ event }) => event !== "sign_in");
    expect(ended).toEqual([
      { event: "token_replayed", code: "session_ended", userId, network: "", path: "/api/identity/token" },
      { event: "session_ended", code: "signed_out", userId, network: "", path: "/api/identity/sign-out" },
      {
        event: "session_ended",
        code: "ended_by_owner",
        userId: editor.user.uid,
        by: userId,
        network: "",
        path: `/api/members/${editor.user.uid}/sessions`,
      },
    ]);
  });

  it("has a line for a call of operations that is refused, and nothing of its token", async () => {
    for (const authorization of ["", "Bearer a-guessed-operations-token"]) {
      await callAs(target, "GET", "/api/ops/blocked-pictures", {
        headers: { authorization, "cf-connecting-ip": NETWORK },
      });
    }
    await callAs(target, "PUT", "/api/ops/maintenance?token=secret", {
      json: { maintenance: true, time: "" },
      headers: { "cf-connecting-ip": NETWORK },
    });
    expect(lines().at(-1)).toEqual({
      event: "operations_refused",
      code: "unauthenticated",
      userId: null,
      network: "203.0.113.0/24",
      path: "/api/ops/maintenance",
    });
    expect(loggedLines().join("\n")).not.toMatch(/guessed|secret/);
  });

  it("names no password, no address, no token and no whole IP address", async () => {
    const { email } = await createAccount(target);
    const response = await signInFrom(NETWORK, email, DEMO_PASSWORD);
    const { accessToken } = (await response.clone().json()) as { accessToken: string };
    await signInFrom(NETWORK, email, "a wrong password");
    const all = loggedLines().join("\n");
    expect(all).toContain("sign_in");
    for (const secret of [
      email,
      DEMO_PASSWORD,
      "a wrong password",
      accessToken,
      NETWORK,
      readCookie(response),
    ]) {
      expect(all).not.toContain(secret);
    }
  });
});
