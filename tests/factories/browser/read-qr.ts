import { decode } from "fast-png";
import jsQR from "jsqr";

/** What a scanner reads in a screenshot; null where it finds no code. */
export function readQr(png: Uint8Array): string | null {
  const { width, height, data, channels } = decode(png);
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let index = 0; index < width * height; index += 1) {
    for (let part = 0; part < 3; part += 1) pixels[index * 4 + part] = data[index * channels + part] ?? 0;
  }
  return jsQR(pixels, width, height)?.data ?? null;
}
