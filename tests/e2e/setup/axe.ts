import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

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
export async function violationsOf(page: Page, part?: string): Promise<string[]> {
  const builder = auditor(page);
  return await found(page, part === undefined ? builder : builder.include(part));
}

/** As `violationsOf`, of what another theme can break on a screen that axe has found well: its colours. */
export async function colourViolationsOf(page: Page): Promise<string[]> {
  return await found(page, auditor(page).withRules(["color-contrast", "link-in-text-block"]));
}

/** Neither with a page of its own to gather results of foreign frames, nor with a list of all that is well. */
function auditor(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
}

async function found(page: Page, builder: AxeBuilder): Promise<string[]> {
  await untilSettled(page);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}
