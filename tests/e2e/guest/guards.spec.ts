import type { Button, ButtonOf } from "#domain/content/button.ts";
import type { Place } from "#domain/place/place.ts";
import { expectAnswer } from "../../../scripts/api/caller.ts";
import { usableButton } from "../../factories/draft.ts";
import type { Scene } from "../../factories/scene.ts";
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
const TOWELS = usableButton("guest-services", 3, "Guest services") as ButtonOf<"guest-services">;
const SERVICES = {
  ...TOWELS,
  services: TOWELS.services.map((service) => ({ ...service, name: "Towels", roomRequired: true })),
  guard: "card",
} as Button;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** Adds Room 214, and gives the code of its card. */
async function addRoom({ caller, at }: Scene): Promise<string> {
  const json = { kind: "room", ranges: "214", lines: "" };
  await expectAnswer(await caller.call("POST", at("/places"), { json }));
  const { items } = (await expectAnswer(await caller.call("GET", at("/places")))) as { items: Place[] };
  return items[0]?.code ?? "";
}

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

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";
  test(`a form for those who have scanned a card opens for them alone, and is sent, ${how} scripts [R8, R12]`, async ({
    openPage,
    openScene,
  }) => {
    const scene = await (await openScene({ features: { guestServices: true } })).withButtons([SERVICES]);
    const code = await addRoom(scene);
    await scene.publish();
    const page = await openPage({ ...PHONE, javaScriptEnabled });
    const address = `${e2eTarget.origin}/p/${scene.property.slug}/en`;
    await page.goto(address);
    await page.getByRole("link", { name: "Guest services protected" }).click();
    const sheet = page.locator(`#d-${SERVICES.id}`);
    await sheet.getByRole("button", { name: "Continue" }).click();
    await expect(sheet.getByText("Please scan a card here first, or call us.")).toBeVisible();
    await page.goto(`${e2eTarget.origin}/q/${code}`);
    await page.goto(address);
    await page.getByRole("link", { name: "Guest services protected" }).click();
    if (!javaScriptEnabled) await sheet.getByRole("button", { name: "Continue" }).click();
    await sheet.getByText("Towels").click();
    if (javaScriptEnabled) await expect(sheet.getByText("Room 214")).toBeVisible();
    await sheet.getByRole("button", { name: "Send request" }).click();
    await expect(sheet.getByRole("status").first()).toBeVisible();
    if (javaScriptEnabled) await expect(sheet.locator("[data-code]")).toBeVisible();
    else await expect(sheet.getByRole("button", { name: "Continue" })).toBeHidden();
  });
}

for (const language of ["de", "ar"] as const) {
  test(`the question for a PIN in ${language} is accessible and as wide as the phone [R8]`, {
    tag: language === "ar" ? [] : "@all",
  }, async ({ openPage, openScene }) => {
    const scene = await openScene({ languages: ["en", language] });
    await scene.withButtons([BUTTON, usableButton("link", 2, "Side door")]);
    await scene.publish();
    const page = await openPage(PHONE);
    await page.goto(`${e2eTarget.origin}/p/${scene.property.slug}/${language}`);
    await page.getByRole("link", { name: "Wi-Fi" }).click();
    await expect(page.locator(`#d-${BUTTON.id}`).getByRole("textbox")).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}

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

test("before publishing staff read which button has no PIN, and come to the field that sets one [R8]", async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await (await openScene()).withButtons([BUTTON]);
  await enter(page, scene, "/setup/publish");
  const warning = page.getByRole("listitem").filter({ hasText: "“Wi-Fi” has no PIN" });
  await expect(warning).toContainText("Nobody can open it until you set one.");
  await warning.getByRole("link", { name: "Fix in Buttons" }).click();
  await expect(page.getByLabel("New PIN")).toBeFocused();
  await page.keyboard.type(PIN);
  await page.getByRole("button", { name: "Set the PIN" }).click();
  await expect(page.getByText("The new PIN holds").first()).toBeVisible();
  await page
    .getByRole("navigation", { name: "Setup" })
    .getByRole("link", { name: /^Publish/ })
    .click();
  await expect(page.getByText("Before you publish")).toBeVisible();
  await expect(warning).toHaveCount(0);
});
