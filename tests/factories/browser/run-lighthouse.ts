import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import lighthouse from "lighthouse";
import { findChromium } from "#scripts/find-browser.ts";
import { freePort } from "./free-port.ts";

const CATEGORIES = ["accessibility", "best-practices"] as const;

const DESK = { width: 1_440, height: 900, isPhone: false };
/** Width of the phones that the inbox is designed for. */
export const STAFF_PHONE = { width: 390, height: 844, isPhone: true };

/**
 * Runs Lighthouse on screens in its own browser, on a desktop by default, after signing in.
 *
 * @returns for each address its scores (0 to 100) by category, the failed audits, and the final path.
 */
export async function judgeScreens(
  addresses: readonly string[],
  arrive: (page: Page) => Promise<void>,
  screen = DESK,
) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "judge-"));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium() ?? undefined,
    args: ["--no-sandbox", `--remote-debugging-port=${port}`],
    locale: "en-GB",
    viewport: { width: 1_440, height: 900 },
  });
  try {
    const page = await context.newPage();
    await arrive(page);
    await page.goto("about:blank");
    const verdicts = [];
    for (const address of addresses) verdicts.push(await judge(address, port, screen));
    return verdicts;
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function judge(url: string, port: number, { isPhone, width, height }: typeof DESK) {
  const run = await lighthouse(url, {
    port,
    logLevel: "error",
    onlyCategories: [...CATEGORIES],
    formFactor: isPhone ? "mobile" : "desktop",
    screenEmulation: { mobile: isPhone, width, height, deviceScaleFactor: 1, disabled: false },
  });
  if (!run) throw new Error(`Lighthouse said nothing of ${url}.`);
  const { categories, audits, runtimeError, finalDisplayedUrl } = run.lhr;
  if (runtimeError) throw new Error(`Lighthouse failed at ${url}: ${runtimeError.message}`);
  const faults = CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${audits[id]?.title} ${JSON.stringify(audits[id]?.details)?.slice(0, 400)}`),
  );
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
  );
  return { path: new URL(finalDisplayedUrl).pathname, scores, faults };
}
