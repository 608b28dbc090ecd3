import { enterDemo } from "../setup/demo.ts";
import { expect, test } from "../setup/test.ts";

const CANVAS_COLOUR = "getComputedStyle(document.body).backgroundColor";
const LIGHT = "rgb(255, 255, 255)";
const DARK = "rgb(23, 31, 26)";

test("the night shift gets a dark screen: as the device says, or as somebody chooses for this browser; paper stays light [N10]", async ({
  page,
}) => {
  const ground = () => page.evaluate<string>(CANVAS_COLOUR);
  await page.emulateMedia({ colorScheme: "dark" });
  await enterDemo(page, "/settings");
  await expect.poll(ground).toBe(DARK);
  const logo = page.locator("aside img").first();
  await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain("logo-light");
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  expect(await ground()).toBe(LIGHT);
  await page.emulateMedia({ colorScheme: "dark", media: "screen" });

  const choice = page.getByLabel("Appearance");
  await choice.selectOption("light");
  await expect.poll(ground).toBe(LIGHT);
  await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain("logo-dark");
  // The choice is stored in this browser: the server renders other screens with it too.
  await page.goto("/dashboard");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  expect(await ground()).toBe(LIGHT);

  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/settings");
  await choice.selectOption("dark");
  await expect.poll(ground).toBe(DARK);
  await page.goto("/settings");
  expect(await ground()).toBe(DARK);
  await expect(choice).toHaveValue("dark");
  await choice.selectOption("As this device");
  await expect.poll(ground).toBe(LIGHT);
  await expect(page.locator("html")).not.toHaveAttribute("data-theme", /./);
});
