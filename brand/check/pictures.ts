import { imageDimensionsFromData } from "image-dimensions";

/** Requirements for a brand's picture. Lengths in pixels, sizes in bytes. */
export interface PictureRule {
  readonly formats: readonly string[];
  readonly bytesMax: number;
  readonly widthMin: number;
  readonly heightMin: number;
  /** Width divided by height. */
  readonly ratio: readonly [least: number, most: number];
}

const KILOBYTE = 1_024;
const logo: PictureRule = {
  formats: ["svg", "png", "webp"],
  bytesMax: 40 * KILOBYTE,
  widthMin: 0,
  heightMin: 20,
  ratio: [1, 8],
};
const painting = { formats: ["svg", "webp", "avif", "jpg", "jpeg", "png"], bytesMax: 400 * KILOBYTE };
const square: PictureRule = {
  formats: ["svg"],
  bytesMax: 20 * KILOBYTE,
  widthMin: 16,
  heightMin: 16,
  ratio: [1, 1],
};

/** Keys are those of the configuration or of `FIXED_PICTURES`. */
export const PICTURE_RULES: Readonly<Record<string, PictureRule>> = {
  darkPortalLogo: logo,
  lightPortalLogo: logo,
  loginImage: { ...painting, widthMin: 960, heightMin: 1_080, ratio: [0.6, 1.2] },
  maintenanceImage: { ...painting, widthMin: 1_440, heightMin: 900, ratio: [1.3, 2] },
  mark: { ...square, ratio: [0.8, 1.25] },
  favicon: square,
  appIcon: { ...square, formats: ["png"], bytesMax: 100 * KILOBYTE, widthMin: 512, heightMin: 512 },
};

interface Size {
  readonly width: number;
  readonly height: number;
}

function readSvgSize(text: string): Size | null {
  const box = /<svg[^>]*\sviewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(text);
  return box ? { width: Number(box[1]), height: Number(box[2]) } : null;
}

/** Faults of an SVG, each with its correction. */
function findSvgFaults(text: string): [wrong: string, right: string][] {
  const faults: [string, string][] = [];
  if (/<script|\son\w+\s*=|javascript:/i.test(text)) {
    faults.push(["It holds script, which no browser may run here.", "shapes only"]);
  }
  if (/(?:href|src)\s*=\s*["'](?!#|data:image\/)|url\(\s*["']?(?!#)[^)]/i.test(text)) {
    faults.push(["It loads something from elsewhere.", "everything it shows inside the file"]);
  }
  if (/<text[\s>]/i.test(text)) {
    faults.push(["It has letters in a font that other machines lack.", "letters turned into paths"]);
  }
  return faults;
}

/** Checks a picture's bytes against its rule. @returns faults, each with its correction. */
export function findPictureFaults(
  fileName: string,
  bytes: Uint8Array,
  rule: PictureRule,
): [wrong: string, right: string][] {
  const format = fileName.split(".").at(-1) ?? "";
  if (!rule.formats.includes(format)) {
    return [[`A picture of type ${format} is not shown here.`, `one of ${rule.formats.join(", ")}`]];
  }
  const text = format === "svg" ? new TextDecoder().decode(bytes) : null;
  const size = text === null ? (imageDimensionsFromData(bytes) ?? null) : readSvgSize(text);
  if (!size) {
    const right = text === null ? `a file that is a ${format}` : 'viewBox="0 0 width height"';
    return [["Its width and height can't be read.", right]];
  }
  const faults = text === null ? [] : findSvgFaults(text);
  const { width, height } = size;
  const [least, most] = rule.ratio;
  if (bytes.length > rule.bytesMax) {
    faults.push([
      `It has ${Math.ceil(bytes.length / KILOBYTE)} KB.`,
      `at most ${rule.bytesMax / KILOBYTE} KB`,
    ]);
  }
  if (text === null && (width < rule.widthMin || height < rule.heightMin)) {
    faults.push([`It is ${width} × ${height} pixels.`, `at least ${rule.widthMin} × ${rule.heightMin}`]);
  }
  if (width / height < least || width / height > most) {
    const right = least === most ? "a square" : `a width of ${least} to ${most} times the height`;
    faults.push([`It is ${width} wide and ${height} high.`, right]);
  }
  return faults;
}
