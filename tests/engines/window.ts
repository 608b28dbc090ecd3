import { expect } from "vitest";
import type { Engine, PageFunction, Spot } from "./engine.ts";

/** Long, for a busy machine; a missing result still fails. */
const PATIENCE = { timeout: 20_000, interval: 100 };

/** Waits until a function of the page answers as expected. */
export async function expectInPage<Values extends unknown[], Answer>(
  engine: Engine,
  expected: NoInfer<Answer>,
  run: PageFunction<Values, Answer>,
  ...values: Values
): Promise<void> {
  await expect.poll(() => engine.evaluate(run, ...values), PATIENCE).toEqual(expected);
}

export async function press(engine: Engine, css: string, name?: string): Promise<void> {
  const spot: Spot = name === undefined ? { css } : { css, name };
  await expect
    .poll(() => engine.click(spot), { ...PATIENCE, message: `press ${css} ${name ?? ""}` })
    .toBe(true);
}

export async function fill(engine: Engine, css: string, name: string, text: string): Promise<void> {
  const isTyped = () => engine.type({ css, name }, text);
  await expect.poll(isTyped, { ...PATIENCE, message: `type into ${name}` }).toBe(true);
}

/** Waits until a text is visible, on the screen or inside a selector's element. */
export async function expectText(engine: Engine, text: string, css = "body"): Promise<void> {
  const isShown = (selector: string, words: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].some((element) =>
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is in the text content as well.
      element.innerText.includes(words),
    );
  const message = `“${text}” in ${css}`;
  await expect.poll(() => engine.evaluate(isShown, css, text), { ...PATIENCE, message }).toBe(true);
}
