import { IMAGE_PIXELS_MAX, IMAGE_SIDE_PIXELS_MAX } from "#domain/limits.ts";
import type { ProblemCode } from "#domain/problem-code.ts";
import { type PictureKind, pictureFormOf } from "./picture-form.ts";
import type { PixelSize } from "./picture-geometry.ts";

export const IMAGE_TYPES: readonly string[] = ["image/png", "image/jpeg", "image/webp", "image/gif"];

/** The longer side of what is stored after cropping, in pixels. */
export const RESULT_SIDE_MAX = 2400;

/** What a browser is asked to decode at most: beyond, even its picture in memory may end the tab. */
const SOURCE_BYTES_MAX = 100 * 1024 * 1024;
const SOURCE_PIXELS_MAX = 200_000_000;

/** What can be told of a file before it is opened; null when it may be. */
export function earlyRefusal(file: Pick<File, "size" | "type">, kind: PictureKind): ProblemCode | null {
  if (!IMAGE_TYPES.includes(file.type)) return "image_rejected";
  return file.size > SOURCE_BYTES_MAX ? pictureFormOf(kind).tooBig : null;
}

/**
 * Whether a file is a picture as iPhones keep them, which no other browser shows. Some systems do not know the type.
 */
export function isHeic({ name, type }: Pick<File, "name" | "type">): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

/** How a file that could not be opened is refused: by its size where that alone would have been reason enough. */
export function unreadableRefusal(file: Pick<File, "size">, kind: PictureKind): ProblemCode {
  const { bytesMax, tooBig } = pictureFormOf(kind);
  return file.size > bytesMax ? tooBig : "image_rejected";
}

/** Whether it has more pixels than the server takes, by sides or in all. */
export function hasTooManyPixels({ width, height }: PixelSize): boolean {
  return Math.max(width, height) > IMAGE_SIDE_PIXELS_MAX || width * height > IMAGE_PIXELS_MAX;
}

export function canBeDecoded({ width, height }: PixelSize): boolean {
  return width > 0 && height > 0 && width * height <= SOURCE_PIXELS_MAX;
}

/** The refusal that awaits a picture unless it is made smaller first; null when it fits (S117, S118, D8). */
export function refusalUnlessSmaller(
  { bytes, size }: { readonly bytes: number; readonly size: PixelSize },
  kind: PictureKind,
): ProblemCode | null {
  const { bytesMax, tooBig } = pictureFormOf(kind);
  if (bytes > bytesMax) return tooBig;
  return hasTooManyPixels(size) ? "image_rejected" : null;
}

export interface EncodingStep {
  readonly sideMax: number;
  /** From 0 to 1; no matter for PNG. */
  readonly quality: number;
}

/** How a result is written, the best first; each is smaller than the one before. */
export const ENCODING_STEPS: readonly EncodingStep[] = [
  { sideMax: RESULT_SIDE_MAX, quality: 0.86 },
  { sideMax: RESULT_SIDE_MAX, quality: 0.76 },
  { sideMax: 1920, quality: 0.74 },
  { sideMax: 1440, quality: 0.7 },
  { sideMax: 960, quality: 0.66 },
  { sideMax: 640, quality: 0.6 },
];

/** Whether a picture can be stored exactly as it was chosen, without being re-encoded. */
export function mayStayAsItIs(
  { bytes, size }: { readonly bytes: number; readonly size: PixelSize },
  kind: PictureKind,
): boolean {
  return bytes <= pictureFormOf(kind).bytesMax && Math.max(size.width, size.height) <= RESULT_SIDE_MAX;
}
