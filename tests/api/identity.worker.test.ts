import { describe, expect, it } from "vitest";
import { callAs, createAccount, createProperty, signIn } from "../factories/caller.ts";
import { target } from "../factories/worker-target.ts";

describe("signing in", () => {
  it("gives the user, an access token and a cookie that scripts can't read [S153]", async () => {
    const { email } = await createAccount(target, { displayName: "Front desk" });
    const response = await callAs(target, "POST", "/api/identity/sign-in", {
      json: { email, password: "foyer-demo-2026" },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      success: true,
      user: { email, displayName: "Front desk" },
      expiresIn: 300,
    });
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Host-foyer-refresh=.+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it("lists the group's properties", async () => {
    const account = await createAccount(target);
    const property = await createProperty(target, account.groupId);
    const caller = await signIn(target, account.email);
    const response = await caller.call("GET", "/api/properties");
    expect(await response.json()).toMatchObject({ items: [{ id: property.id, name: "Harbour Hotel" }] });
    const draft = await caller.call("GET", `/api/properties/${property.id}/draft`);
    expect(await draft.json()).toMatchObject({ property: { id: property.id }, publication: null });
  });
});
