import type { Button } from "#domain/content/button.ts";
import { expectAnswer } from "../../../scripts/api/caller.ts";
import { usableButton } from "../../factories/draft.ts";
import { violationsOf } from "../setup/axe.ts";
import { e2eTarget, expect, test } from "../setup/test.ts";

const PASSWORD = "behind-the-green-door";
const PIN = "7418";
const BUTTON = {
  ...usableButton("link", 1, "Wi-Fi"),
  destination: "wifi",
  wifi: { network: "Guests", security: "wpa", password: PASSWORD },
  guard: "pin",
} as Button;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

test("a guest who knows the PIN gets what it guards, and their device is let in again [R8]", async ({
  openPage,
  openScene,
}) => {
  const scene = await (await openScene()).withButtons([BUTTON]);
  await scene.publish();
  await expectAnswer(await scene.caller.call("PUT", scene.at(`/pins/${BUTTON.id}`), { json: { pin: PIN } }));
  const page = await openPage(PHONE);
  const address = `${e2eTarget.origin}/p/${scene.property.slug}/en`;
  await page.goto(address);
  await page.getByRole("link", { name: "Wi-Fi" }).click();
  const sheet = page.locator(`#d-${BUTTON.id}`);
  await expect(sheet.getByLabel("PIN")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await sheet.getByLabel("PIN").fill("0000");
  await sheet.getByRole("button", { name: "Continue" }).click();
  await expect(sheet.getByText("That is not the PIN. Please try again.")).toBeVisible();
  await sheet.getByLabel("PIN").fill(PIN);
  await sheet.getByRole("button", { name: "Continue" }).click();
  await sheet.getByText("Show password").click();
  await expect(sheet.getByText(PASSWORD)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.goto("about:blank");
  await page.goto(address);
  await page.getByRole("link", { name: "Wi-Fi" }).click();
  await expect(sheet.getByText("Show password")).toBeVisible();
  const kept = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        texts.push((await (await cache.match(request))?.text()) ?? "");
    }
    return texts.join("\n");
  });
  expect(kept).not.toContain(PASSWORD);
});

test("without scripts a form asks for the PIN, and the page comes with what it guards [R8]", async ({
  openPage,
  openScene,
}) => {
  const scene = await (await openScene()).withButtons([BUTTON]);
  await scene.publish();
  await expectAnswer(await scene.caller.call("PUT", scene.at(`/pins/${BUTTON.id}`), { json: { pin: PIN } }));
  const page = await openPage({ ...PHONE, javaScriptEnabled: false });
  await page.goto(`${e2eTarget.origin}/p/${scene.property.slug}/en`);
  await page.getByRole("link", { name: "Wi-Fi" }).click();
  const sheet = page.locator(`#d-${BUTTON.id}`);
  await sheet.getByLabel("PIN").fill("0000");
  await sheet.getByRole("button", { name: "Continue" }).click();
  await expect(sheet.getByText("That is not the PIN. Please try again.")).toBeVisible();
  await sheet.getByLabel("PIN").fill(PIN);
  await sheet.getByRole("button", { name: "Continue" }).click();
  await sheet.getByText("Show password").click();
  await expect(sheet.getByText(PASSWORD)).toBeVisible();
});

test("staff guard a button with a PIN, which nobody reads again [R8]", async ({ page, openScene, enter }) => {
  const scene = await (await openScene()).withButtons([usableButton("link", 1, "Side door")]);
  await enter(page, scene, "/setup/buttons");
  await page
    .getByRole("button", { name: /^Side door/ })
    .first()
    .click();
  await page.getByText("Who may open it").first().click();
  await page.getByText("With a PIN").click();
  await page.getByLabel("New PIN").fill(PIN);
  await page.getByRole("button", { name: "Set the PIN" }).click();
  await expect(page.getByText("The new PIN holds").first()).toBeVisible();
  await expect(page.getByLabel("New PIN")).toHaveValue("");
  await page.getByRole("button", { name: "Save button" }).click();
  await expect(page.getByText("Button Updated").first()).toBeVisible();
  const answer = await scene.caller.call("GET", scene.at("/documents/buttons?language=en"));
  const { body } = (await expectAnswer(answer)) as { body: { buttons: Button[] } };
  expect(body.buttons[0]).toMatchObject({ guard: "pin" });
  expect(JSON.stringify(body)).not.toContain(PIN);
});
