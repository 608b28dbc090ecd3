import type { Page } from "@playwright/test";
import type { Place } from "#domain/place/place.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { BREAKFAST, CHECK_OUT, sampleAnswers, savedAnswers } from "../../factories/answers.ts";
import type { Scene } from "../../factories/scene.ts";
import { readPrint } from "../setup/printed-cards.ts";
import { expect, test, untilAlive } from "../setup/test.ts";

async function addPlaces(scene: Scene, json: { ranges?: string; lines?: string }): Promise<readonly Place[]> {
  await expectAnswer(
    await scene.caller.call("POST", scene.at("/places"), { json: { kind: "room", ...json } }),
  );
  const list = await scene.caller.call("GET", scene.at("/places?limit=500"));
  return ((await expectAnswer(list)) as { items: Place[] }).items;
}

const chooseSheet = (page: Page, name: string) => page.getByRole("radio", { name }).check({ force: true });

test("cards are printed as A4 sheets, tents and round labels, every code on them is read, and of chosen rows or what an import has added [R2]", async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await openScene({ languages: ["en", "ar"], name: "Harbour Hotel" });
  const places = await addPlaces(scene, { ranges: "201-209", lines: "deck;Upper deck" });
  const addresses = places.map(({ address }) => address);
  await enter(page, scene, "/places");
  await page.getByRole("link", { name: "Print cards" }).click();
  await expect(page.getByRole("button", { name: "Print 2 pages" })).toBeVisible();
  await expect(page.getByText("Page 1 of 2")).toBeVisible();
  expect(await readPrint(page)).toEqual({ pages: ["210 × 297", "210 × 297"], read: addresses });
  const card = page.locator("[data-card]").first();
  await expect(card).toContainText(`/p/${scene.property.slug}`);
  await page.getByRole("switch", { name: "Web address on the card" }).uncheck({ force: true });
  await page.getByRole("switch", { name: "Name of the place on the card" }).uncheck({ force: true });
  await expect(card).toHaveText("Harbour HotelPoint your camera at the code");

  await chooseSheet(page, "Round label");
  await page.getByRole("switch", { name: "Bleed and crop marks" }).check({ force: true });
  expect(await readPrint(page)).toEqual({ pages: ["210 × 297"], read: addresses });

  await chooseSheet(page, "Table tent");
  await page.getByLabel("Language").selectOption("Arabic");
  await page.getByLabel("Places", { exact: true }).selectOption("Decks (1)");
  await expect(page.getByRole("button", { name: "Print 1 page" })).toBeVisible();
  await expect(page.getByText("وجّهوا الكاميرا نحو الرمز").first()).toBeAttached();
  // Cards have two sides.
  const deck = addresses.at(-1);
  expect(await readPrint(page)).toEqual({ pages: ["168 × 230"], read: [deck, deck] });

  const cards = page.locator("[data-card] [role=img]");
  await page.goto("/places");
  await untilAlive(page);
  await page.getByLabel("Select Room 202").check();
  await page.getByLabel("Select Room 204").check();
  await page.getByRole("link", { name: "Print cards" }).last().click();
  await expect(page.getByRole("combobox", { name: "Places" })).toHaveValue("chosen");
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toHaveAccessibleName("Room 202");

  await page.getByRole("link", { name: "Places" }).last().click();
  await page.getByRole("button", { name: "Add places" }).click();
  await page.getByRole("dialog").getByLabel("Ranges").fill("301-303");
  await page.getByRole("button", { name: "Add 3 places" }).click();
  const printAdded = page.getByRole("button", { name: "Print cards" });
  await expect(printAdded).toBeVisible();
  const { items } = (await (await scene.caller.call("GET", scene.at("/places?text=302"))).json()) as {
    items: Place[];
  };
  await scene.caller.call("POST", scene.at("/places/remove"), {
    json: { placeIds: items.map(({ id }) => id) },
  });
  await printAdded.click();
  await expect(cards).toHaveCount(2);
  await expect(cards.last()).toHaveAccessibleName("Room 303");
});

/** Texts of the printed cards that do not fit their space. */
async function findOverflowing(page: Page): Promise<readonly (string | null)[]> {
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => document.fonts.ready);
  const over = await page
    .locator("[data-fits]")
    .evaluateAll((texts) =>
      texts
        .filter(
          (text) => text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1,
        )
        .map(({ textContent }) => textContent),
    );
  await page.emulateMedia({ media: null });
  return over;
}

/** Twenty characters in each script of the portal, and others that staff may type. */
const NAMES = [
  "WWWWWWWWWWWWWWWWWWWW",
  "mmmmm mmmmm mmmm mmm",
  "Penthouse sea view 1",
  "20120220320420520620",
  "غرفة مطلة على البحر١",
  "סוויטה עם נוף לים 12",
  "海の見える最上階の特別な部屋です一号室あ",
  "海景豪华套房海景豪华套房海景豪华套房海景",
  "Номер с видом на мор",
  "🏨🏨🏨🏨🏨🏨🏨🏨🏨🏨🏨🏨🏨🏨🏨🏨🏨🏨🏨🏨",
];

