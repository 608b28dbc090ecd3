import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { callAs, createAccount, createProperty, licenceOf, operate } from "../factories/caller.ts";
import { openScene } from "../factories/scene.ts";
import { target } from "../factories/worker-target.ts";
import { expectComplaint } from "../setup/worker/quiet-console.ts";

function ops(method: string, path: string, json?: unknown, token = env.OPS_TOKEN) {
  return callAs(target, method, `/api/ops${path}`, { json, headers: { authorization: `Bearer ${token}` } });
}

describe("operations", () => {
  it("are closed to everybody without their token", async () => {
    const { caller, property } = await openScene(target);
    const path = `/properties/${property.id}/licence`;
    expect((await ops("PUT", path, licenceOf("PAID"), "guess")).status).toBe(401);
    expect((await ops("PUT", path, licenceOf("PAID"), "")).status).toBe(401);
    expect((await caller.call("PUT", `/api/ops${path}`, { json: licenceOf("PAID") })).status).toBe(401);
  });

  it("open accounts, and refuse an e-mail in use [S168]", async () => {
    const { email } = await createAccount(target);
    const response = await ops("POST", "/accounts", {
      companyName: "Another company",
      groupName: "Another group",
      user: { email: email.toUpperCase(), displayName: "Someone", password: "a long password" },
    });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: "email_in_use", detail: "Email already in use" });
  });

  it.each([
    ["a user name of 2", { user: { displayName: "Jo" } }, "user.displayName", "S114"],
    ["a user name of 21", { user: { displayName: "x".repeat(21) } }, "user.displayName", "S206"],
    ["an account name of 41", { companyName: "x".repeat(41) }, "companyName", "S115"],
    ["an invalid e-mail", { user: { email: "nobody" } }, "user.email", "S113"],
    ["a short password", { user: { password: "short" } }, "user.password", "S139"],
  ])("refuse an account with %s", async (_what, more, path, _requirement) => {
    const user = { email: "x@y.example", displayName: "Front desk", password: "a long password" };
    const json = {
      companyName: "Company",
      groupName: "Group",
      ...more,
      user: { ...user, ...("user" in more ? more.user : {}) },
    };
    const response = await ops("POST", "/accounts", json);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path }] });
  });

  it("set a licence with dates in either form, and send them as _seconds [S65, S66]", async () => {
    const { property, caller, at } = await openScene(target);
    for (const form of ["_seconds", "seconds"]) {
      const response = await ops("PUT", `/properties/${property.id}/licence`, {
        plicensemode: "TRIAL",
        plicensemodeprevious: null,
        plicensedatestart: { [form]: 1_760_000_000 },
        plicensedateend: { [form]: 1_990_000_000 },
      });
      expect(response.status).toBe(200);
      expect(await (await caller.call("GET", at(""))).json()).toMatchObject({
        licence: {
          plicensepropertyid: property.id,
          plicensemode: "TRIAL",
          plicensedatestart: { _seconds: 1_760_000_000 },
          plicensedateend: { _seconds: 1_990_000_000 },
        },
      });
    }
  });

  it("give a second property of a name the next free address", async () => {
    const { groupId } = await createAccount(target);
    const one = await createProperty(target, groupId, { name: "Gull Cottage" });
    const other = await createProperty(target, groupId, { name: "Gull Cottage" });
    expect(one.slug).toBe("gull-cottage");
    expect(other.slug).toMatch(/^gull-cottage-[a-z2-7]{4}$/);
    const taken = await ops("POST", "/properties", { groupId, name: "Gull", slug: "gull-cottage" });
    expect(taken.status).toBe(409);
  });

  it("remove a property with all its rows, its portal and its codes", async () => {
    const { property, caller, at } = await openScene(target);
    const { address } = (await (await caller.call("GET", at("/qr"))).json()) as { address: string };
    expect((await ops("DELETE", `/properties/${property.id}`)).status).toBe(204);
    expect((await caller.call("GET", at(""))).status).toBe(404);
    expect((await callAs(target, "GET", new URL(address).pathname)).status).toBe(410);
    for (const table of ["documents", "property_licences", "qr_codes", "publications", "media"]) {
      const left = await env.DB.prepare(`select count(*) as count from ${table} where property_id = ?`)
        .bind(property.id)
        .first("count");
      expect([table, left]).toEqual([table, 0]);
    }
    expect((await ops("DELETE", `/properties/${property.id}`)).status).toBe(404);
  });

  it("switch premium features [S141]", async () => {
    const { property, caller, at } = await openScene(target);
    await operate(target, "PUT", `/properties/${property.id}/features`, { guestServices: true });
    expect(await (await caller.call("GET", at(""))).json()).toMatchObject({
      features: { guestServices: true },
    });
  });
});

describe("the maintenance flag", () => {
  const flag = async () => (await callAs(target, "GET", "/maintenance/maintenance.json")).json();
  // An isolate asks KV once a second at most; every case waits for the answer to change.
  const becomes = (value: unknown) => expect.poll(flag, { timeout: 5_000, interval: 100 }).toEqual(value);

  it("closes the content API and leaves guests and operations alone [S69, S155]", async () => {
    const { caller } = await openScene(target);
    await env.FLAGS.put("maintenance", '{"maintenance":true,"time":"about 30 minutes"}');
    await becomes({ maintenance: true, time: "about 30 minutes" });
    const response = await caller.call("GET", "/api/properties");
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("60");
    expect(await response.json()).toMatchObject({ code: "maintenance" });
    expect((await callAs(target, "GET", "/p/nowhere")).status).toBe(404);
    expect((await ops("DELETE", `/properties/${"a".repeat(24)}`)).status).toBe(404);
    await env.FLAGS.delete("maintenance");
    await becomes({ maintenance: false, time: "" });
    expect((await caller.call("GET", "/api/properties")).status).toBe(200);
  });

  it.each(["", "true", "[]", '{"maintenance":"yes"}', "<html>", '{"maintenance":true'])(
    "counts as off when it is %j [S86]",
    async (value) => {
      if (value === "" || value.startsWith("<") || value.endsWith("true")) {
        if (value !== "true") expectComplaint(/maintenance flag could not be read/);
      }
      await env.FLAGS.put("maintenance", '{"maintenance":true,"time":""}');
      await becomes({ maintenance: true, time: "" });
      await env.FLAGS.put("maintenance", value);
      await becomes({ maintenance: false, time: "" });
    },
  );
});

describe("health", () => {
  it("names each binding", async () => {
    expect(await (await callAs(target, "GET", "/healthz")).json()).toEqual({
      ok: true,
      bindings: { database: true, files: true, flags: true, portals: true },
    });
  });
});
