import { createServer } from "node:net";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";

const CATEGORIES = ["accessibility", "best-practices"] as const;

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/**
 * Lets Lighthouse judge a screen at a desk, signed in by a cookie, in a browser of its own.
 *
 * @returns points of a hundred by category, and what cost points.
 */
export async function judgeScreen(url: string, cookie: string) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", `--remote-debugging-port=${port}`],
  });
  try {
    const run = await lighthouse(url, {
      port,
      logLevel: "error",
      onlyCategories: [...CATEGORIES],
      formFactor: "desktop",
      screenEmulation: { mobile: false, width: 1_440, height: 900, deviceScaleFactor: 1, disabled: false },
      extraHeaders: { cookie },
    });
    if (!run) throw new Error(`Lighthouse said nothing of ${url}.`);
    const { categories, audits, runtimeError, finalDisplayedUrl } = run.lhr;
    if (runtimeError) throw new Error(`Lighthouse failed at ${url}: ${runtimeError.message}`);
    const faults = CATEGORIES.flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(
          ({ id }) => `${name}: ${audits[id]?.title} ${JSON.stringify(audits[id]?.details)?.slice(0, 400)}`,
        ),
    );
    const scores = Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    );
    return { scores, faults, path: new URL(finalDisplayedUrl).pathname };
  } finally {
    await browser.close();
  }
}
