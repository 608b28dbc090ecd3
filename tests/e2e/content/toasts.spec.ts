import type { Page } from "@playwright/test";
import { callAsOperator, makeLicence } from "#scripts/api/caller.ts";
import { usableButton } from "../../factories/draft.ts";
import type { Scene } from "../../factories/scene.ts";
import { e2eTarget, expect, test, untilAlive } from "../setup/test.ts";

/** A silent live channel: this browser learns only from refusals. */
async function hearNothing(page: Page): Promise<void> {
  await page.routeWebSocket(/\/api\/live/, () => {});
}

/** Ends a property's licence, so that every request is refused, or renews it. */
async function setLicence({ property }: Scene, to: "ended" | "valid"): Promise<void> {
  const licence = makeLicence("PAID", to === "ended" ? { to: -30 } : {});
  await callAsOperator(e2eTarget, "PUT", `/properties/${property.id}/licence`, licence);
}

async function expectToast(page: Page, title: string): Promise<void> {
  const toast = page.getByRole("alert").filter({ hasText: title });
  await expect(toast.first()).toBeVisible();
}

test.describe("a save that is refused", () => {
  test.use({ expectedComplaints: [/status of 403|is not valid JSON/] });

  test("says so in the words of its tab, and keeps what was typed [S169, S172, S176, S178, S181, S182]", async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene({ name: "Gull Hotel" });
    await scene.withButtons([usableButton("link", 1, "Breakfast")]);
    await hearNothing(page);
    await enter(page, scene, "/settings");
    const apply = page.getByRole("button", { name: "Apply" });
    /** Opens the next tab, then ends the licence. */
    const open = async (path: string) => {
      await setLicence(scene, "valid");
      await page.goto(path);
      await untilAlive(page);
      await setLicence(scene, "ended");
    };

    await test.step("a reset", async () => {
      await page.getByRole("button", { name: "Reset content" }).click();
      const dialog = page.getByRole("alertdialog");
      const reset = dialog.getByRole("button", { name: "Reset", exact: false }).last();
      // The answer of a captive portal, such as a hotel's Wi-Fi sign-in.
      const html = { contentType: "text/html", body: "<h1>Welcome to our Wi-Fi</h1>" };
      await page.route("**/reset", (route) => route.fulfill(html));
      await reset.click();
      await expectToast(page, "Something went wrong");
      await expect(dialog).toBeVisible();
      await page.unroute("**/reset");
      await setLicence(scene, "ended");
      await reset.click();
      await expectToast(page, "Error resetting content for Gull Hotel");
    });
    await test.step("the style", async () => {
      await open("/setup/theme");
      const primary = page.getByLabel("Primary", { exact: true });
      await primary.fill("#14263f");
      await apply.click();
      await expectToast(page, "Error updating style");
      await expect(primary).toHaveValue("#14263f");
    });
    await test.step("social media", async () => {
      await open("/setup/social");
      await page.getByRole("radio", { name: "Left" }).check({ force: true });
      await apply.click();
      await expectToast(page, "Social media update failed");
    });
    await test.step("the property's own fields", async () => {
      await open("/setup/homepage");
      await page.getByLabel("Property name").fill("Harbour House");
      await apply.click();
      await expectToast(page, "Update failed");
      await expect(page.getByLabel("Property name")).toHaveValue("Harbour House");
    });
    await test.step("a button", async () => {
      await open("/setup/buttons");
      const name = page.getByRole("textbox", { name: "Name" }).first();
      await page
        .getByRole("button", { name: /^Breakfast/ })
        .first()
        .click();
      await name.fill("Brunch");
      await page.getByRole("button", { name: "Save button" }).click();
      await expectToast(page, "Error updating button");
      await expect(name).toHaveValue("Brunch");
    });
  });
});

test.describe("what nobody plans", () => {
  test.use({ expectedComplaints: [/./] });

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
    // Save by keyboard, so that the mouse stays on the toast.
    await page.getByRole("button", { name: "Apply" }).press("Enter");
    await expect(page.getByRole("button", { name: "Apply" })).toBeDisabled();
  };
  const toasts = page.getByRole("listitem").filter({ hasText: "Style updated" });
  await apply("#14263f");
  // Hovering pauses a toast, however long the next save takes.
  await toasts.hover();
  await apply("#14264f");
  await expect(toasts).toHaveCount(2);
  await toasts.first().getByRole("button", { name: "Dismiss" }).click();
  await expect(toasts).toHaveCount(1);
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
      // Several toasts at once.
      for (const name of ["Gull Hotel", "Tern Hotel", ""]) {
        await page.getByLabel("Property name").fill(name);
        await page.getByRole("button", { name: "Apply" }).click();
        // A press saves what is typed when its request leaves: the next name would leave nothing for its own press.
        if (name) await expect(page.getByText("Draft saved", { exact: true })).toBeVisible();
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
