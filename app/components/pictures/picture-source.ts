import { imageDimensionsFromData } from "image-dimensions";
import type { PictureSource } from "./open-picture.ts";
import { fitWithin, type PixelSize, WHOLE_AREA } from "./picture-geometry.ts";
import { drawPart } from "./picture-render.ts";
import { canBeDecoded, hasTooManyPixels, RESULT_SIDE_MAX } from "./picture-size.ts";

/** The pixel size is in the file's first bytes; large colour profiles may come before it. */
const HEAD_BYTES = 2 * 1024 * 1024;
/** Dialogs show a smaller copy of larger pictures, to stay smooth while dragging. */
const SHOWN_PIXELS_MAX = 4_000_000;
const SHOWN_SIDE_MAX = 1600;

async function readSizeInHead(file: File): Promise<PixelSize | null> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return imageDimensionsFromData(head) ?? null;
}

/** Decodes off the main thread. Never holds more pixels than the server accepts. */
function decode(file: File, size: PixelSize): Promise<ImageBitmap> {
  if (!hasTooManyPixels(size)) return createImageBitmap(file);
  const { width } = fitWithin(size, RESULT_SIDE_MAX);
  return createImageBitmap(file, { resizeWidth: width, resizeQuality: "high" });
}

/** EXIF `Orientation` rotates a photo for display; the server, which never decodes, sees swapped sides. */
function isTurned(inFile: PixelSize, shown: PixelSize): boolean {
  return inFile.width !== inFile.height && inFile.width > inFile.height !== shown.width > shown.height;
}

/** Opens a file as a picture; `null` if the browser cannot decode it. */
export async function openPicture(file: File): Promise<PictureSource | null> {
  const originalSize = await readSizeInHead(file);
  if (!originalSize || !canBeDecoded(originalSize)) return null;
  const bitmap = await decode(file, originalSize).catch((error: unknown) => {
    // Not a picture, or not enough memory.
    if (error instanceof DOMException) return null;
    throw error;
  });
  if (!bitmap) return null;
  const size = { width: bitmap.width, height: bitmap.height };
  const shown = await createShownCopy(bitmap, size, file);
  const href = URL.createObjectURL(shown);
  return {
    file,
    bitmap,
    size,
    originalSize,
    href,
    mustBeWritten: hasTooManyPixels(originalSize) || isTurned(originalSize, size),
    isTransparent: file.type !== "image/jpeg" && hasSeeThrough(bitmap),
    isAnimated: file.type === "image/gif",
    close: () => {
      bitmap.close();
      URL.revokeObjectURL(href);
    },
  };
}

async function createShownCopy(bitmap: ImageBitmap, size: PixelSize, file: File): Promise<Blob> {
  if (size.width * size.height <= SHOWN_PIXELS_MAX && file.size < SHOWN_PIXELS_MAX) return file;
  const canvas = drawPart(bitmap, { area: WHOLE_AREA, size }, SHOWN_SIDE_MAX);
  return canvas.convertToBlob({ type: "image/webp", quality: 0.8 });
}

const SAMPLE_SIDE = 64;

/** Whether the picture has transparency, checked on a small copy. */
function hasSeeThrough(bitmap: ImageBitmap): boolean {
  const context = new OffscreenCanvas(SAMPLE_SIDE, SAMPLE_SIDE).getContext("2d");
  if (!context) return false;
  context.drawImage(bitmap, 0, 0, SAMPLE_SIDE, SAMPLE_SIDE);
  const { data } = context.getImageData(0, 0, SAMPLE_SIDE, SAMPLE_SIDE);
  return data.some((value, index) => index % 4 === 3 && value < 255);
}
