import type { Page } from "@playwright/test";
import { openScene } from "../../factories/scene.ts";
import { findViolations } from "../setup/axe.ts";
import {
  createAccount,
  e2eTarget,
  expect,
  signInByForm,
  test,
  uniqueEmail,
  untilAlive,
} from "../setup/test.ts";

const NEW_PASSWORD = "gull over the long pier";
const WELCOME = { name: "Welcome to Fernholt Host" };

/** Opens a link to a screen from the newest mail in the local outbox. */
async function followMail(page: Page, recipient: string, screen: string): Promise<void> {
  await expect(async () => {
    await page.goto("/dev/mail");
    const mail = page.getByRole("article").filter({ hasText: recipient }).first();
    await mail.locator(`a[href*="/${screen}?token="]`).click({ timeout: 1_000 });
  }).toPass();
  await page.waitForURL(`**/${screen}?token=*`);
}

async function expectNoViolations(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}

test.describe("a forgotten password", () => {
  test("is set again by a mailed link, once, from the sign-in screen on [S36, S54, S109, S143, S152, S167, S171]", async ({
    page,
    context,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 4(?:00|10)/);
    const { email } = await createAccount(e2eTarget, { email: uniqueEmail(), passwordIsDefault: true });
    await page.goto("/");
    await page.getByRole("link", { name: "Forgot password?" }).click();
    await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
    await page.getByLabel("Email").fill("no address");
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByText("Invalid email", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Email")).toBeFocused();
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Invalid email address.");
    await expect(page.getByLabel("Email")).toHaveValue("no address");
    await expectNoViolations(page);
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByRole("status")).toContainText(`If ${email} has an account, a link is on its way.`);

    await followMail(page, email, "reset-password");
    const address = page.url();
    const late = await context.newPage();
    await late.goto(address);
    await page.getByLabel("New password").fill("password1234");
    await page.getByRole("button", { name: "Save password" }).click();
    await expect(page.getByText("This password is too common.")).toBeVisible();
    await expect(page.getByLabel("New password")).toBeFocused();
    await expectNoViolations(page);
    await page.getByLabel("New password").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Save password" }).click();
    await expect(page.getByRole("status")).toContainText("Your new password is saved.");
    await test.step("another tab that has it open resets nothing, and leads to a new link", async () => {
      await late.getByLabel("New password").fill("a harbour full of gulls");
      await late.getByRole("button", { name: "Save password" }).click();
      await expect(late.getByText(/^Error resetting account\. /)).toBeVisible();
      await expect(late.getByRole("link", { name: "Ask for a new link" })).toBeVisible();
      await late.close();
    });
    await page.getByRole("link", { name: "Sign in" }).click();
    await signInByForm(page, email, NEW_PASSWORD);
    await expect(page.getByText("There are currently no assigned Properties in your account")).toBeVisible();

    // The screen of a used link says that the link was used, without asking for a password first.
    await page.goto(address);
    await expect(page.getByLabel("New password")).toHaveCount(0);
    await expect(page.getByRole("alert")).toContainText("This link no longer works. Ask for a new one.");
    await expect(page.getByRole("link", { name: "Ask for a new link" })).toHaveAttribute(
      "href",
      "/forgot-password",
    );
    await page.goto("/stop-mail?mail=weekly&token=unknown");
    await expect(page.getByRole("alert")).toContainText("This link is no longer valid.");
    await expect(page.getByRole("button", { name: "Unsubscribe" })).toHaveCount(0);
  });

  test("is set again before any script has arrived, and its address is told to no other site [S36, S218]", {
    tag: "@all",
  }, async ({ browser }) => {
    const { email } = await createAccount(e2eTarget, { email: uniqueEmail() });
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/forgot-password");
    await page.getByLabel("Email").fill("no address");
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Invalid email address.");
    await expect(page.getByLabel("Email")).toHaveValue("no address");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByText(`If ${email} has an account, a link is on its way.`)).toBeVisible();
    await followMail(page, email, "reset-password");
    const response = await page.reload();
    expect(response?.headers()["referrer-policy"]).toBe("same-origin");
    await page.getByLabel("New password").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Save password" }).click();
    await expect(page.getByText("Your new password is saved.")).toBeVisible();
    await signInByForm(page, email, NEW_PASSWORD);
    await expect(page.getByText("There are currently no assigned Properties in your account")).toBeVisible();
    await context.close();
  });

  test("says that a reset failed in the specified words when there were too many [S152]", {
    tag: "@all",
  }, async ({ page, expectedComplaints }) => {
    expectedComplaints.push(/status of 429/);
    const email = uniqueEmail();
    for (let turn = 0; turn < 3; turn += 1) {
      await e2eTarget.send(
        new Request(`${e2eTarget.origin}/api/identity/reset-password`, {
          method: "POST",
          body: new URLSearchParams({ useremail: email }),
        }),
      );
    }
    await page.goto("/forgot-password");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByRole("alert")).toContainText(`ERROR: Reset password for ${email} failed`);
  });
});

