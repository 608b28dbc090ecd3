import { IMAGE_PIXELS_MAX, IMAGE_SIDE_PIXELS_MAX } from "#domain/limits.ts";
import type { ProblemCode } from "#domain/problem-code.ts";
import { getPictureForm, type PictureKind } from "./picture-form.ts";
import type { PixelSize } from "./picture-geometry.ts";

export const IMAGE_TYPES: readonly string[] = ["image/png", "image/jpeg", "image/webp", "image/gif"];

/** Longest side of a cropped result, in pixels. */
export const RESULT_SIDE_MAX = 2400;

/** Decoding limits: above, the bitmap alone may crash the tab. */
const SOURCE_BYTES_MAX = 100 * 1024 * 1024;
const SOURCE_PIXELS_MAX = 200_000_000;

/** Refusal known before opening the file; `null`: open it. */
export function findFileRefusal(file: Pick<File, "size" | "type">, kind: PictureKind): ProblemCode | null {
  if (!IMAGE_TYPES.includes(file.type)) return "image_rejected";
  return file.size > SOURCE_BYTES_MAX ? getPictureForm(kind).tooBig : null;
}

/** Whether a file is HEIC, as iPhones store photos; only Safari shows it. Some systems report no type. */
export function isHeic({ name, type }: Pick<File, "name" | "type">): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

/** Refusal code of a file that cannot be decoded: too big if its bytes exceed the limit. */
export function getUnreadableRefusal(file: Pick<File, "size">, kind: PictureKind): ProblemCode {
  const { bytesMax, tooBig } = getPictureForm(kind);
  return file.size > bytesMax ? tooBig : "image_rejected";
}

/** Whether a picture exceeds the server's pixel limits, per side or in total. */
export function hasTooManyPixels({ width, height }: PixelSize): boolean {
  return Math.max(width, height) > IMAGE_SIDE_PIXELS_MAX || width * height > IMAGE_PIXELS_MAX;
}

export function canBeDecoded({ width, height }: PixelSize): boolean {
  return width > 0 && height > 0 && width * height <= SOURCE_PIXELS_MAX;
}

/** Refusal unless the picture is made smaller; `null` if it fits (S117, S118, D8). */
export function findSizeRefusal(
  { bytes, size }: { readonly bytes: number; readonly size: PixelSize },
  kind: PictureKind,
): ProblemCode | null {
  const { bytesMax, tooBig } = getPictureForm(kind);
  if (bytes > bytesMax) return tooBig;
  return hasTooManyPixels(size) ? "image_rejected" : null;
}

export interface EncodingStep {
  readonly sideMax: number;
  /** 0 to 1; ignored for PNG. */
  readonly quality: number;
}

/** Encoding attempts, best first; each is smaller than the previous. */
export const ENCODING_STEPS: readonly EncodingStep[] = [
  { sideMax: RESULT_SIDE_MAX, quality: 0.86 },
  { sideMax: RESULT_SIDE_MAX, quality: 0.76 },
  { sideMax: 1920, quality: 0.74 },
  { sideMax: 1440, quality: 0.7 },
  { sideMax: 960, quality: 0.66 },
  { sideMax: 640, quality: 0.6 },
];

/** Whether a picture can be stored unchanged, without re-encoding. */
export function canStoreUnchanged(
  { bytes, size }: { readonly bytes: number; readonly size: PixelSize },
  kind: PictureKind,
): boolean {
  return bytes <= getPictureForm(kind).bytesMax && Math.max(size.width, size.height) <= RESULT_SIDE_MAX;
}
