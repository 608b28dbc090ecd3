import puppeteer, { type ElementHandle } from "puppeteer-core";
import { findFirefox } from "#scripts/find-browser.ts";
import type { Engine, PageFunction, Spot, WindowSize } from "./engine.ts";
import { findElement, selectText } from "./find-element.ts";

/** Debian's Firefox, driven over its built-in WebDriver BiDi. */
export async function openFirefox(size: WindowSize): Promise<Engine> {
  const executablePath = findFirefox();
  if (executablePath === null)
    throw new Error("No Firefox of today is installed: scripts/install-engines.sh.");
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport(size);

  const find = async ({ css, name = "" }: Spot): Promise<ElementHandle<HTMLElement> | null> => {
    const found = await page.evaluateHandle(findElement, css, name === "" ? null : name);
    return found.asElement() as ElementHandle<HTMLElement> | null;
  };
  return {
    open: async (address) => {
      await page.goto(address);
    },
    reload: async () => {
      await page.reload();
    },
    evaluate: async <Values extends unknown[], Answer>(
      run: PageFunction<Values, Answer>,
      ...values: Values
    ) => (await page.evaluate(`(${run})(...${JSON.stringify(values)})`)) as Answer,
    click: async (spot) => {
      const element = await find(spot);
      await element?.click();
      return element !== null;
    },
    type: async (spot, text) => {
      const element = await find(spot);
      if (element === null) return false;
      await element.evaluate(selectText);
      await element.type(text);
      return true;
    },
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
