import type { Page } from "@playwright/test";
import { expect, test, untilAlive } from "../setup/test.ts";

test.describe("a network that goes and comes back", () => {
  test.use({
    expectedComplaints: [
      /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|Failed to fetch|Error loading route module/,
    ],
  });

  test("loses nothing that was typed, signs nobody out for a screen that can't be fetched, and goes on when it is back [S183, S192]", async ({
    page,
    context,
    openScene,
    enter,
  }) => {
    const scene = await openScene({ name: "Harbour Hotel" });
    await enter(page, scene, "/setup/theme");
    await test.step("what was typed is saved at the next try", async () => {
      const primary = page.getByLabel("Primary", { exact: true });
      await primary.fill("#14263f");
      await context.setOffline(true);
      await page.getByRole("button", { name: "Apply" }).click();
      const alert = page.getByRole("alert").filter({
        hasText: "Unstable network connection, please try again in a few moments",
      });
      await expect(alert.first()).toBeVisible();
      await expect(primary).toHaveValue("#14263f");
      await context.setOffline(false);
      await page.getByRole("button", { name: "Apply" }).click();
      await expect(page.getByText("Style updated")).toBeVisible();
      const saved = await scene.caller.call("GET", scene.at("/documents/theme"));
      expect(await saved.json()).toMatchObject({ body: { primary: "#14263f" }, revision: 2 });
    });
    await test.step("a screen that can't be fetched comes when the network is back", async () => {
      // An earlier visit has loaded the screen's code, but not its data.
      await page.getByRole("link", { name: "Settings" }).first().click();
      await page.waitForURL("**/settings");
      await page.getByRole("link", { name: "People" }).click();
      await page.waitForURL("**/people");
      await page.getByRole("link", { name: "Settings" }).first().click();
      await page.waitForURL("**/settings");
      await context.setOffline(true);
      await page.getByRole("link", { name: "People" }).click();
      await expect(page.getByRole("heading", { name: /^Unstable network connection/ })).toBeVisible();
      await expect(page.locator("#content").getByRole("button", { name: "Try again" })).toBeFocused();
      // The surrounding screen stays and announces that it is offline.
      await expect(page.getByRole("button", { name: "Property: Harbour Hotel" })).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: "Not connected." })).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole("heading", { level: 1, name: "People" })).toBeVisible();
      await expect(page.getByText("Not connected.")).toHaveCount(0);
    });
  });

  test("waits in place of a screen whose code was never fetched, and goes on to it when the network is back [S183]", {
    tag: "@all",
  }, async ({ page, context, openScene, enter }) => {
    await enter(page, await openScene({ name: "Harbour Hotel" }), "/help");
    // The route manifest loads before the network goes; the screen does not.
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByRole("link", { name: "Dashboard" }).click();
    await expect(page.getByRole("heading", { name: /^Unstable network connection/ })).toBeVisible();
    await expect(page.getByRole("button", { name: "Try again" })).toBeFocused();
    await expect(page.getByRole("button", { name: "Property: Harbour Hotel" })).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: /^Unstable network connection/ })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/dashboard");
  });

  test("keeps what was typed where a part of a screen can't be fetched, and shows it when the network is back [S183]", {
    tag: "@all",
  }, async ({ page, context, openScene, enter }) => {
    await enter(page, await openScene(), "/setup/theme");
    const primary = page.getByLabel("Primary", { exact: true });
    await primary.fill("#14263f");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Primary: open the colour picker" }).click();
    await expect(page.getByRole("dialog", { name: "Primary: open the colour picker" })).toBeVisible();
    const picker = page.getByRole("slider", { name: "Hue" });
    await expect(picker).toHaveCount(0);
    await context.setOffline(false);
    await expect(picker).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(primary).toHaveValue("#14263f");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Style updated")).toBeVisible();
  });

  test("fetches a part of a screen again that did not come while the browser was online, once it is opened again [S183]", {
    tag: "@all",
  }, async ({ page, openScene, enter }) => {
    await enter(page, await openScene(), "/setup/theme");
    const swatch = page.getByRole("button", { name: "Primary: open the colour picker" });
    const picker = page.getByRole("slider", { name: "Hue" });
    const code = "**/assets/colour-picker*";
    await page.route(code, (route) => route.abort());
    for (const _ of ["fails", "fails again"]) {
      // The screen has handled the failure: only then does another press retry.
      const failure = page.waitForEvent("console", (message) => message.text().includes("/colour-picker"));
      await swatch.click();
      await failure;
      await expect(picker).toHaveCount(0);
      await page.keyboard.press("Escape");
    }
    await page.unroute(code);
    await swatch.click();
    await expect(picker).toBeVisible();
  });
});

