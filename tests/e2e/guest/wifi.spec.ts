import type { Button } from "#domain/content/button.ts";
import { readQr } from "../../factories/browser/read-qr.ts";
import { usableButton } from "../../factories/draft.ts";
import { findViolations } from "../setup/axe.ts";
import { e2eTarget, expect, test } from "../setup/test.ts";

const WIFI = { network: "Marlowe; Guest", security: "wpa", password: "harbour,light:58" } as const;
const BUTTON = {
  ...usableButton("link", 1, "Wi-Fi"),
  destination: "wifi",
  icon: "wifi",
  wifi: WIFI,
} as Button;
const CODE = "WIFI:T:WPA;S:Marlowe\\; Guest;P:harbour\\,light\\:58;;";
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

test("a guest copies the hidden password, shows it, and a second device reads the code [R7]", async ({
  openPage,
  openScene,
}) => {
  const scene = await (await openScene()).withButtons([BUTTON]);
  await scene.publish();
  const page = await openPage({ ...PHONE, permissions: ["clipboard-read", "clipboard-write"] });
  await page.goto(`${e2eTarget.origin}/p/${scene.property.slug}/en`);
  await page.getByRole("link", { name: "Wi-Fi" }).click();
  const sheet = page.locator(`#d-${BUTTON.id}`);
  await expect(sheet.getByText(WIFI.password)).toBeHidden();
  await sheet.getByRole("button", { name: "Copy Password" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(WIFI.password);
  await sheet.getByText("Show password").click();
  await expect(sheet.getByText(WIFI.password)).toBeVisible();
  expect(readQr(await sheet.locator("svg.p-qr").screenshot())).toBe(CODE);
  expect(await findViolations(page)).toEqual([]);
});

test("without scripts the network and its password are there to be read [R7]", {
  tag: "@all",
}, async ({ openPage, openScene }) => {
  const scene = await (await openScene()).withButtons([BUTTON]);
  await scene.publish();
  const page = await openPage({ ...PHONE, javaScriptEnabled: false });
  await page.goto(`${e2eTarget.origin}/p/${scene.property.slug}/en`);
  await page.getByRole("link", { name: "Wi-Fi" }).click();
  const sheet = page.locator(`#d-${BUTTON.id}`);
  await expect(sheet.getByText(WIFI.network)).toBeVisible();
  await sheet.getByText("Show password").click();
  await expect(sheet.getByText(WIFI.password)).toBeVisible();
});
