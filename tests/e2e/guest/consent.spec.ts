import type { Page } from "@playwright/test";
import { usableButton } from "../../factories/draft.ts";
import type { Scene } from "../../factories/scene.ts";
import { findViolations } from "../setup/axe.ts";
import { e2eTarget, expect, test, untilAlive, watch } from "../setup/test.ts";

const SIZES = { phone: { width: 390, height: 844 }, tablet: { width: 1024, height: 768 } } as const;

/** Publishes a property in English and German. @returns the address of its code. */
async function publishPortal(scene: Scene): Promise<string> {
  await scene.withButtons([usableButton("link", 1, "Breakfast menu")]);
  await scene.caller.call("PUT", scene.at("/documents/qr"), {
    json: { marketingConsent: true },
    revision: 1,
  });
  await scene.publish();
  return readCode(scene);
}

async function readCode({ caller, at }: Scene): Promise<string> {
  const response = await caller.call("GET", at("/qr"));
  return ((await response.json()) as { address: string }).address;
}

async function expectNoBarriers(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}

for (const [size, javaScriptEnabled] of [
  ["phone", true],
  ["phone", false],
  ["tablet", true],
] as const) {
  test(`a guest on a ${size} ${javaScriptEnabled ? "with" : "without"} scripts consents, takes it back, or says not now and is not asked again [S11, S81]`, {
    tag: size === "phone" && javaScriptEnabled ? [] : "@all",
  }, async ({ openPage, openScene }) => {
    const scene = await openScene({ languages: ["en", "de"] });
    const code = await publishPortal(scene);
    await test.step("not now", async () => {
      const other = await openPage({ viewport: SIZES[size], locale: "de-DE" });
      await other.goto(code);
      await other.getByRole("button", { name: "Jetzt nicht" }).click();
      await expect(other).toHaveURL(new RegExp(`/p/${scene.property.slug}/de$`));
      await other.goto(code);
      await expect(other).toHaveURL(new RegExp(`/p/${scene.property.slug}$`));
    });
    const page = await openPage({ viewport: SIZES[size], javaScriptEnabled });
    const complaints = watch(page);
    await page.goto(code);
    await expect(page.getByRole("heading", { name: "May we count your return visits?" })).toBeVisible();
    await expectNoBarriersWhere(javaScriptEnabled, page);
    expect(await page.context().cookies()).toEqual([]);
    await page.getByRole("button", { name: "Yes, that’s fine" }).click();
    await expect(page.getByRole("link", { name: "Breakfast menu" })).toBeVisible();
    await page.goto(code);
    await expect(page.getByRole("link", { name: "Breakfast menu" })).toBeVisible();
    await page.getByRole("link", { name: "Privacy" }).click();
    await expectNoBarriersWhere(javaScriptEnabled, page);
    await page.getByRole("button", { name: "Withdraw consent" }).click();
    await expect(page.getByText("We don’t recognise return visits from this phone.")).toBeVisible();
    await page.getByRole("link", { name: `Back to ${scene.property.name}` }).click();
    await expect(page.getByRole("link", { name: "Breakfast menu" })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

/** Axe needs scripts. */
async function expectNoBarriersWhere(hasScripts: boolean, page: Page): Promise<void> {
  if (hasScripts) await expectNoBarriers(page);
}

test("a guest comes back in the language that they chose, with and without scripts [S83]", async ({
  openPage,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await openPage({ viewport: SIZES.phone, javaScriptEnabled });
    await page.goto(`${e2eTarget.origin}/p/marlowe-harbour`);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.locator(".p-lang summary").click();
    await page.getByRole("link", { name: "العربية" }).click();
    await expect(page).toHaveURL(/\/p\/marlowe-harbour\/ar$/);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await page.goto(`${e2eTarget.origin}/p/marlowe-harbour`);
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  }
});

test("staff switch the question on, publish, and see scans of the old code [S17, S81, S198]", {
  tag: "@all",
}, async ({ page, openScene, enter, openPage }) => {
  const scene = await openScene();
  await scene.withButtons([usableButton("link", 1, "Breakfast menu")]);
  await enter(page, scene, "/setup/publish");
  await page.getByRole("switch", { name: "Marketing consent" }).check();
  await expect(page.getByText("Update successful")).toBeVisible();
  await page.reload();
  await untilAlive(page);
  await expect(page.getByRole("switch", { name: "Marketing consent" })).toBeChecked();
  await scene.publish();
  const code = await readCode(scene);
  await scene.caller.call("POST", scene.at("/qr/regenerate"));

  // A browser that reports no screen counts as a bot, and is not counted.
  const guest = await openPage({
    viewport: SIZES.phone,
    userAgent: "Mozilla/5.0 (iPhone) Version/19.0 Mobile Safari/604.1",
  });
  await guest.goto(code);
  await expect(guest.getByRole("heading", { name: "This QR code is no longer in use" })).toBeVisible();
  await expect(guest.getByText(scene.property.name)).toBeVisible();
  await expectNoBarriers(guest);
  await guest.goto(await readCode(scene));
  await expect(guest.getByRole("button", { name: "Not now" })).toBeVisible();

  await page.reload();
  await expect(page.getByText("1 scan of old codes in the last 30 days")).toBeVisible();
});
