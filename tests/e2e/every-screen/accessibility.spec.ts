import { whatDoesNotFit } from "../setup/cut-text.ts";
import { enterDemo } from "../setup/demo.ts";
import { e2eTarget, expect, test } from "../setup/test.ts";
import { visit } from "../setup/visit.ts";

test("a desktop at 200 % shows everything, setup too, and nothing is cut off [S53]", { tag: "@all" }, async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await context.addCookies([
    { name: "language", value: "de", url: e2eTarget.origin },
    { name: "cookie-notice", value: "seen", url: e2eTarget.origin },
  ]);
  await page.setViewportSize({ width: 640, height: 800 });
  await enterDemo(page, "/settings");
  const paths = [
    "/inbox",
    "/inbox/feedback",
    "/dashboard",
    "/help",
    "/settings",
    "/settings/property",
    "/people",
    "/activity",
    "/",
    "/setup/homepage",
    "/setup/theme",
    "/setup/buttons",
    "/setup/social",
    "/setup/publish",
  ];
  for (const path of paths) {
    await visit(page, path);
    await expect(page.getByRole("heading", { level: 1 }).first(), path).toBeVisible();
    expect(await whatDoesNotFit(page), path).toEqual([]);
  }
  // A button's editor covers the tiles completely.
  await visit(page, "/setup/buttons");
  await page.locator("[data-tile]").first().click();
  await expect(page.locator("[data-editor]")).toBeInViewport({ ratio: 1 });
  expect(await whatDoesNotFit(page), "editor").toEqual([]);
  await page.setViewportSize({ width: 639, height: 800 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/nicht unterstützt/);
});

test("text of twice the size meets the layout of half the window: everything is there, and nothing is cut off [S53]", {
  tag: "@all",
}, async ({ page, context }) => {
  const devTools = await context.newCDPSession(page);
  await devTools.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await context.addCookies([
    { name: "language", value: "de", url: e2eTarget.origin },
    { name: "cookie-notice", value: "seen", url: e2eTarget.origin },
  ]);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Anmelden" })).toHaveCSS("font-size", "32px");
  expect(await whatDoesNotFit(page), "sign-in").toEqual([]);
  await enterDemo(page, "/settings");
  for (const path of ["/settings", "/dashboard", "/"]) {
    await visit(page, path);
    await expect(page.getByRole("heading", { level: 1 }).first(), path).toBeVisible();
    expect(await whatDoesNotFit(page), path).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/p/marlowe-harbour/de");
  expect(await whatDoesNotFit(page), "guest page").toEqual([]);
});

test("every language of setup is read whole in a window of 1280 [S83]", { tag: "@all" }, async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const language of ["en", "es"]) {
    await context.addCookies([{ name: "language", value: language, url: e2eTarget.origin }]);
    await enterDemo(page, "/setup/homepage");
    expect(await whatDoesNotFit(page), language).toEqual([]);
  }
});
