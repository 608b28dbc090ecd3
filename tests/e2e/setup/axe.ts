import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setTimeout } from "node:timers/promises";
import type { Frame, Page } from "@playwright/test";

declare global {
  interface Window {
    axe?: typeof import("axe-core");
  }
}

const AXE_SCRIPT = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** A frame that may run no script never answers. */
const ANSWER_MS_MAX = 1_000;

/** Longer than any fade of the product; what runs on, such as a toast's clock, is not waited for. */
const FADE_MS_MAX = 1_000;

/** Waits until nothing fades or slides in any more: half-way a text is paler than it will be. */
async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    const passing = document.getAnimations().filter((animation) => {
      const end = animation.effect?.getComputedTiming().endTime;
      return typeof end === "number" && end <= longest;
    });
    // One that is called off says so by a rejection, and is over as well.
    await Promise.allSettled(passing.map(({ finished }) => finished));
  }, FADE_MS_MAX);
}

/**
 * What axe finds wrong on the screen once it stands still.
 *
 * @param part only what is inside of the elements of this selector.
 * @returns one line a rule, with the places that break it; nothing for a screen that is well.
 */
export async function findViolations(page: Page, part?: string): Promise<string[]> {
  return found(page, { part });
}

/** As `findViolations`, without the dearest question, which is about colours. */
export async function findStructureViolations(page: Page): Promise<string[]> {
  return found(page, { without: ["color-contrast"] });
}

/** As `findViolations`, of what another theme can break on a screen that axe has found well: its colours. */
export async function findColourViolations(page: Page): Promise<string[]> {
  return found(page, { only: ["color-contrast", "link-in-text-block"] });
}

/** Axe stays in a document for as long as that is open: compiling it costs as much as what it does. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => window.axe !== undefined)) return;
  await frame.evaluate(AXE_SCRIPT);
}

interface Asked {
  readonly part?: string | undefined;
  /** All rules, unless some are named. */
  readonly only?: string[];
  readonly without?: string[];
}

async function found(page: Page, { part, only, without = [] }: Asked): Promise<string[]> {
  await untilSettled(page);
  await bringAxe(page.mainFrame());
  const inner = page.frames().filter((frame) => frame !== page.mainFrame());
  await Promise.all(
    inner.map((frame) => Promise.race([bringAxe(frame).catch(() => undefined), setTimeout(ANSWER_MS_MAX)])),
  );
  return page.evaluate(
    async ([selector, runOnly, left]) => {
      if (!window.axe) throw new Error("Axe is not there.");
      // Without a list of all that is well.
      const { violations } = await window.axe.run(selector ?? document, {
        resultTypes: ["violations"],
        ...(runOnly ? { runOnly } : {}),
        rules: Object.fromEntries(left.map((rule) => [rule, { enabled: false }])),
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
      );
    },
    [part, only, without] as const,
  );
}
