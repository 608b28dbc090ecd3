import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { findChromium } from "#scripts/find-browser.ts";
import { openCompressingEdge } from "./compressing-edge.ts";
import { freePort } from "./free-port.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
export type LighthouseCategory = (typeof CATEGORIES)[number];

export interface LighthouseReport {
  /** 0 to 100. */
  readonly scores: Readonly<Record<LighthouseCategory, number>>;
  /** Failed audits, except performance. */
  readonly faults: readonly string[];
  /** Load figures that a busy machine does not change. */
  readonly load: PageLoad;
}

export interface PageLoad {
  readonly layoutShift: number;
  /** Render-blocking addresses. */
  readonly blocking: readonly string[];
  /** Paths of all loaded style sheets, non-blocking ones included. */
  readonly sheets: readonly string[];
  /** Pictures without width and height. */
  readonly unsized: readonly string[];
  /** Transferred bytes by Lighthouse's kind of file: Document, Script, Font, Image … */
  readonly bytes: Readonly<Record<string, number>>;
}

/** The rows of an audit's table. */
function getRows(audit: Result["audits"][string] | undefined): readonly Record<string, unknown>[] {
  return audit?.details && "items" in audit.details ? (audit.details.items as Record<string, unknown>[]) : [];
}

function getLoad(audits: Readonly<Record<string, Result["audits"][string]>>): PageLoad {
  const bytes: Record<string, number> = {};
  const sheets: string[] = [];
  for (const { resourceType, transferSize, url } of getRows(audits["network-requests"])) {
    const kind = String(resourceType);
    bytes[kind] = (bytes[kind] ?? 0) + Number(transferSize);
    if (kind === "Stylesheet") sheets.push(new URL(String(url)).pathname);
  }
  const getUrls = (name: string) => getRows(audits[name]).map(({ url }) => String(url));
  return {
    layoutShift: audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    blocking: getUrls("render-blocking-insight"),
    sheets,
    unsized: getUrls("unsized-images"),
    bytes,
  };
}

/** Runs Lighthouse on a page as a slow phone, compressed and in its own browser. */
export async function judgePage(address: string): Promise<LighthouseReport> {
  const { origin, pathname, search, hash } = new URL(address);
  const edge = await openCompressingEdge(origin);
  const url = edge.origin + pathname + search + hash;
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
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
    return { scores, faults, load: getLoad(audits) };
  } finally {
    await browser.close();
    edge.close();
  }
}
