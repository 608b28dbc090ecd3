import type { Page } from "@playwright/test";
import { findColourViolations, findStructureViolations, findViolations } from "./axe.ts";
import { whatDoesNotFit } from "./cut-text.ts";

/** A desktop window, and the narrowest supported one (specification, section 9). */
const WIDTHS = [1440, 900];

export const THEMES = ["light", "dark"] as const;
/** Theme for axe; `plain`: axe checks no colours. */
export type Look = (typeof THEMES)[number] | "plain";

/**
 * Audits the open screen at both widths; `KEEP_PICTURES=1` stores a picture of each.
 *
 * @param folder for the pictures, below `test-results/screens`. @param looks how axe runs; empty when structure and
 * colours were covered by another screen. @returns clipped text, overflow and accessibility violations in the light or
 * dark theme, each with the path.
 */
export async function look(
  page: Page,
  folder: string,
  path: string,
  looks: readonly Look[] = THEMES,
): Promise<string[]> {
  const name = path === "/" ? "entry" : path.replace(/^\/|\?.*/g, "").replaceAll("/", "-");
  const findings: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    if (process.env.KEEP_PICTURES) {
      await page.screenshot({ path: `test-results/screens/${folder}/${name}-${width}.png`, fullPage: true });
    }
    findings.push(...(await whatDoesNotFit(page)).map((finding) => `${path} at ${width}: ${finding}`));
  }
  findings.push(...(await getNestedContainers(page)).map((finding) => `${path}: ${finding}`));
  const ask = looks.includes("light") ? findViolations : findStructureViolations;
  if (looks.length > 0) findings.push(...(await ask(page)).map((violation) => `${path}: ${violation}`));
  if (!looks.includes("dark")) return findings;
  await page.emulateMedia({ colorScheme: "dark" });
  findings.push(...(await findColourViolations(page)).map((violation) => `${path}, dark: ${violation}`));
  await page.emulateMedia({ colorScheme: null });
  return findings;
}

/**
 * Nested container queries: Chromium leaves such a box empty permanently when the page arrives in two parts and is
 * painted in between.
 */
function getNestedContainers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isContainer = (element: Element) => getComputedStyle(element).containerType !== "normal";
    const containers = [...document.querySelectorAll("body *")].filter(isContainer);
    return containers
      .filter((element) => containers.some((outer) => outer !== element && outer.contains(element)))
      .map((element) => `a container within a container: ${element.className}`);
  });
}
