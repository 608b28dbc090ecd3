import { PDFiumLibrary } from "@hyzyla/pdfium";
import type { Page } from "@playwright/test";
import type { Raster } from "./read-qr.ts";

/** 203 dpi, as a plain printer. */
const DOTS_PER_MM = 8;
const POINTS_PER_MM = 72 / 25.4;

/** One printed page of a document. */
interface PrintedPage {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly dotsPerMm: number;
  readonly raster: Raster;
}

/** Prints a page to PDF and renders its sheets one at a time: each takes 16 MB. */
export async function* printPage(page: Page): AsyncGenerator<PrintedPage, void> {
  await page.emulateMedia({ media: null });
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  try {
    for (const sheet of document.pages()) {
      const { originalWidth, originalHeight } = sheet.getOriginalSize();
      const drawn = await sheet.render({ scale: DOTS_PER_MM / POINTS_PER_MM });
      // The library rounds both down to whole points, a third of a millimetre.
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
