import type { Page } from "@playwright/test";
import { expect, test } from "./setup/test.ts";

/** Keeps the page's scripts back, as a slow line does, until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/entry\.client[^/]*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

test("what is typed and pressed before the screen is alive is not lost [S110, S177]", async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await openScene({ name: "Harbour Hotel" });
  await enter(page, scene);
  const release = await holdScripts(page);
  await page.goto("/setup/homepage", { waitUntil: "commit" });
  await page.getByLabel("Property name").fill("Quay Hotel");
  await page.getByRole("button", { name: /^Property: Harbour Hotel/ }).click();
  await expect(page.getByText("You have unsaved changes")).toHaveCount(0);
  release();
  await expect(page.getByRole("menu")).toBeVisible();
  await expect(page.getByText("You have unsaved changes")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Property name")).toHaveValue("Quay Hotel");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Everything is applied")).toBeVisible();
  const saved = () => scene.caller.call("GET", scene.at("")).then((answer) => answer.json());
  await expect.poll(saved).toMatchObject({ name: "Quay Hotel" });
});

test("a box that is ticked before the screen is alive stays ticked [S110]", async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await openScene({ languages: ["en"] });
  await enter(page, scene);
  const release = await holdScripts(page);
  await page.goto("/setup/homepage", { waitUntil: "commit" });
  await page.getByRole("checkbox", { name: "German" }).check();
  release();
  await expect(page.getByText("You have unsaved changes")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "German" })).toBeChecked();
});
