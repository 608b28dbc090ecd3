import type { Page } from "@playwright/test";
import { licenceOf, operate } from "#scripts/api/caller.ts";
import { usableButton } from "../../factories/draft.ts";
import type { Scene } from "../../factories/scene.ts";
import { createAccount, e2eTarget, expect, test, uniqueEmail } from "../setup/test.ts";

/** The channel stands, and tells nothing: this browser learns from refusals alone. */
async function hearNothing(page: Page): Promise<void> {
  await page.routeWebSocket(/\/api\/live/, () => {});
}

/** Ends the licence of a scene's property, so that everything it asks for is refused from now on. */
async function endLicence({ property }: Scene): Promise<void> {
  await operate(e2eTarget, "PUT", `/properties/${property.id}/licence`, licenceOf("PAID", { to: -30 }));
}

async function expectToast(page: Page, title: string): Promise<void> {
  const toast = page.getByRole("alert").filter({ hasText: title });
  await expect(toast.first()).toBeVisible();
}

test.describe("a refused save says so in the words of its tab, and keeps what was typed", () => {
  test.use({ expectedComplaints: [/status of 403/] });

  test("style [S181]", async ({ page, openScene, enter }) => {
    const scene = await openScene();
    await hearNothing(page);
    await enter(page, scene, "/setup/theme");
    await endLicence(scene);
    await page.getByLabel("Primary", { exact: true }).fill("#14263f");
    await page.getByRole("button", { name: "Apply" }).click();
    await expectToast(page, "Error updating style");
    await expect(page.getByLabel("Primary", { exact: true })).toHaveValue("#14263f");
  });

  test("social media [S182]", async ({ page, openScene, enter }) => {
    const scene = await openScene();
    await hearNothing(page);
    await enter(page, scene, "/setup/social");
    await endLicence(scene);
    await page.getByRole("radio", { name: "Left" }).check({ force: true });
    await page.getByRole("button", { name: "Apply" }).click();
    await expectToast(page, "Social media update failed");
  });

  test("the property's own fields [S178]", async ({ page, openScene, enter }) => {
    const scene = await openScene();
    await hearNothing(page);
    await enter(page, scene, "/setup/homepage");
    await endLicence(scene);
    await page.getByLabel("Property name").fill("Harbour House");
    await page.getByRole("button", { name: "Apply" }).click();
    await expectToast(page, "Update failed");
    await expect(page.getByLabel("Property name")).toHaveValue("Harbour House");
  });

  test("a button [S176]", async ({ page, openScene, enter }) => {
    const scene = await openScene();
    const buttons = [usableButton("link", 1, "Breakfast")];
    await scene.withButtons(buttons);
    await hearNothing(page);
    await enter(page, scene, "/setup/buttons");
    await page
      .getByRole("button", { name: /^Breakfast/ })
      .first()
      .click();
    await page.getByRole("textbox", { name: "Name" }).first().fill("Brunch");
    await endLicence(scene);
    await page.getByRole("button", { name: "Save button" }).click();
    await expectToast(page, "Error updating button");
    await expect(page.getByRole("textbox", { name: "Name" }).first()).toHaveValue("Brunch");
  });

  test("a reset [S172]", async ({ page, openScene, enter }) => {
    const scene = await openScene({ name: "Gull Hotel" });
    await hearNothing(page);
    await enter(page, scene, "/settings");
    await page.getByRole("button", { name: "Reset content" }).click();
    await endLicence(scene);
    await page.getByRole("alertdialog").getByRole("button", { name: "Reset", exact: false }).last().click();
    await expectToast(page, "Error resetting content for Gull Hotel");
  });
});