test.describe("a page that was open when a newer version was deployed", () => {
  test.use({
    expectedComplaints: [
      /status of 404|Failed to fetch|Error loading route module|MIME type|manifest version mismatch/,
    ],
  });

  /** From now on the page belongs to an older build, whose files are gone. */
  async function deploy(page: Page, files: string, times?: number): Promise<void> {
    await page.evaluate(() => {
      Object.assign(window.__reactRouterManifest ?? {}, { version: "earlier" });
    });
    const gone = new URL("/assets/gone.js", page.url()).href;
    await page.route(files, (route) => route.continue({ url: gone }), times ? { times } : {});
  }

  test("says so where a part of it is gone, keeps what was typed, and is the newer one after a press [S183]", {
    tag: "@all",
  }, async ({ page, openScene, enter }) => {
    await enter(page, await openScene(), "/setup/theme");
    const swatch = page.getByRole("button", { name: "Primary: open the colour picker" });
    const primary = page.getByLabel("Primary", { exact: true });
    const line = page.getByText(/^A newer version of .+ is here/);
    const picker = page.getByRole("slider", { name: "Hue" });
    await primary.fill("#14263f");
    await deploy(page, "**/assets/colour-picker*");
    await swatch.click();
    await expect(line).toBeVisible();
    await expect(picker).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(primary).toHaveValue("#14263f");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Style updated")).toBeVisible();
    await page.unrouteAll();
    const loaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Reload the page" }).click();
    await loaded;
    await untilAlive(page);
    await expect(primary).toHaveValue("#14263f");
    await expect(line).toHaveCount(0);
    await swatch.click();
    await expect(picker).toBeVisible();
  });

  test("leads to a screen of the newer version, though the code of its own is here, and says so where nobody is led [S110, S183]", {
    tag: "@all",
  }, async ({ page, openScene, enter }) => {
    await enter(page, await openScene(), "/people");
    const way = (name: string) => page.getByRole("link", { name, exact: true });
    const line = page.getByText(/^A newer version of .+ is here/);
    const isAt = (name: string) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await way("Settings").click();
    await isAt("Settings");
    await deploy(page, "**/assets/none-*");
    const loaded = page.waitForEvent("load");
    await way("People").click();
    await loaded;
    await untilAlive(page);
    await isAt("People");
    await expect(line).toHaveCount(0);
    await deploy(page, "**/assets/none-*");
    await page.evaluate(() => fetch("/people.data").then((answer) => answer.text()));
    await expect(line).toBeVisible();
  });

  /** As above, with the screen's code not loaded yet. */
  async function deployWithout(page: Page, screen: string): Promise<void> {
    // At idle time the page fetches the routes that it links to.
    const known = await page.waitForFunction(
      (id) => window.__reactRouterManifest?.routes[id]?.module,
      screen,
    );
    // Only once: the page of the newer version has its own manifest.
    await deploy(page, `**${await known.jsonValue()}`, 1);
  }

  test("leads to a screen of the newer version where the code of its own is gone, unless somebody stays for what they typed [S110, S183]", async ({
    page,
    openScene,
    enter,
  }) => {
    await enter(page, await openScene(), "/setup/theme");
    const primary = page.getByLabel("Primary", { exact: true });
    const way = page.getByRole("link", { name: "Phone preview" });
    await deployWithout(page, "routes/setup/previews/phone");
    const loaded = page.waitForEvent("load");
    await way.click();
    await loaded;
    await untilAlive(page);
    expect(new URL(page.url()).pathname).toBe("/setup/phone");
    await page.goto("/setup/theme");
    await untilAlive(page);
    await primary.fill("#14263f");
    await deployWithout(page, "routes/setup/previews/phone");
    const questions: string[] = [];
    page.on("dialog", (dialog) => {
      questions.push(dialog.type());
      void dialog.dismiss();
    });
    await way.click();
    await expect.poll(() => questions).toEqual(["beforeunload"]);
    await expect(primary).toHaveValue("#14263f");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Style updated")).toBeVisible();
    expect(questions).toEqual(["beforeunload"]);
    await page.unrouteAll();
    const loadedAgain = page.waitForEvent("load");
    await page.getByRole("button", { name: "Reload the page" }).click();
    await loadedAgain;
    await untilAlive(page);
    await expect(primary).toHaveValue("#14263f");
    await way.click();
    await page.waitForURL("**/setup/phone");
  });
});
