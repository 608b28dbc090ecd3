import { chromium, type Locator, type Page } from "@playwright/test";
import { findChromium } from "#scripts/find-browser.ts";
import { DEMO } from "#scripts/seed/seed.ts";
import type { Line } from "./line.ts";
import type { Running } from "./workers.ts";

/** How much slower the phone's processor is than this machine's. */
const SLOWER_TIMES = 4;
const LETTER_MS_MAX = 50;
const ROUNDS = 5;
/** Each finds other entries. Arabic has the demo's largest index, German compares parts of compounds. */
const QUERIES = {
  en: ["what time is breakfast served", "zzxqvw helicopter"],
  de: ["fruehstueckszimmer", "wann gibt es abendessen"],
  ar: ["كلمة مرور الواي فاي", "موعد الافطار"],
};

/**
 * Time from a letter to the results on the screen, while typing in the demo hotel's search on a slow phone (A8): the
 * script and the browser's layout and painting.
 */
export async function measureSearch({ origin }: Running): Promise<readonly Line[]> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ["--no-sandbox"],
  });
  const letters: number[] = [];
  for (const [language, queries] of Object.entries(QUERIES)) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const field = await openSearch(page, `${origin}/p/${DEMO.slug}/${language}`);
    for (const query of queries) {
      // Other work on this machine delays some letters: the least of several rounds counts.
      const rounds: (readonly number[])[] = [];
      while (rounds.length < ROUNDS) rounds.push(await typeQuery(page, field, query));
      letters.push(...[...query].map((_, at) => Math.min(...rounds.map((times) => times[at] ?? Number.NaN))));
    }
    await page.close();
  }
  await browser.close();
  return [
    {
      what: "search, from a letter to the results on a phone four times slower, slowest letter",
      measured: Math.max(...letters),
      budget: LETTER_MS_MAX,
      bound: "most",
      unit: "ms",
    },
  ];
}

/** Opens the search, slows the page and times its letters. */
async function openSearch(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  await page.locator(".p-ask input").click();
  await page.locator(".p-ask input").pressSequentially("a");
  const field = page.locator("#p-seek").getByRole("combobox");
  await field.waitFor();
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_TIMES });
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    addEventListener(
      "input",
      () => {
        const start = performance.now();
        // A task after a frame begins when the frame is drawn.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - start);
          port2.postMessage("");
        });
      },
      true,
    );
  });
  return field;
}

/** Times of the letters of a query, in milliseconds. */
async function typeQuery(page: Page, field: Locator, query: string): Promise<readonly number[]> {
  await field.fill("");
  // The emptied field is drawn.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await page.evaluate(() => (window as unknown as Timed).times.splice(0));
  for (const [at, letter] of [...query].entries()) {
    await page.keyboard.type(letter);
    await page.waitForFunction((count) => (window as unknown as Timed).times.length > count, at);
  }
  return page.evaluate(() => (window as unknown as Timed).times);
}

interface Timed {
  readonly times: number[];
}
