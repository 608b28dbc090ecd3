import type { Locator, Page } from "@playwright/test";
import type { ButtonOf } from "#domain/content/button.ts";
import type { Layout } from "#domain/content/theme.ts";
import { usableButton } from "../../factories/draft.ts";
import type { Scene } from "../../factories/scene.ts";
import { publishButtons } from "../setup/offline.ts";
import { e2eTarget, expect, type OpenPage, test } from "../setup/test.ts";

const DEMO = `${e2eTarget.origin}/p/marlowe-harbour`;
const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 320, height: 568 };
const LYING_PHONE = { width: 844, height: 390 };

function guestPage(openPage: OpenPage, viewport = PHONE): Promise<Page> {
  return openPage({ viewport, serviceWorkers: "block" });
}

async function getBoxes(tiles: Locator): Promise<readonly { y: number; width: number; bottom: number }[]> {
  return tiles.evaluateAll((found) =>
    found.map((tile) => {
      const { y, width, bottom } = tile.getBoundingClientRect();
      return { y, width, bottom };
    }),
  );
}

/** Number of tiles in the first row. */
async function countColumns(tiles: Locator): Promise<number> {
  const boxes = await getBoxes(tiles);
  return boxes.filter(({ y }) => y === boxes[0]?.y).length;
}

async function chooseLayout({ caller, at }: Scene, layout: Layout): Promise<void> {
  const path = at("/documents/theme");
  const { body, revision } = (await (await caller.call("GET", path)).json()) as {
    body: object;
    revision: number;
  };
  await caller.call("PUT", path, { json: { ...body, layout }, revision });
}

/** With text twice as large, rows have fewer tiles and are still full. */
async function expectRowsFilled(
  { openPage, scene }: { openPage: OpenPage; scene: Scene },
  [layout, columns, large]: readonly [layout: Layout, columns: number, large: number],
): Promise<void> {
  await chooseLayout(scene, layout);
  const names = ["Guest services", "Restaurant", "Wellness", "Excursions", "Reception"];
  const address = await publishButtons(
    scene,
    names.map((name, address) => usableButton("link", address + 1, name)),
  );
  for (const viewport of [PHONE, SMALL_PHONE]) {
    const page = await guestPage(openPage, viewport);
    await page.goto(`${address}/en`);
    const tiles = page.locator(".p-btn");
    const expected = layout === "three" && viewport === SMALL_PHONE ? [2, 3] : [columns];
    expect(expected).toContain(await countColumns(tiles));
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    expect(await countColumns(tiles)).toBe(large);
    const boxes = await getBoxes(tiles);
    const full = await page.locator(".p-grid").evaluate((grid) => grid.clientWidth);
    expect(boxes.at(-1)?.width).toBeCloseTo(full, 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  }
}

for (const [layout, columns, large] of [
  ["two", 2, 1],
  ["one", 1, 1],
] as const) {
  test(`${columns} in a row become fewer where text is twice as large, and still fill it: ${layout} [S82]`, {
    tag: "@all",
  }, async ({ openPage, openScene }) => {
    await expectRowsFilled({ openPage, scene: await openScene() }, [layout, columns, large]);
  });
}

test("on paper a row to scroll is a list of names in as many columns as the sheet has room for, without icons [S11, S82]", async ({
  openPage,
  openScene,
}) => {
  const scene = await openScene();
  await chooseLayout(scene, "scroll");
  const names = ["Things to do", "Around the house", "Breakfast"];
  const address = await publishButtons(
    scene,
    names.map((name, at) => usableButton("link", at + 1, name)),
  );
  const page = await guestPage(openPage);
  await page.goto(`${address}/en`);
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[media="print"]')?.sheet);
  await page.emulateMedia({ media: "print" });
  const tiles = page.locator(".p-btn");
  for (const [width, columns] of [
    [291, 1],
    [688, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 });
    expect(await countColumns(tiles)).toBe(columns);
    await expect(tiles.locator(".p-i").first()).toBeHidden();
    for (const { bottom, y } of await getBoxes(tiles.locator("> span"))) expect(bottom - y).toBeLessThan(30);
  }
});

for (const [device, viewport] of Object.entries({ phone: PHONE, desk: { width: 1440, height: 900 } })) {
  test(`three in a row become fewer where text is large, and a row to scroll shows that more follows, and a wheel reaches its end, on a ${device} [S9, S82]`, {
    tag: device === "desk" ? "@all" : [],
  }, async ({ openPage, openScene }) => {
    const scene = await openScene();
    await test.step("three in a row", () => expectRowsFilled({ openPage, scene }, ["three", 3, 1]));
    await chooseLayout(scene, "scroll");
    const buttons = Array.from({ length: 13 }, (_, address) =>
      usableButton("link", address + 1, `Tile ${address + 1}`),
    );
    const address = await publishButtons(scene, buttons, 1);
    const page = await guestPage(openPage, viewport);
    await page.goto(`${address}/en`);
    const tiles = page.locator(".p-btn");
    const partly = await tiles.evaluateAll((found) =>
      found.filter((tile) => {
        const { left, right } = tile.getBoundingClientRect();
        return left < innerWidth - 24 && right > innerWidth + 24;
      }),
    );
    expect(partly).toHaveLength(1);
    expect((await getBoxes(tiles))[0]?.bottom).toBeGreaterThan(viewport.height / 2);
    expect(await page.locator(".p-grid").evaluate((row) => getComputedStyle(row).scrollbarWidth)).toBe(
      "none",
    );
    await tiles.first().hover();
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      await expect(tiles.last()).toBeInViewport({ ratio: 0.95, timeout: 100 });
    }).toPass();
  });
}

