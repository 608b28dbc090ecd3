import { expect } from "vitest";
import { DEMO } from "#scripts/seed/seed.ts";
import type { Engine } from "./engine.ts";
import type { Relay } from "./relay.ts";
import { expectInPage, expectText, fill, press } from "./window.ts";

const isOpen = (name: string) =>
  [...document.querySelectorAll("dialog")].some(
    (dialog) => dialog.matches(":modal") && dialog.querySelector("h2")?.textContent === name,
  );

/** Checks the whole page: language, tiles, pictures, and no overflow on the phone. */
export async function openPortal(engine: Engine, { origin }: Relay): Promise<void> {
  await engine.open(`${origin}/p/${DEMO.slug}`);
  await expectInPage(engine, ["en", "ltr", 10], () => [
    document.documentElement.lang,
    document.documentElement.dir,
    document.querySelectorAll(".p-main a").length,
  ]);
  await expectInPage(engine, true, () =>
    [...document.querySelectorAll<HTMLImageElement>(".p-header img")].every(
      ({ complete, naturalWidth }) => complete && naturalWidth > 0,
    ),
  );
  await expectInPage(engine, true, () => document.documentElement.scrollWidth <= innerWidth);
  // The page's fonts: one for the heading, one for everything else.
  await expectInPage(engine, true, () => document.fonts.ready.then(({ size }) => size > 0));
}

export async function readPopup(engine: Engine): Promise<void> {
  await press(engine, ".p-btn", "Things to do");
  await expectInPage(engine, true, isOpen, "Things to do");
  await expectText(engine, "Falmouth is best on foot.", "dialog[open]");
  await press(engine, "dialog[open] .p-close", "Close");
  await expectInPage(engine, false, isOpen, "Things to do");
  // Focus returns to the popup's button.
  await expectInPage(engine, "Things to do", () => document.activeElement?.textContent?.trim());
}

/** Index of the picture that fills the window's width; -1 when none does. */
const shownPicture = () =>
  [...document.querySelectorAll(".p-figures.is-full figure")].findIndex((figure) => {
    const { left, width } = figure.getBoundingClientRect();
    return Math.abs(left) < 2 && Math.abs(width - innerWidth) < 2;
  });

export async function lookThroughGallery(engine: Engine): Promise<void> {
  await press(engine, ".p-btn", "Around the house");
  await expectText(engine, "4 pictures", "dialog[open]");
  await press(engine, "dialog[open] figure:nth-of-type(2) a");
  await expectInPage(engine, 1, shownPicture);
  await press(engine, "dialog[open] [data-step]", "Next picture");
  await expectInPage(engine, 2, shownPicture);
  await press(engine, "dialog[open] [data-shrink]");
  await expectInPage(engine, -1, shownPicture);
  await press(engine, "dialog[open] .p-bar .p-close", "Back");
  await expectInPage(engine, false, isOpen, "Around the house");
}

export async function askForBreakfast(engine: Engine): Promise<void> {
  await press(engine, ".p-btn", "Guest services");
  await press(engine, "dialog[open] summary", "Breakfast in your room");
  await fill(engine, "dialog[open] details[open] input[name=room]", "Room number (optional)", "12");
  await fill(engine, "dialog[open] details[open] textarea", "Your note (optional)", "Tea, please. Früh!");
  await press(engine, "dialog[open] details[open] .p-cta", "Send request");
  await expectText(engine, "We’ve received your request.", "dialog[open] .p-sent.is-on");
  await press(engine, "dialog[open] .p-close", "Close");
  // A page in a browser with push support asks once whether to notify. This WebKit has no push support.
  if (await engine.evaluate(() => "PushManager" in window))
    await press(engine, "dialog[open] button", "Not now");
}

export async function giveFeedback(engine: Engine): Promise<void> {
  await press(engine, ".p-btn", "How was your stay?");
  await press(engine, "dialog[open] .p-cta", "Send feedback");
  await expectText(engine, "Please answer at least one question.", "dialog[open] .p-oops");
  await press(engine, "dialog[open] fieldset:nth-of-type(1) label:nth-of-type(4)");
  await press(engine, "dialog[open] label", "Like");
  await expectInPage(engine, ["4", "1"], () =>
    [...document.querySelectorAll<HTMLInputElement>("dialog[open] :checked")].map(({ value }) => value),
  );
  await press(engine, "dialog[open] .p-cta", "Send feedback");
  await expectText(engine, "Thank you for taking the time.", "dialog[open] .p-sent.is-on");
  await press(engine, "dialog[open] .p-bar .p-close", "Back");
}

/** Positions at the window's edges: the language list, and the first of two tiles in a row. */
const getSides = () => {
  const getLeft = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().left ?? 0;
  return {
    isSecondTileRight: getLeft(".p-btn:nth-of-type(2)") > getLeft(".p-btn:nth-of-type(1)"),
    isListRight: getLeft(".p-lang summary") > innerWidth / 2,
  };
};

export async function switchToArabic(engine: Engine): Promise<void> {
  const before = await engine.evaluate(getSides);
  expect(before.isSecondTileRight).toBe(true);
  await press(engine, ".p-lang summary");
  await press(engine, ".p-lang a", "العربية");
  await expectInPage(engine, ["ar", "rtl"], () => [
    document.documentElement.lang,
    document.documentElement.dir,
  ]);
  await expectText(engine, "خدمات النزلاء");
  await expectInPage(engine, { isSecondTileRight: false, isListRight: !before.isListRight }, getSides);
  await expectInPage(engine, true, () => document.documentElement.scrollWidth <= innerWidth);
}

/** Offline the page still opens; online it comes from the server again. */
export async function loseNetwork(engine: Engine, relay: Relay): Promise<void> {
  await expectInPage(engine, true, () => navigator.serviceWorker.controller !== null);
  const isKept = async () =>
    (await caches.match(location.pathname, { ignoreVary: true, ignoreSearch: true })) !== undefined;
  await expectInPage(engine, true, isKept);
  await relay.cut();
  await engine.reload();
  await expectText(engine, "خدمات النزلاء");
  await expectInPage(engine, "rtl", () => document.documentElement.dir);
  const isOffline = () =>
    fetch("/healthz").then(
      () => false,
      () => true,
    );
  expect(await engine.evaluate(isOffline)).toBe(true);
  await relay.mend();
  await engine.reload();
  await expectText(engine, "خدمات النزلاء");
  expect(await engine.evaluate(isOffline)).toBe(false);
}
