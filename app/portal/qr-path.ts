import { encode } from "uqr";

/** The white around a code that readers need, in modules. */
const BORDER = 4;

export interface QrPath {
  /** Modules across, the white around it included. */
  readonly size: number;
  /** The dark modules as the data of an SVG path, a run at a time. */
  readonly data: string;
}

/** Draws a text as a QR code, of medium error correction where nothing else is asked for. */
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