for (const [device, viewport] of Object.entries({
  tablet: { width: 768, height: 1024 },
  desk: { width: 1440, height: 900 },
})) {
  test(`one alone in the last row is as wide as the others, in the middle, on a ${device} [S82, D86]`, {
    tag: "@all",
  }, async ({ openPage, openScene }) => {
    const scene = await openScene();
    const page = await guestPage(openPage, viewport);
    for (const [address, layout] of (["two", "three"] as const).entries()) {
      await chooseLayout(scene, layout);
      const buttons = Array.from({ length: 7 }, (_, address) => usableButton("link", address + 1));
      await page.goto(`${await publishButtons(scene, buttons, address)}/en`);
      const boxes = await getBoxes(page.locator(".p-btn"));
      expect(boxes[6]?.width).toBeCloseTo(boxes[0]?.width ?? 0, 0);
      const middle = await page
        .locator(".p-btn")
        .last()
        .evaluate((tile) => {
          const { left, right } = tile.getBoundingClientRect();
          return (left + right) / 2;
        });
      expect(middle).toBeCloseTo(viewport.width / 2, 0);
    }
  });
}

test("a row to scroll has dots where the browser draws none of its own [S82, D87]", {
  tag: "@all",
}, async ({ openPage, openScene }) => {
  const scene = await openScene();
  await chooseLayout(scene, "scroll");
  const buttons = Array.from({ length: 5 }, (_, address) => usableButton("link", address + 1));
  const address = await publishButtons(scene, buttons);
  const page = await guestPage(openPage, PHONE);
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto(`${address}/en`);
  const dots = page.locator(".p-dots i");
  await expect(dots).toHaveCount(5);
  const current = () =>
    dots.evaluateAll((all) =>
      all.findIndex((dot) => dot.clientWidth === Math.max(...all.map((one) => one.clientWidth))),
    );
  expect(await current()).toBe(0);
  await page.locator(".p-scroll").evaluate((row) => {
    row.scrollLeft = row.scrollWidth;
  });
  await expect.poll(current).toBe(4);
});

