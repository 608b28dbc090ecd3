import { findViolations } from "../setup/axe.ts";
import { e2eTarget, expect, test } from "../setup/test.ts";

const PHONE = { width: 390, height: 844 };

/** A word that each demo portal has an answer for. */
const PORTALS = [
  ["marlowe-harbour/en", "breakfast"],
  ["marlowe-harbour/ar", "فطور"],
  ["osteria-fico/it", "wifi"],
  ["ms-aurelia-nord/de", "wlan"],
] as const;

for (const [portal, word] of PORTALS) {
  test(`guide and results of ${portal} pass axe, and hold at twice the text size [A6, A8, S78]`, {
    tag: portal === "marlowe-harbour/ar" ? [] : "@all",
  }, async ({ openPage }) => {
    const page = await openPage({ viewport: PHONE, reducedMotion: "reduce" });
    const paths = ["guide", "guide?order=az", `search?q=${word}`, "search?q=zzqqxx", "search?q="];
    for (const path of paths) {
      await page.goto(`${e2eTarget.origin}/p/${portal}/${path}`);
      if (path.endsWith(word)) await expect(page.locator('a[href*="/guide#"]').first()).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      expect(await findViolations(page), path).toEqual([]);
      const isTooWide = await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
        return document.documentElement.scrollWidth > innerWidth;
      });
      expect(`${path} too wide: ${isTooWide}`).toBe(`${path} too wide: false`);
    }
  });
}

test("a guest with a keyboard and without scripts finds an answer, and reads it below the bars [A6, A8, S78]", async ({
  openPage,
}) => {
  const page = await openPage({ viewport: PHONE, javaScriptEnabled: false });
  const guide = `${e2eTarget.origin}/p/marlowe-harbour/en/guide`;
  await page.goto(guide);
  const pressUntil = async (role: "link" | "searchbox", name: string | RegExp) => {
    const wanted = page.getByRole(role, { name }).first();
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press("Tab");
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab never reaches ${name}.`);
  };
  await pressUntil("link", "A to Z");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${guide}?order=az`);
  await pressUntil("searchbox", /./);
  await page.keyboard.type("brekfast");
  await page.keyboard.press("Enter");
  await pressUntil("link", /^Breakfast/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${guide}#breakfast`);
  const entry = page.locator("#breakfast");
  await expect(entry.getByRole("heading")).toBeInViewport();
  const [barBottom, entryTop] = await page.evaluate(() => [
    document.querySelector(".p-tabs")?.getBoundingClientRect().bottom ?? 0,
    document.querySelector("#breakfast")?.getBoundingClientRect().top ?? 0,
  ]);
  expect(entryTop).toBeGreaterThanOrEqual(barBottom ?? 0);
});
