import { createServer } from "node:net";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
export type LighthouseCategory = (typeof CATEGORIES)[number];

export interface LighthouseReport {
  /** Points of a hundred. */
  readonly scores: Readonly<Record<LighthouseCategory, number>>;
  /** What cost points, outside of performance. */
  readonly faults: readonly string[];
}

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

/** Lets Lighthouse judge a page as a slow phone meets it, in a browser of its own. */
export async function judgePage(url: string): Promise<LighthouseReport> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", `--remote-debugging-port=${port}`],
  });
  try {
    const run = await lighthouse(url, { port, logLevel: "error", onlyCategories: [...CATEGORIES] });
    if (!run) throw new Error(`Lighthouse said nothing of ${url}.`);
    const { categories, audits, runtimeError } = run.lhr;
    if (runtimeError) throw new Error(`Lighthouse failed at ${url}: ${runtimeError.message}`);
    const scores = Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    ) as Record<LighthouseCategory, number>;
    const faults = CATEGORIES.filter((name) => name !== "performance").flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(
          ({ id }) => `${name}: ${audits[id]?.title} ${JSON.stringify(audits[id]?.details)?.slice(0, 300)}`,
        ),
    );
    return { scores, faults };
  } finally {
    await browser.close();
  }
}
