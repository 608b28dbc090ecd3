import type { Locator, Page } from "@playwright/test";
import { enterDemo } from "../setup/demo.ts";
import { e2eTarget, expect, test } from "../setup/test.ts";

const DEMO = `${e2eTarget.origin}/p/marlowe-harbour`;
const PHONE = { width: 390, height: 844 };

function borderWidth(locator: Locator): Promise<number> {
  return locator.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth));
}

async function openDialog(page: Page, index: number): Promise<Locator> {
  await page.locator(".p-btn").nth(index).click();
  return page.locator("dialog[open]");
}

test.describe("a guest with colours of their own", () => {
  test("sees where every button, sheet and answer begins and ends [S3]", async ({ openPage }) => {
    const page = await openPage({ viewport: PHONE });
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto(`${DEMO}/en`);
    for (const tile of await page.locator(".p-btn").all()) expect(await borderWidth(tile)).toBeGreaterThan(0);
    for (const channel of await page.locator(".p-social a").all()) {
      expect(await borderWidth(channel)).toBeGreaterThan(0);
    }
    // Text is on the guest's own background colour, not on a picture.
    const [ground, canvas] = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.className = "p-probe";
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(".p-probe{background-color:Canvas}");
      document.adoptedStyleSheets = [sheet];
      const read = getComputedStyle(probe).backgroundColor;
      return [getComputedStyle(document.querySelector(".p-btn") ?? probe).backgroundColor, read];
    });
    expect(ground).toBe(canvas);
    const inks = await page
      .locator(".p-btn")
      .first()
      .evaluate((tile) => {
        const icon = tile.querySelector(".p-i") ?? tile;
        return [getComputedStyle(icon).color, getComputedStyle(tile).color];
      });
    expect(inks[0]).toBe(inks[1]);
    const feedback = await openDialog(page, 9);
    expect(await borderWidth(feedback)).toBeGreaterThan(0);
    const like = feedback.locator(".p-likes label").first();
    await like.click();
    expect(await like.evaluate((label) => getComputedStyle(label).outlineStyle)).toBe("solid");
    const stars = feedback.locator(".p-stars").first().locator("label");
    await stars.nth(1).click();
    const fills = await stars
      .locator(".p-i")
      .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).fill));
    expect(fills[1]).not.toBe("none");
    expect(fills[2]).toBe("none");
  });
});

test("staff with colours of their own see what is chosen, what is on and how long [S3, T7]", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await enterDemo(page, "/setup/buttons");
  const drawn = (locator: Locator, part?: string) =>
    locator.evaluate((element, name) => {
      const style = getComputedStyle(element, name);
      return { ground: style.backgroundColor, outline: style.outlineStyle };
    }, part);
  const { ground } = await drawn(page.locator("[data-bar]").first());
  expect(ground).not.toBe((await drawn(page.locator("#content"))).ground);
  expect((await drawn(page.locator(".tab-current"), "::after")).ground).toBe(ground);
  const entries = page.locator(".nav-entry");
  expect((await drawn(entries.and(page.locator("[aria-current]")))).outline).toBe("solid");
  expect((await drawn(entries.and(page.locator(":not([aria-current])")).first())).outline).toBe("none");
  const languages = page.getByRole("radiogroup", { name: "Content language" }).locator(".segment");
  const outlines = await languages.evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineStyle));
  expect(outlines.toSorted()).toEqual([...outlines.slice(1).map(() => "none"), "solid"]);
});

for (const language of ["en", "de", "ar"]) {
  test(`a guest who wants nothing to move gets sheets that stand at once, and who reads twice as large loses no word on a phone, a small one and a tablet in ${language} [S3, S83]`, {
    tag: language === "de" ? [] : "@all",
  }, async ({ openPage }) => {
    const page = await openPage({ viewport: PHONE });
    for (const [reducedMotion, moving] of [
      ["no-preference", "p-rise"],
      ["reduce", "none"],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto(`${DEMO}/${language}`);
      const dialog = await openDialog(page, 3);
      expect(await dialog.evaluate((sheet) => getComputedStyle(sheet).animationName)).toBe(moving);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    }
    const lasting = await page.locator(".portal, .portal *").evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
        const isStill =
          transitionDuration.split(", ").every((time) => time === "0s") &&
          animationName === "none" &&
          scrollBehavior === "auto";
        return isStill ? [] : [element.className];
      }),
    );
    expect(lasting).toEqual([]);

    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    for (const viewport of [PHONE, { width: 320, height: 640 }, { width: 1024, height: 768 }]) {
      await page.setViewportSize(viewport);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      const cut = await page.locator(".p-btn > span, .p-name, .p-lang summary").evaluateAll((texts) =>
        texts
          .filter(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => {
            return scrollHeight > clientHeight + 2 || scrollWidth > clientWidth + 2;
          })
          .map(({ textContent }) => textContent),
      );
      expect(cut, `${viewport.width} pixels`).toEqual([]);
    }
  });
}