test("a name of 20 characters in any script fits its card, and so does a sentence of 60 [R2]", async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await openScene({ languages: ["en"], name: "The Grand Harbour Hotel at Falmouth Quay" });
  await addPlaces(scene, { lines: NAMES.map((name) => `room;${name}`).join("\n") });
  await enter(page, scene, "/places/print");
  await expect(page.getByText("Until it is, codes and screens don’t work.")).toBeVisible();
  await page.getByLabel("Text").fill("WWWWW MMMMM ".repeat(5));
  for (const sheet of ["A4 sheet", "Table tent", "Round label"]) {
    await chooseSheet(page, sheet);
    expect(await findOverflowing(page), sheet).toEqual([]);
  }
});

const isWhole = process.env.FOYER_TIER === "all";
const WORDS = { en: "Network Harbour Guest, password harbour-light-58", ar: "شبكة Harbour Guest" };

test("three chosen answers stand on cards in the card's language, and codes are still read [A10]", async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await openScene({ languages: ["en", "ar", "ja"], name: "Harbour Hotel" });
  const places = await addPlaces(scene, { ranges: "201-202" });
  const addresses = places.map(({ address }) => address);
  await enter(page, scene, "/places/print");
  await expect(page.getByRole("button", { name: "Print 1 page" })).toBeVisible();
  await expect(page.getByText("Answers on the card")).toHaveCount(0);

  const { revision } = await savedAnswers(scene);
  const json = sampleAnswers({
    wifi: { state: "answered", offer: "yes", words: WORDS },
    breakfast: BREAKFAST,
    pets: { state: "not-applicable" },
    parking: { state: "answered", offer: "yes" },
    "check-out": CHECK_OUT,
  });
  await expectAnswer(await scene.caller.call("PUT", scene.at("/documents/answers"), { json, revision }));
  await page.reload();
  await untilAlive(page);
  await page.getByText("Answers on the card").first().click();
  const options = page.getByRole("group", { name: "Answers on the card" });
  await expect(options.getByRole("checkbox")).toHaveCount(4);
  await expect(page.locator("[data-answer]")).toHaveCount(0);
  for (const name of ["Check-out", "Breakfast", "Wi-Fi"]) await options.getByLabel(name).check();
  await expect(options.getByLabel("Parking")).toBeDisabled();
  const boxes = page.locator("[data-card]").first().locator("[data-answer]");
  await expect(boxes).toHaveText([
    /^Wi-Fi.*password harbour-light-58$/,
    /^BreakfastEvery day 07:00 to 10:30\./,
    /^Check-outCheck-out until 11:00\.$/,
  ]);
  for (const [sheet, pages, read] of [
    ["A4 sheet", ["210 × 297"], addresses],
    ["Table tent", ["148 × 210", "148 × 210"], addresses.flatMap((address) => [address, address])],
  ] as const) {
    await chooseSheet(page, sheet);
    // The sheet shows every language; the tent, one that runs the other way.
    const languages = isWhole || sheet === "A4 sheet" ? ["English", "Arabic", "Japanese"] : ["Arabic"];
    for (const language of languages) {
      await page.getByLabel("Language").selectOption(language);
      await expect(boxes.last()).toContainText(
        language === "English" ? "Check-out" : /[^\p{Script=Latin}]{6}/u,
      );
      expect(await readPrint(page)).toEqual({ pages, read });
      expect(await findOverflowing(page), `${sheet} in ${language}`).toEqual([]);
    }
  }
  await page.getByLabel("Language").selectOption("Arabic");
  const [first, last] = [await boxes.first().boundingBox(), await boxes.last().boundingBox()];
  expect(first?.x).toBeGreaterThan(last?.x ?? 0);
  await chooseSheet(page, "Round label");
  await expect(page.locator("[data-answer]")).toHaveCount(0);
});

test("500 cards are one document, and all of its codes are read; what is beyond is the next one [R2]", {
  tag: "@all",
}, async ({ page, openScene, enter }) => {
  test.setTimeout(300_000);
  const scene = await openScene();
  const places = await addPlaces(scene, { ranges: "1-501" });
  await enter(page, scene, "/places/print");
  const { pages, read } = await readPrint(page);
  expect(pages.length).toBe(63);
  expect(read).toEqual(places.map(({ address }) => address));
  await page.getByRole("link", { name: "Next cards" }).click();
  await expect(page.getByRole("button", { name: "Print 1 page" })).toBeVisible();
  await expect(page.locator("[data-card]")).toHaveCount(1);
});
