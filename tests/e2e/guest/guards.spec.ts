import type { Button, ButtonOf } from "#domain/content/button.ts";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Place } from "#domain/place/place.ts";
import { expectAnswer } from "../../../scripts/api/caller.ts";
import { usableButton } from "../../factories/draft.ts";
import type { Scene } from "../../factories/scene.ts";
import { findViolations } from "../setup/axe.ts";
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

/** Adds Room 214. @returns its card's code. */
async function addRoom({ caller, at }: Scene): Promise<string> {
  const json = { kind: "room", ranges: "214", lines: "" };
  await expectAnswer(await caller.call("POST", at("/places"), { json }));
  const { items } = (await expectAnswer(await caller.call("GET", at("/places")))) as { items: Place[] };
  return items[0]?.code ?? "";
}

/** A portal with a PIN-guarded button and a form that needs a scanned card, and the card's address. */
async function publishGuarded(scene: Scene, languages: readonly ContentLanguage[]) {
  for (const language of languages) await scene.withButtons([BUTTON, SERVICES], { language });
  const code = await addRoom(scene);
  await scene.publish();
  await expectAnswer(await scene.caller.call("PUT", scene.at(`/pins/${BUTTON.id}`), { json: { pin: PIN } }));
  return { card: `${e2eTarget.origin}/q/${code}`, page: `${e2eTarget.origin}/p/${scene.property.slug}` };
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";
  test(`a guest who knows the PIN gets what it guards, and a form for those who have scanned a card opens for them alone, ${how} scripts [R3, R4, R8, R12]`, {
    // API tests cover pages and refusals without scripts (`guards.worker.test.ts`, `guarded-forms.worker.test.ts`).
    tag: javaScriptEnabled ? [] : "@all",
  }, async ({ openPage, openScene }) => {
    const scene = await openScene({ languages: ["en", "ar"], features: { guestServices: true } });
    const addresses = await publishGuarded(scene, ["en", "ar"]);
    const page = await openPage({ ...PHONE, javaScriptEnabled });
    const home = `${addresses.page}/en`;
    const wifi = page.locator(`#d-${BUTTON.id}`);
    const form = page.locator(`#d-${SERVICES.id}`);
    await test.step("a PIN", async () => {
      await page.goto(home);
      await page.getByRole("link", { name: "Wi-Fi" }).click();
      await expect(wifi.getByLabel("PIN")).toBeVisible();
      if (javaScriptEnabled) expect(await findViolations(page)).toEqual([]);
      await wifi.getByLabel("PIN").fill("0000");
      await wifi.getByRole("button", { name: "Continue" }).click();
      await expect(wifi.getByText("That PIN isn’t right. Please try again.")).toBeVisible();
      await wifi.getByLabel("PIN").fill(PIN);
      await wifi.getByRole("button", { name: "Continue" }).click();
      await wifi.getByText("Show password").click();
      await expect(wifi.getByText(PASSWORD)).toBeVisible();
    });
    if (javaScriptEnabled) {
      await test.step("the device is let in again, and keeps nothing of it", async () => {
        expect(await findViolations(page)).toEqual([]);
        await page.goto("about:blank");
        await page.goto(home);
        await page.getByRole("link", { name: "Wi-Fi" }).click();
        await expect(wifi.getByText("Show password")).toBeVisible();
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
      await test.step("the question in Arabic is accessible and as wide as the phone", async () => {
        const another = await openPage(PHONE);
        await another.goto(`${addresses.page}/ar`);
        await another.getByRole("link", { name: "Wi-Fi" }).click();
        await expect(another.locator(`#d-${BUTTON.id}`).getByRole("textbox")).toBeVisible();
        expect(await findViolations(another)).toEqual([]);
        expect(await another.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      });
    }
    await test.step("a card: the room is known, and can be changed", async () => {
      await page.goto("about:blank");
      await page.goto(home);
      await page.getByRole("link", { name: "Guest services protected" }).click();
      await form.getByRole("button", { name: "Continue" }).click();
      await expect(form.getByText(/^Please scan a card .* first, or call us\.$/)).toBeVisible();
      await page.goto(addresses.card);
      await page.goto(home);
      await page.getByRole("link", { name: "Guest services protected" }).click();
      if (!javaScriptEnabled) await form.getByRole("button", { name: "Continue" }).click();
      await form.getByText("Towels").click();
      if (javaScriptEnabled) {
        await expect(form.getByText("Room 214")).toBeVisible();
        const field = form.locator("[name=room]");
        await expect(field).toBeHidden();
        expect(await findViolations(page)).toEqual([]);
        await form.getByRole("button", { name: "Change" }).click();
        await expect(field).toBeFocused();
      }
      await form.getByRole("button", { name: "Send request" }).click();
      await expect(form.getByRole("status").first()).toBeVisible();
      if (javaScriptEnabled) await expect(form.locator("[data-code]")).toBeVisible();
      else await expect(form.getByRole("button", { name: "Continue" })).toBeHidden();
      const { items } = (await expectAnswer(await scene.caller.call("GET", scene.at("/requests")))) as {
        items: GuestRequest[];
      };
      expect(items).toMatchObject([{ room: "", place: { kind: "room", name: "214" } }]);
    });
  });
}

test("the question for a PIN in de is accessible and as wide as the phone [R8]", { tag: "@all" }, async ({
  openPage,
  openScene,
}) => {
  const scene = await openScene({ languages: ["en", "de"] });
  await scene.withButtons([BUTTON, usableButton("link", 2, "Side door")]);
  await scene.publish();
  const page = await openPage(PHONE);
  await page.goto(`${e2eTarget.origin}/p/${scene.property.slug}/de`);
  await page.getByRole("link", { name: "Wi-Fi" }).click();
  await expect(page.locator(`#d-${BUTTON.id}`).getByRole("textbox")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("before publishing staff read which button has no PIN, and set one, which nobody reads again [R8]", async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await (await openScene()).withButtons([BUTTON, usableButton("link", 2, "Side door")]);
  await enter(page, scene, "/setup/publish");
  const warning = page.getByRole("listitem").filter({ hasText: "“Wi-Fi” has no PIN" });
  await test.step("a warning leads to the field", async () => {
    await expect(warning).toContainText("Nobody can open it until you set one.");
    await warning.getByRole("link", { name: "Fix in Buttons" }).click();
    await expect(page.getByLabel("New PIN")).toBeFocused();
    await page.keyboard.type(PIN);
    await page.getByRole("button", { name: "Set the PIN" }).click();
    await expect(page.getByText("The new PIN is in use").first()).toBeVisible();
  });
  await test.step("another button is guarded", async () => {
    await page
      .getByRole("button", { name: /^Side door/ })
      .first()
      .click();
    await page.getByText("Who may open it").first().click();
    await page.getByText("With a PIN").click();
    await page.getByLabel("New PIN").fill(PIN);
    await page.getByRole("button", { name: "Set the PIN" }).click();
    await expect(page.getByLabel("New PIN")).toHaveValue("");
    await page.getByRole("button", { name: "Save button" }).click();
    await expect(page.getByText("Button Updated").first()).toBeVisible();
    const buttons = await scene.savedButtons();
    expect(buttons).toMatchObject([{ guard: "pin" }, { guard: "pin" }]);
    expect(JSON.stringify(buttons)).not.toContain(PIN);
  });
  await page
    .getByRole("navigation", { name: "Setup" })
    .getByRole("link", { name: /^Publish/ })
    .click();
  await expect(page.getByText("Before you publish")).toBeVisible();
  await expect(warning).toHaveCount(0);
});
