import { decode } from "fast-png";
import jsQR from "jsqr";

/** Pixels, row by row. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
  /** Channels per pixel: three or four. */
  readonly channels: number;
}

/** A part of a raster, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Decodes a QR code in a screenshot; null without one. */
export function readQr(png: Uint8Array): string | null {
  const raster = decode(png);
  return readQrIn(raster, { x: 0, y: 0, width: raster.width, height: raster.height });
}

/** Decodes a QR code in a part of a raster; null without one. */
export function readQrIn(raster: Raster, box: Box): string | null {
  const left = Math.round(box.x);
  const top = Math.round(box.y);
  const width = Math.round(box.width);
  const height = Math.round(box.height);
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = ((top + y) * raster.width + left + x) * raster.channels;
      for (let part = 0; part < 3; part += 1)
        pixels[(y * width + x) * 4 + part] = raster.data[from + part] ?? 255;
    }
  }
  return jsQR(pixels, width, height)?.data ?? null;
}
