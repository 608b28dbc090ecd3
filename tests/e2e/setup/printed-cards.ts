import type { Page } from "@playwright/test";
import { printPage } from "../../factories/browser/print-page.ts";
import { readQrIn } from "../../factories/browser/read-qr.ts";
import { expect } from "./test.ts";

/** CSS pixels in a millimetre. */
const PIXELS_PER_MM = 96 / 25.4;
const CODE_MM_MIN = 25;
/** White margins of a code: four modules on each side. */
const QUIET_MODULES = 8;

/** Codes of each page in millimetres, with their number of modules including margins. */
async function placedCodes(page: Page) {
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => document.fonts.ready);
  const placed = await page.locator("[data-page]").evaluateAll((sheets, pixelsPerMm) => {
    const inMm = (pixels: number) => pixels / pixelsPerMm;
    return sheets.map((sheet) => {
      const edge = sheet.getBoundingClientRect();
      return [...sheet.querySelectorAll("[data-card] svg[role=img]")].map((code) => {
        const { x, y, width, height } = code.getBoundingClientRect();
        const modules = Number(code.getAttribute("viewBox")?.split(" ")[2]);
        const at = { x: inMm(x - edge.x), y: inMm(y - edge.y), width: inMm(width), height: inMm(height) };
        return { ...at, modules };
      });
    });
  }, PIXELS_PER_MM);
  await page.emulateMedia({ media: null });
  return placed;
}

/** Prints the document. @returns page sizes in millimetres, and the decoded code of each card. */
export async function readPrint(page: Page) {
  const placed = await placedCodes(page);
  const pages: string[] = [];
  const read: (string | null)[] = [];
  for await (const { widthMm, heightMm, dotsPerMm, raster } of printPage(page)) {
    for (const { modules, x, y, width, height } of placed[pages.length] ?? []) {
      expect(width * (1 - QUIET_MODULES / modules)).toBeGreaterThanOrEqual(CODE_MM_MIN);
      const inDots = (mm: number) => mm * dotsPerMm;
      read.push(
        readQrIn(raster, { x: inDots(x), y: inDots(y), width: inDots(width), height: inDots(height) }),
      );
    }
    pages.push(`${widthMm} × ${heightMm}`);
  }
  return { pages, read };
}