test("tiles on a very wide screen keep the width of a page, and its middle [S3, S82]", {
  tag: "@all",
}, async ({ openPage }) => {
  const page = await guestPage(openPage, { width: 2560, height: 1440 });
  await page.goto(`${DEMO}/en`);
  const { left, right } = await page.locator(".p-grid").evaluate((grid) => {
    const box = grid.getBoundingClientRect();
    return { left: box.left, right: box.right };
  });
  expect(right - left).toBeCloseTo(1_100, 0);
  expect(left).toBeCloseTo(2_560 - right, 0);
});

test("a phone that lies on its side shows the first six buttons, and pictures nearly as high as it is [S78]", {
  tag: "@all",
}, async ({ openPage }) => {
  const page = await guestPage(openPage, LYING_PHONE);
  await page.goto(`${DEMO}/en`);
  const boxes = await getBoxes(page.locator(".p-btn"));
  expect(boxes[5]?.bottom).toBeLessThanOrEqual(LYING_PHONE.height);
  await page.locator(".p-main").getByRole("link", { name: "Around the house" }).click();
  const gallery = page.getByRole("dialog", { name: "Around the house" });
  await gallery.locator(".p-figures a").nth(1).click();
  const [picture, words] = [gallery.locator("figure img").nth(1), gallery.locator("figcaption").nth(1)];
  await expect(picture).toBeInViewport({ ratio: 1 });
  await expect(words).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => (await picture.boundingBox())?.height)
    .toBeGreaterThan(0.6 * LYING_PHONE.height);
});

test("a sheet rises from below on a phone, and stands in the middle of a tablet [S76]", {
  tag: "@all",
}, async ({ openPage }) => {
  for (const viewport of [PHONE, { width: 820, height: 1180 }]) {
    const page = await guestPage(openPage, viewport);
    await page.goto(`${DEMO}/en`);
    await page.locator(".p-main").getByRole("link", { name: "Find us" }).click();
    const sheet = page.getByRole("dialog", { name: "Find us" });
    await sheet.evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
    const box = await sheet.boundingBox();
    const below = viewport.height - (box?.y ?? 0) - (box?.height ?? 0);
    if (viewport === PHONE) expect(below).toBeCloseTo(0, 0);
    else expect(below).toBeCloseTo(box?.y ?? 0, 0);
  }
});

test("fallback texts of the default language are drawn in letters of ours, and move nothing [S3, S8, S83]", {
  tag: "@all",
}, async ({ openPage, openScene }) => {
  const scene = await openScene({ languages: ["ar", "en", "de"], defaultLanguage: "ar" });
  const map = { ...(usableButton("map", 1, "موقعنا") as ButtonOf<"map">), location: "فندق مارلو" };
  await scene.withButtons([map], { language: "ar" });
  await scene.withButtons([{ ...map, name: "Anfahrt", location: "" }], { language: "de" });
  await scene.publish();

  const page = await guestPage(openPage);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(`${e2eTarget.origin}/p/${scene.property.slug}/en`);
  // The first visit may use the device's font; a late font serves the next visit.
  await page.waitForLoadState("networkidle");
  await page.reload();
  const getFaces = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === "loaded")
        .map(({ family }) => family.replaceAll('"', "")),
    );
  await expect.poll(getFaces).toContain("Cairo Variable");
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  const fallbackText = page.locator(".p-btn > span");
  await expect(fallbackText).toHaveAttribute("lang", "ar");
  await expect(fallbackText).toHaveCSS("font-family", /Inter Variable.*Cairo Variable/);

  await page.goto(`${e2eTarget.origin}/p/${scene.property.slug}/de`);
  await page.locator(".p-btn").click();
  const address = page.getByRole("dialog", { name: "Anfahrt" }).getByText("فندق مارلو");
  await expect(address).toHaveAttribute("lang", "ar");
  await expect(address).toHaveAttribute("dir", "rtl");

  const plain = await guestPage(openPage);
  await plain.goto(`${DEMO}/en`);
  expect(await plain.content()).not.toContain("Cairo");
});
