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

/** A frame without scripts never answers. */
const ANSWER_MS_MAX = 1_000;

/** Longer than any fade of the product; longer animations, such as a toast's timer, are ignored. */
const FADE_MS_MAX = 1_000;

/** Waits until fades and transitions end: half-way, text is too pale. */
async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    const passing = document.getAnimations().filter((animation) => {
      const end = animation.effect?.getComputedTiming().endTime;
      return typeof end === "number" && end <= longest;
    });
    // A cancelled animation rejects, and is over too.
    await Promise.allSettled(passing.map(({ finished }) => finished));
  }, FADE_MS_MAX);
}

/**
 * Axe violations on the settled screen.
 *
 * @param part selector that limits the check. @returns one line for each rule, with the places that break it; empty
 * without violations.
 */
export async function findViolations(page: Page, part?: string): Promise<string[]> {
  return found(page, { part });
}

/** `findViolations` without the most expensive rule, colour contrast. */
export async function findStructureViolations(page: Page): Promise<string[]> {
  return found(page, { without: ["color-contrast"] });
}

/** `findViolations` for colours only, when another theme shows a screen that axe has already checked. */
export async function findColourViolations(page: Page): Promise<string[]> {
  return found(page, { only: ["color-contrast", "link-in-text-block"] });
}

/** Injects axe once a document: compiling it costs as much as running it. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => window.axe !== undefined)) return;
  await frame.evaluate(AXE_SCRIPT);
}

interface Asked {
  readonly part?: string | undefined;
  /** Default: all rules. */
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
      // Leaves out the list of passes.
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
