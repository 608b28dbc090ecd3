import { rmSync } from "node:fs";
import type { Page } from "@playwright/test";
import { PROBED_PATH } from "#app/session/network/probe-network.ts";
import { createAccount, createProperty, type Target } from "#scripts/api/caller.ts";
import { type LocalServer, startServer } from "#scripts/local-server.ts";
import { type IdentityProvider, startProvider } from "../../factories/identity-provider/start-provider.ts";
import { stateFolder } from "../../factories/state-folder.ts";
import { e2eTarget, PORT } from "../setup/target.ts";
import { expect, test, uniqueEmail, untilAlive } from "../setup/test.ts";

// One server for the whole file.
test.describe.configure({ mode: "default" });

// The provider setting applies to the whole installation, so this file has its own server.
const STATE = stateFolder("e2e-provider-state");
const target: Target = { ...e2eTarget, origin: `http://localhost:${PORT + 5}` };

test.describe("where an outside provider keeps the accounts", () => {
  test.use({ baseURL: target.origin });
  let provider: IdentityProvider;
  let server: LocalServer;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    rmSync(STATE, { recursive: true, force: true });
    provider = await startProvider();
    const issuer = `${provider.origin}/house`;
    await fetch(`${issuer}/asking`, { method: "POST" });
    server = await startServer({
      port: PORT + 5,
      state: STATE,
      variables: {
        IDENTITY_ISSUER: issuer,
        IDENTITY_AUDIENCE: "foyer-hotels",
        IDENTITY_JWKS_URL: `${issuer}/jwks.json`,
      },
    });
  });
  test.afterAll(async () => {
    server.stop();
    await server.ended;
    await provider.close();
  });

  const isPerson = (email: string, claims: object = {}) =>
    fetch(`${provider.origin}/house/person`, {
      method: "POST",
      body: JSON.stringify({ sub: `sub-${email}`, email, email_verified: true, ...claims }),
    });

  /** An owner with one property, known to the provider. */
  async function openAccount() {
    const { email, groupId } = await createAccount(target, { email: uniqueEmail() });
    await createProperty(target, groupId, { name: "Harbour Hotel" });
    await isPerson(email);
    return email;
  }

  /** From our entry to the provider's page, which asks a person without a session, and back. */
  async function goToProvider(page: Page) {
    await page.goto("/");
    await page.getByRole("link", { name: "Sign in" }).click();
    await expect(page.getByRole("heading", { name: "House accounts" })).toBeVisible();
  }

  async function signIn(page: Page) {
    await goToProvider(page);
    await page.getByRole("link", { name: "Go on" }).click();
    await page.waitForURL(`${target.origin}/**`);
  }

  test("a person signs in there, works, and is signed out there as well [S153, S154]", {
    tag: "@all",
  }, async ({ page }) => {
    await openAccount();
    await signIn(page);
    await page.waitForURL("**/answers");
    await page.goto("/setup/homepage");
    await untilAlive(page);
    await page.getByLabel("Property name").fill("Harbour Hotel West");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Update successful")).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Property name")).toHaveValue("Harbour Hotel West");
    await page.goto("/settings");
    await expect(page.getByRole("link", { name: "Change password" })).toHaveCount(0);

    await page.getByRole("button", { name: "Sign out" }).first().click();
    const ended = async () => (await fetch(`${provider.origin}/house/ended`)).json();
    await expect.poll(ended).toMatchObject({
      client_id: "foyer-hotels",
      post_logout_redirect_uri: `${target.origin}/`,
      id_token_hint: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    });
    await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
    // The provider asks again: the next person at this browser is not signed in as the previous one.
    await goToProvider(page);
  });

  test("a person without scripts is signed out at both as well [S154]", { tag: "@all" }, async ({
    browser,
  }) => {
    await openAccount();
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: target.origin });
    const page = await context.newPage();
    await signIn(page);
    await page.goto("/settings");
    await page.getByRole("button", { name: "Sign out" }).first().click();
    await page.waitForURL(`${target.origin}/`);
    await goToProvider(page);
    await context.close();
  });

  test("a person who gives up there, is unknown here or comes twice is told so at the entry [S153]", {
    tag: "@all",
  }, async ({ page }) => {
    const email = await openAccount();
    await goToProvider(page);
    await page.getByRole("link", { name: "Give up" }).click();
    await expect(page.getByText("Signing in with your company account didn’t work")).toBeVisible();

    await isPerson("stranger@e2e.example");
    await signIn(page);
    await expect(page.getByText("There’s no account for your address")).toBeVisible();
    await page.context().clearCookies();

    await isPerson(email);
    const returned = page.waitForRequest((request) =>
      request.url().includes("/api/identity/provider/callback"),
    );
    await signIn(page);
    await page.waitForURL("**/answers");
    const used = (await returned).url();
    // Leave the screen: a refresh on it would set the session's cookie again.
    await page.goto(PROBED_PATH);
    await page.context().clearCookies();
    // Without any cookie a browser is told that it blocks them; this one has been here before.
    await page.context().addCookies([{ name: "language", value: "en", url: target.origin }]);
    await page.goto(used);
    await expect(page.getByText("Signing in with your company account didn’t work")).toBeVisible();
  });

  test("an owner invites by address, and the person is known at the first sign-in [S139]", {
    tag: "@all",
  }, async ({ page, browser }) => {
    await openAccount();
    await signIn(page);
    await page.waitForURL("**/answers");
    await page.goto("/people");
    await untilAlive(page);
    await page.getByRole("button", { name: "Invite a person" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("the account they already have for this address");
    const invited = uniqueEmail();
    await dialog.getByLabel("Email").fill(invited);
    await dialog.getByLabel("Name").fill("Night desk");
    await dialog.getByRole("button", { name: "Send invitation" }).click();
    await expect(page.getByText("Invited", { exact: true })).toBeVisible();

    const context = await browser.newContext({ baseURL: target.origin });
    const other = await context.newPage();
    await other.goto("/dev/mail");
    const mail = other.getByRole("article").filter({ hasText: invited }).first();
    await expect(mail).toContainText("Sign in here with the account you already use");
    await isPerson(invited);
    await mail.getByRole("link").first().click();
    await signIn(other);
    await other.waitForURL("**/answers");
    // The owner sees the acceptance at once.
    await expect(page.getByText("Invited", { exact: true })).toHaveCount(0);
    await context.close();
  });
});
