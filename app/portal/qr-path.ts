import { encode } from "uqr";

/** Quiet zone of a QR code, in modules. */
const BORDER = 4;

export interface QrPath {
  /** Modules per side, including the quiet zone. */
  readonly size: number;
  /** SVG path data of the dark modules, one segment per run. */
  readonly data: string;
}

/** Draws a text as a QR code, by default with medium error correction. */
export function qrPath(text: string, ecc: "M" | "Q" = "M"): QrPath {
  const { size, data: rows } = encode(text, { ecc, border: BORDER });
  const runs: string[] = [];
  rows.forEach((row, y) => {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      const width = x - start + 1;
      runs.push(`M${start} ${y}h${width}v1h-${width}z`);
    }
  });
  return { size, data: runs.join("") };
}