test("a default password is warned of wherever sign-in leads, and changing it signs out here and elsewhere [S42, S134, S138, S188]", async ({
  page,
  openPage,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 40[01]/);
  const scene = await openScene(e2eTarget, {}, { email: uniqueEmail(), passwordIsDefault: true });
  const { email } = scene.caller.user;
  await signInByForm(page, email);
  await test.step("the warning is there right after sign-in, and leads to a new password", async () => {
    const warning = page.getByText("Your password is still the default.");
    await expect(page).toHaveURL("/answers");
    await expect(warning).toBeVisible();
    await page.getByRole("link", { name: "Site selection" }).click();
    await expect(page.getByRole("heading", { name: "Choose a property" })).toBeVisible();
    await expect(warning).toBeVisible();
    await page.getByRole("link", { name: "Change password" }).click();
    await expect(page.getByLabel("Current password")).toBeVisible();
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
    await expect(warning).toHaveCount(1);
  });
  const elsewhere = await openPage();
  await enter(elsewhere, scene, "/settings");

  await page.getByRole("link", { name: "Change password" }).first().click();
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Fill in this field.")).toHaveCount(3);
  await expect(page.getByLabel("Current password")).toBeFocused();
  await page.getByLabel("Current password").fill("not my password");
  await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Confirm new password").fill("something else");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("The passwords don’t match.")).toBeVisible();
  await expect(page.getByLabel("Confirm new password")).toBeFocused();
  await page.getByLabel("Confirm new password").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("This is not your current password.")).toBeVisible();
  await expect(page.getByLabel("Current password")).toBeFocused();
  await expectNoViolations(page);
  await page.getByLabel("Current password").fill("foyer-demo-2026");
  await page.getByRole("button", { name: "Change password" }).click();

  await expect(page.getByText("Password successfully changed. You will be logged out.")).toBeVisible();
  await expect(page.getByRole("heading", WELCOME)).toBeVisible();
  await expect(elsewhere.getByRole("heading", WELCOME)).toBeVisible();
  await signInByForm(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL("/answers");
});

test("signed-in browsers end one by one, and the ended one leaves at once [S33, S41]", {
  tag: "@all",
}, async ({ page, browser, openScene, enter }) => {
  const scene = await openScene();
  await enter(page, scene, "/settings");
  const context = await browser.newContext({
    userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
  });
  const other = await context.newPage();
  await enter(other, scene, "/settings");
  await page.reload();
  await untilAlive(page);
  const here = page.getByText("This browser", { exact: true });
  await expect(here).toHaveCount(1);
  await page.getByRole("button", { name: /^Sign out Firefox · Linux/ }).click();
  await expect(page.getByText("Firefox · Linux has been signed out")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Sign out Firefox/ })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Where you’re signed in" })).toBeFocused();
  await expect(other.getByRole("heading", WELCOME)).toBeVisible();
  await expect(other.getByText("You have been signed out. Sign in again to continue.")).toBeVisible();
  await page.getByRole("listitem").filter({ has: here }).getByRole("button").click();
  await expect(page.getByRole("heading", WELCOME)).toBeVisible();
  await expect(page.getByText("You have been signed out.")).toHaveCount(0);
  await context.close();
});
