import { PDFiumLibrary } from "@hyzyla/pdfium";
import type { Page } from "@playwright/test";
import type { Raster } from "./read-qr.ts";

/** As fine as a plain printer's, 203 dots to the inch. */
const DOTS_PER_MM = 8;
const POINTS_PER_MM = 72 / 25.4;

/** A page of a document as a printer puts it on paper. */
interface PrintedPage {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly dotsPerMm: number;
  readonly raster: Raster;
}

/** Prints a page as people do who save it as PDF, and draws its sheets one after another: each takes 16 MB. */
export async function* printPage(page: Page): AsyncGenerator<PrintedPage, void> {
  await page.emulateMedia({ media: null });
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  try {
    for (const sheet of document.pages()) {
      const { originalWidth, originalHeight } = sheet.getOriginalSize();
      const drawn = await sheet.render({ scale: DOTS_PER_MM / POINTS_PER_MM });
      // The library rounds both off to whole points, a third of a millimetre.
      const widthMm = Math.round(originalWidth / POINTS_PER_MM);
      const heightMm = Math.round(originalHeight / POINTS_PER_MM);
      const dotsPerMm = drawn.width / widthMm;
      yield { widthMm, heightMm, dotsPerMm, raster: { ...drawn, channels: 4 } };
    }
  } finally {
    document.destroy();
    library.destroy();
  }
}
