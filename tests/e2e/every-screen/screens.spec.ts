import { readCatalogues } from "#app/messages/catalogues.ts";
import { INTERFACE_LANGUAGES } from "#domain/language.ts";
import { OPEN_SCREENS, SCREENS } from "../../factories/screens.ts";
import { type Look, look, THEMES } from "../setup/audit-screen.ts";
import { enterDemo } from "../setup/demo.ts";
import { e2eTarget, expect, test, untilAlive } from "../setup/test.ts";
import { visit } from "../setup/visit.ts";

/**
 * Screens that together show every kind of control and of text on its background; every run checks their colours.
 * `themes.test.ts` checks the colour pairs of both themes.
 */
const COLOURED_SCREENS: ReadonlySet<string> = new Set([
  "/forgot-password",
  "/setup/homepage",
  "/setup/buttons",
  "/setup/publish",
  "/dashboard",
  "/announcements?open=new",
  "/inbox",
  "/settings",
]);

// A missing screen answers 404, pages of the past run no scripts, and a busy machine draws a preview's picture later
// than the browser expects after its preload.
test.use({
  expectedComplaints: [/status of 404|Blocked script execution|preload but not used within a few seconds/],
});

const isWhole = process.env.FOYER_TIER === "all";
// German texts are the longest; `--all` checks every language.
const languages = isWhole ? INTERFACE_LANGUAGES : (["de"] as const);

for (const language of languages) {
  // Structure and colours are the same in all languages; `--all` runs axe in each.
  const asksAxe = language === "de" || isWhole;
  const looksAt = (path: string): readonly Look[] => {
    if (!asksAxe) return [];
    return isWhole || COLOURED_SCREENS.has(path) ? THEMES : ["plain"];
  };
  const also = asksAxe ? ", and axe finds nothing" : "";
  test(`every screen in ${language}: nothing is cut or overflows${also} [S39, S40, S41, S43, S44, S45, S46, S53, S71, S103, S211]`, async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    const findings: string[] = [];
    const keep = (name: string, value: string) =>
      context.addCookies([{ name, value, url: e2eTarget.origin }]);
    await keep("language", language);
    for (const path of OPEN_SCREENS) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading").first()).toBeVisible();
      findings.push(...(await look(page, language, path, looksAt(path))));
    }
    await context.clearCookies();
    await page.setViewportSize({ width: 1440, height: 900 });
    await enterDemo(page, "/setup/homepage");
    await keep("language", language);
    await keep("cookie-notice", "seen");
    await page.goto("/setup/homepage");
    await untilAlive(page);
    await test.step("below 640 pixels the small-screen notice takes the place of setup", async () => {
      const notice = page.getByText((await readCatalogues(language)).shell.shell.smallScreen.title);
      const field = page.locator("main input").first();
      await page.setViewportSize({ width: 639, height: 800 });
      await expect(notice).toBeVisible();
      await expect(field).toBeHidden();
      await page.setViewportSize({ width: 640, height: 800 });
      await expect(notice).toBeHidden();
      await expect(field).toBeVisible();
    });
    for (const path of SCREENS) {
      await visit(page, path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      findings.push(...(await look(page, language, path === "/" ? "/sites" : path, looksAt(path))));
      // The narrowest window comes last: every column of S38 and every figure is visible.
      if (path === "/" || path === "/dashboard/portfolio") {
        const list = page.getByRole("table").locator("..");
        expect(await list.evaluate((box) => box.scrollWidth - box.clientWidth), path).toBe(0);
      }
    }
    expect(findings).toEqual([]);
  });
}