test.describe("what nobody plans", () => {
  test.use({ expectedComplaints: [/./] });

  test("an answer that is not the product's, as a hotel network's sign-in page, is said and nothing is lost [S169]", async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene({ name: "Gull Hotel" });
    await enter(page, scene, "/settings");
    await page.route("**/reset", (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Welcome to our Wi-Fi</h1>" }),
    );
    await page.getByRole("button", { name: "Reset content" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Reset", exact: false }).last().click();
    await expectToast(page, "Something went wrong");
    await expect(page.getByRole("alertdialog")).toBeVisible();
  });

  test("a colleague's change that can't be fetched is said, and what is on the screen stands [S173]", {
    tag: "@all",
  }, async ({ page, openScene, enter }) => {
    const scene = await openScene();
    await enter(page, scene, "/setup/theme");
    await page.route("**/documents/theme**", (route) => route.abort("connectionreset"));
    const theme = await scene.caller.call("GET", scene.at("/documents/theme"));
    const { body, revision } = (await theme.json()) as { body: object; revision: number };
    await scene.caller.call("PUT", scene.at("/documents/theme"), {
      json: { ...body, primary: "#14263f" },
      revision,
    });
    await expectToast(page, "Error getting property");
    await expect(page.getByLabel("Primary", { exact: true })).not.toHaveValue("#14263f");
  });

  test("a reset link that was used meanwhile resets nothing, and leads to a new one [S171]", async ({
    page,
    context,
  }) => {
    const { email } = await createAccount(e2eTarget, { email: uniqueEmail() });
    await e2eTarget.send(
      new Request(`${e2eTarget.origin}/api/identity/reset-password`, {
        method: "POST",
        body: new URLSearchParams({ useremail: email }),
      }),
    );
    const link = page.getByRole("article").filter({ hasText: email }).first().locator("a[href*='?token=']");
    await expect(async () => {
      await page.goto("/dev/mail");
      await expect(link).toHaveCount(1, { timeout: 1_000 });
    }).toPass();
    const address = (await link.getAttribute("href")) ?? "";
    const other = await context.newPage();
    await other.goto(address);
    await page.goto(address);
    const choosePassword = async (tab: Page) => {
      await tab.getByLabel("New password", { exact: true }).fill("a harbour full of gulls");
      await tab.getByRole("button", { name: "Save password" }).click();
    };
    await choosePassword(other);
    await expect(other.getByText("Your new password is saved.")).toBeVisible();
    await choosePassword(page);
    await expect(page.getByText(/^Error resetting account\. /)).toBeVisible();
    await expect(page.getByRole("link", { name: "Ask for a new link" })).toBeVisible();
  });
});

test("a sign-in without a password is named, and the address stays [S165]", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Email").fill("staff@foyer.example");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expectToast(page, "Invalid login");
  await expect(page.getByLabel("Email")).toHaveValue("staff@foyer.example");
});

test("an address that is none is named before anything is sent to it [S167]", async ({ page }) => {
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill("front desk");
  await page.getByRole("button", { name: "Send the link" }).click();
  await expectToast(page, "Invalid email");
  await expect(page.getByLabel("Email")).toHaveValue("front desk");
});

test("a social channel without an address is saved, and warned of [S164]", async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await openScene();
  await enter(page, scene, "/setup/social");
  await page.getByRole("button", { name: /Add a channel/ }).click();
  await page.getByRole("menuitem", { name: "Instagram" }).click();
  await page.getByRole("button", { name: "Apply" }).click();
  await expectToast(page, "You have a social media channel without a URL");
});

test("toasts stand for five seconds, are announced, stack and can be dismissed [S183, S205]", async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await openScene();
  await enter(page, scene, "/setup/theme");
  const duration = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--toast-duration").trim(),
  );
  expect(["5s", "5000ms"]).toContain(duration);
  const apply = async (colour: string) => {
    await page.getByLabel("Primary", { exact: true }).fill(colour);
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByRole("button", { name: "Apply" })).toBeDisabled();
  };
  const toasts = page.getByRole("listitem").filter({ hasText: "Style updated" });
  await apply("#14263f");
  await apply("#14264f");
  await expect(toasts).toHaveCount(2);
  await toasts.first().getByRole("button", { name: "Dismiss" }).click();
  await expect(toasts).toHaveCount(1);
  // It waits while somebody points at it.
  await page.mouse.move(10, 10);
  await expect(toasts).toHaveCount(0);
});

for (const [width, tab, tag] of [
  [1_440, "homepage", ["@all"]],
  [900, "homepage", []],
  [1_440, "publish", ["@all"]],
] as const) {
  test(`toasts cover no field, no button and no name of a tab on the ${tab} tab at ${width} [S47, S183]`, {
    tag: [...tag],
  }, async ({ page, openScene, enter }) => {
    await page.setViewportSize({ width, height: 900 });
    await enter(page, await openScene(), `/setup/${tab}`);
    if (tab === "homepage") {
      // Several stand at once.
      for (const name of ["Gull Hotel", "Tern Hotel", ""]) {
        await page.getByLabel("Property name").fill(name);
        await page.getByRole("button", { name: "Apply" }).click();
      }
      await expect(page.getByRole("alert").filter({ hasText: "Missing property name field" })).toBeVisible();
    } else {
      await page.getByRole("button", { name: "Regenerate" }).click();
      await page.getByRole("alertdialog").getByRole("button").last().click();
    }
    await expect(page.locator("[data-sonner-toast]").last()).toBeVisible();
    const isCovered = await page.evaluate(async () => {
      const toasts = [...document.querySelectorAll("[data-sonner-toast]")];
      await Promise.all(toasts.flatMap((toast) => toast.getAnimations()).map(({ finished }) => finished));
      const boxes = toasts.map((toast) => toast.getBoundingClientRect());
      const isUnder = ({ x, y, width: w, height: h }: DOMRect) =>
        boxes.some(
          ({ left, right, top, bottom }) => w > 0 && x < right && x + w > left && y < bottom && y + h > top,
        );
      const controls = document.querySelectorAll("#content :is(input, textarea, select, button)");
      const labels = [...document.querySelectorAll("#content :is(nav a, header span)")].filter(
        ({ textContent }) => !/applied/.test(textContent),
      );
      const words = labels.map((label) => {
        const range = document.createRange();
        range.selectNodeContents(label);
        return { outerHTML: label.outerHTML, box: range.getBoundingClientRect() };
      });
      return [...controls]
        .map((control) => ({ outerHTML: control.outerHTML, box: control.getBoundingClientRect() }))
        .concat(words)
        .filter(({ box }) => isUnder(box))
        .map(({ outerHTML }) => outerHTML);
    });
    expect(isCovered).toEqual([]);
  });
}
