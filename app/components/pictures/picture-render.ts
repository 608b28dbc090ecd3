import type { PictureSource } from "./open-picture.ts";
import { getPictureForm, type PictureKind } from "./picture-form.ts";
import { type Area, fitWithin, type PixelSize, toPixels } from "./picture-geometry.ts";
import { ENCODING_STEPS } from "./picture-size.ts";

interface Part {
  readonly area: Area;
  /** Pixels of the whole picture. */
  readonly size: PixelSize;
}

/** Draws a part of a picture with its longer side at most `sideMax` pixels. Throws if the canvas has no memory. */
export function drawPart(bitmap: ImageBitmap, { area, size }: Part, sideMax: number): OffscreenCanvas {
  const from = toPixels(area, size);
  const to = fitWithin(from, sideMax);
  const canvas = new OffscreenCanvas(to.width, to.height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("A canvas has no context to draw in.");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, from.x, from.y, from.width, from.height, 0, 0, to.width, to.height);
  return canvas;
}

/** Browsers that cannot write a type write PNG instead, which is too large for photos. */
async function encode(canvas: OffscreenCanvas, type: string, quality: number, isTransparent: boolean) {
  const blob = await canvas.convertToBlob({ type, quality });
  if (blob.type === type || isTransparent) return blob;
  return canvas.convertToBlob({ type: "image/jpeg", quality });
}

const ENDINGS: Readonly<Record<string, string>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
};

function nameFile(blob: Blob, file: File): File {
  const stem = file.name.replace(/\.[^.]*$/, "") || "picture";
  return new File([blob], `${stem}.${ENDINGS[blob.type] ?? "png"}`, { type: blob.type });
}

/**
 * Crops a picture and encodes it within its kind's size limit: PNG for transparent logos, otherwise WebP,
 * with decreasing quality and size.
 *
 * Throws if the canvas fails or no step is small enough.
 */
export async function writePart(source: PictureSource, area: Area, kind: PictureKind): Promise<File> {
  const { bytesMax } = getPictureForm(kind);
  const types = kind === "logo" && source.isTransparent ? ["image/png", "image/webp"] : ["image/webp"];
  for (const type of types) {
    for (const { sideMax, quality } of ENCODING_STEPS) {
      const canvas = drawPart(source.bitmap, { area, size: source.size }, sideMax);
      const blob = await encode(canvas, type, quality, source.isTransparent);
      if (blob.size <= bytesMax) return nameFile(blob, source.file);
    }
  }
  throw new Error("No way of writing the picture is small enough.");
}
