import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { brand } from "#brand/brand.ts";
import { callAs, DEMO_PASSWORD, signIn } from "#scripts/api/caller.ts";
import { mailTo, tokenIn, untilMail } from "../factories/mailbox.ts";
import { ORIGIN, target } from "../factories/worker/worker-target.ts";

const PASSWORD = "gull over the long pier";
let people = 0;

function newcomer(more: Record<string, unknown> = {}) {
  people += 1;
  return {
    userName: "Imogen",
    accountName: "Marlowe Collection",
    propertyName: `Harbour Hotel ${people}`,
    email: `newcomer-${people}@register.example`,
    password: PASSWORD,
    ...more,
  };
}

/** Uses a new network unless the headers name one. */
function register(json: object, headers: Record<string, string> = {}) {
  return callAs(target, "POST", "/api/identity/register", {
    json,
    headers: { "cf-connecting-ip": `192.0.2.${people}`, ...headers },
  });
}

function attempt(email: string, password = PASSWORD) {
  return callAs(target, "POST", "/api/identity/sign-in", { json: { email, password } });
}

function confirm(token: string) {
  return callAs(target, "POST", "/api/identity/confirm-address", { json: { token } });
}

describe("a brand that lets strangers register", () => {
  it("is another build of the same product [S19, S28]", () => {
    expect(brand).toMatchObject({ client: "brackenford", showRegister: true });
  });

  it("opens an account with its owner and a first property on trial for thirty days [S24, S35, S187]", async () => {
    const json = newcomer({ timeZone: "Europe/Vienna" });
    const response = await register(json);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ success: true });
    await confirm(tokenIn(await untilMail(json.email)));
    const caller = await signIn(target, json.email, PASSWORD);
    const session = await caller.call("GET", "/api/identity/session");
    expect(await session.json()).toMatchObject({
      user: { email: json.email, displayName: "Imogen" },
      group: { groupName: "Marlowe Collection", companyName: "Marlowe Collection", userpassisdefault: false },
    });
    const list = (await (await caller.call("GET", "/api/properties")).json()) as {
      items: { name: string; licence: Record<string, { _seconds: number }> }[];
    };
    const [property, ...others] = list.items;
    expect(others).toEqual([]);
    expect(property).toMatchObject({
      name: json.propertyName,
      accountName: "Marlowe Collection",
      userName: "Imogen",
      active: true,
      timeZone: "Europe/Vienna",
      licence: { plicensemode: "TRIAL" },
    });
    const { plicensedatestart: start, plicensedateend: end } = property?.licence ?? {};
    expect((end?._seconds ?? 0) - (start?._seconds ?? 0)).toBe(30 * 24 * 60 * 60);
  });

  it("asks for the address to be confirmed before the first sign-in, and says so only after the right password", async () => {
    const json = newcomer();
    await register(json);
    const refused = await attempt(json.email);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: "email_unconfirmed", success: false });
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect((await attempt(json.email, DEMO_PASSWORD)).status).toBe(401);
    const { subject, body } = await untilMail(json.email);
    expect(subject).toBe("Confirm your email address for Brackenford Desk");
    expect(body).toContain(`\n${ORIGIN}/confirm-address?token=`);
    const token = tokenIn({ body } as Parameters<typeof tokenIn>[0]);
    expect((await confirm(token)).status).toBe(204);
    expect((await confirm(token)).status).toBe(204);
    expect((await attempt(json.email)).status).toBe(200);
  });

  it("mails the link again on request, alike for addresses that do not wait for one", async () => {
    const json = newcomer();
    await register(json);
    const send = (email: string) =>
      callAs(target, "POST", "/api/identity/confirm-address/send", { json: { email } });
    expect((await send(json.email)).status).toBe(204);
    expect((await send("nobody@register.example")).status).toBe(204);
    const second = await untilMail(json.email, 2);
    expect((await confirm(tokenIn(second))).status).toBe(204);
    expect((await send(json.email)).status).toBe(204);
    expect(await mailTo(json.email)).toHaveLength(2);
    expect(await mailTo("nobody@register.example")).toEqual([]);
  });

  it("takes a password that was reset by mail for a proven address as well", async () => {
    const json = newcomer();
    await register(json);
    await callAs(target, "POST", "/api/identity/reset-password", {
      body: new URLSearchParams({ useremail: json.email }),
    });
    const token = tokenIn(await untilMail(json.email, 2));
    const password = "another gull on the pier";
    await callAs(target, "POST", "/api/identity/reset-password/confirm", { json: { token, password } });
    expect((await attempt(json.email, password)).status).toBe(200);
  });

  it("says that an address is in use, in any case, and opens nothing [S168]", async () => {
    const json = newcomer();
    await register(json);
    const count = () => env.DB.prepare("select count(*) as n from companies").first<number>("n");
    const before = await count();
    const response = await register({ ...newcomer(), email: json.email.toUpperCase() });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: "email_in_use", detail: "Email already in use" });
    expect(await count()).toBe(before);
  });

  it("opens one account when two ask for the same address at once [S168]", async () => {
    const json = newcomer();
    const answers = await Promise.all([register(json), register(json)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    await untilMail(json.email);
  });

  it("gives two properties of one name an address each", async () => {
    const [one, other] = [newcomer({ propertyName: "Same Inn" }), newcomer({ propertyName: "Same Inn" })];
    expect((await register(one)).status).toBe(201);
    expect((await register(other)).status).toBe(201);
    const { results } = await env.DB.prepare("select slug from properties where name = 'Same Inn'").all();
    expect(new Set(results.map(({ slug }) => slug)).size).toBe(2);
  });

  it.each([
    ["userName", "", "required", "S114"],
    ["userName", "Al", "too_short", "S114"],
    ["userName", "x".repeat(21), "too_long", "S114"],
    ["userName", "Imo\ue000gen", "invalid_character", "S137"],
    ["accountName", "Al", "too_short", "S115"],
    ["accountName", "x".repeat(41), "too_long", "S115"],
    ["propertyName", "Al", "too_short", "S116"],
    ["propertyName", "x".repeat(41), "too_long", "S116"],
    ["email", "", "required", "S113"],
    ["email", "no address", "invalid_email", "S113"],
    ["password", "short", "too_short", "S35"],
    ["password", "password12345", "common_password", "S35"],
    ["password", "marlowehotels1", "common_password", "S35"],
  ])("refuses %s %j as %s [%s]", async (field, value, code) => {
    const json = newcomer({ email: "marlowehotels@register.example", [field]: value });
    const response = await register(json);
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: { path: string; code: string }[] };
    expect(errors).toEqual([{ path: field, code }]);
  });

  it("slows one network down that opens account after account", async () => {
    const headers = { "cf-connecting-ip": "203.0.113.50" };
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      statuses.push((await register(newcomer({ password: "short-common" }), headers)).status);
    }
    expect(statuses.slice(0, 5)).not.toContain(429);
    expect(statuses[5]).toBe(429);
  });
});
