import type { Button, ButtonOf } from "#domain/content/button.ts";
import { PROGRESS_WORDS } from "#portal/words/progress-words.ts";
import { usableButton } from "../../factories/draft.ts";
import { addPerson, enterAs } from "../setup/people.ts";
import { readPrint } from "../setup/printed-cards.ts";
import { e2eTarget, expect, test } from "../setup/test.ts";

const SERVICES = usableButton("guest-services", 1, "Guest services") as ButtonOf<"guest-services">;
const towels = (name: string): Button => ({
  ...SERVICES,
  services: SERVICES.services.map((service) => ({ ...service, name, icon: "shirt", roomRequired: true })),
});
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
/** Maximum time from a press by staff until every page shows the change. */
const TWO_SECONDS = { timeout: 2_000 } as const;
/** Four floors with a hundred rooms each. */
const ROOMS = Array.from({ length: 400 }, (_, index) => 101 + index);
const ARABIC = PROGRESS_WORDS.ar;

test("400 rooms come from a spreadsheet, a sheet is printed, and who scans Room 214 gets towels: asked in Arabic, taken on a phone, seen at the desk and by the guest [R1, R2, R4, R9, R12]", async ({
  page,
  openPage,
  openScene,
  enter,
}) => {
  const scene = await openScene({ languages: ["en", "ar"], features: { guestServices: true } });
  await scene.withButtons([towels("Bath towels")]);
  await scene.withButtons([towels("مناشف")], { language: "ar" });
  await scene.publish();

  await enter(page, scene, "/places");
  await page.getByRole("button", { name: "Add rooms" }).click();
  await page.getByLabel("CSV file").setInputFiles({
    name: "rooms.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(ROOMS.map((room) => `room;${room}`).join("\r\n")),
  });
  await page.getByRole("button", { name: "Add 400 places" }).click();
  await expect(page.getByRole("radio", { name: "All 400" })).toBeAttached();
  await page.getByLabel("Find a place or code").fill("Room 21");
  await expect(page.getByRole("table").getByRole("rowheader")).toHaveCount(10);
  for (let room = 211; room <= 218; room += 1) await page.getByLabel(`Select Room ${room}`).check();
  await page.getByRole("link", { name: "Print cards" }).last().click();
  await expect(page.getByRole("button", { name: "Print 1 page" })).toBeVisible();
  const { pages, read } = await readPrint(page);
  expect(pages).toEqual(["210 × 297"]);
  expect(new Set(read).size).toBe(8);
  const names = await page
    .locator("[data-card] svg[role=img]")
    .evaluateAll((codes) => codes.map((code) => code.getAttribute("aria-label")));
  const address = read[names.indexOf("Room 214")] ?? "";
  expect(address.startsWith(`${e2eTarget.origin}/q/`)).toBe(true);

  await page.goto("/inbox");
  const housekeeping = await openPage(PHONE);
  await enterAs(housekeeping, await addPerson(scene, "editor", "Housekeeping"), scene, "/inbox");
  const guest = await openPage({ ...PHONE, locale: "ar" });
  await guest.goto(address);
  await expect(guest.locator("html")).toHaveAttribute("lang", "ar");
  await guest.getByRole("link", { name: "Guest services" }).click();
  const sheet = guest.locator(`#d-${SERVICES.id}`);
  await sheet.getByText("مناشف").click();
  await expect(sheet.getByText("الغرفة 214")).toBeVisible();
  const listens = guest.waitForEvent("websocket");
  await sheet.getByRole("button", { name: "إرسال الطلب" }).click();
  const now = sheet.locator("[aria-current=step]");
  await expect(now).toContainText(ARABIC.sent);
  await listens;

  const desk = (group: RegExp) => page.getByRole("list", { name: group }).getByText("Room 214");
  await expect(desk(/^New/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Inbox 1 new request" })).toBeVisible();
  const card = housekeeping.getByRole("listitem").filter({ hasText: "Room 214" });
  await card.getByRole("button", { name: /^On it/ }).click();
  await expect(desk(/^On it/)).toBeVisible(TWO_SECONDS);
  await expect(page.getByRole("link", { name: /Room 214.*Housekeeping/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Inbox", exact: true })).toBeVisible();
  await expect(now).toContainText(ARABIC.taken, TWO_SECONDS);

  await housekeeping.getByRole("navigation", { name: "Inbox" }).getByRole("link", { name: /On it/ }).click();
  await card.getByRole("link").click();
  await housekeeping.getByRole("article").getByRole("button", { name: "Done" }).click();
  await expect(sheet.getByRole("button", { name: ARABIC.missing })).toBeVisible(TWO_SECONDS);
  await expect(desk(/^Done today/)).toBeVisible();

  const code = await sheet.locator("[data-receipt]").getAttribute("data-receipt");
  const later = await openPage({ ...PHONE, javaScriptEnabled: false });
  await later.goto(`${e2eTarget.origin}/p/${scene.property.slug}/ar/receipts/${code}`);
  await expect(later.locator(`#d-${SERVICES.id}`)).toContainText(ARABIC.missing);
});
