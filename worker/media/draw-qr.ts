import { encode as encodePng } from "fast-png";
import { encode, renderSVG } from "uqr";

/** Error correction Q: a quarter of a printed code may be damaged. */
const OPTIONS = { ecc: "Q", border: 4 } as const;
/** 24 pixels a module: over 1,000 in all, sharp at 9 cm and 300 dpi. */
const PNG_PIXELS_PER_MODULE = 24;

export function drawQrSvg(address: string): string {
  return renderSVG(address, OPTIONS);
}

/** A one-channel PNG, black on white, with its quiet zone. */
export function drawQrPng(address: string): Uint8Array<ArrayBuffer> {
  const { data: modules, size } = encode(address, OPTIONS);
  const width = size * PNG_PIXELS_PER_MODULE;
  const pixels = new Uint8Array(width * width).fill(255);
  for (const [row, line] of modules.entries()) {
    for (const [column, isDark] of line.entries()) {
      if (isDark) paintModule(pixels, { row, column, width });
    }
  }
  return new Uint8Array(encodePng({ width, height: width, data: pixels, channels: 1, depth: 8 }));
}

function paintModule(
  pixels: Uint8Array,
  { row, column, width }: { row: number; column: number; width: number },
): void {
  for (let y = row * PNG_PIXELS_PER_MODULE; y < (row + 1) * PNG_PIXELS_PER_MODULE; y += 1) {
    const start = y * width + column * PNG_PIXELS_PER_MODULE;
    pixels.fill(0, start, start + PNG_PIXELS_PER_MODULE);
  }
}
