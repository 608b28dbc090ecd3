import { imageDimensionsFromData } from "image-dimensions";
import type { MediaKind } from "#domain/content/media-reference.ts";
import {
  IMAGE_BYTES_MAX,
  IMAGE_PIXELS_MAX,
  IMAGE_SIDE_PIXELS_MAX,
  PDF_BYTES_MAX,
  POPUP_IMAGE_BYTES_MAX,
} from "#domain/limits.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { ProblemCode } from "#domain/problem-code.ts";

/** What the bytes of an upload are, whatever its sender called them. */
export interface InspectedFile {
  readonly type: "image/png" | "image/jpeg" | "image/webp" | "image/gif" | "application/pdf";
  readonly ending: "png" | "jpg" | "webp" | "gif" | "pdf";
  /** Pixels; null for a PDF. */
  readonly width: number | null;
  readonly height: number | null;
}

const IMAGE_TYPES = {
  png: { type: "image/png", ending: "png" },
  jpeg: { type: "image/jpeg", ending: "jpg" },
  webp: { type: "image/webp", ending: "webp" },
  gif: { type: "image/gif", ending: "gif" },
} as const;
type ImageType = keyof typeof IMAGE_TYPES;

/** The largest upload of a kind in bytes, and how a larger one is refused (S117 to S119). */
export function sizeRuleOf(kind: MediaKind): { readonly bytesMax: number; readonly tooBig: ProblemCode } {
  if (kind === "pdf") return { bytesMax: PDF_BYTES_MAX, tooBig: "pdf_too_big" };
  if (kind === "popup") return { bytesMax: POPUP_IMAGE_BYTES_MAX, tooBig: "popup_image_too_big" };
  return { bytesMax: IMAGE_BYTES_MAX, tooBig: "image_too_big" };
}

/**
 * Decides what an upload is by its bytes (D8): one of four raster types or a PDF from its first byte on,
 * whole to its last, at most 40 megapixels. SVG is none of them.
 *
 * Refuses with `image_rejected` or `pdf_rejected`. Never decodes, so that a bomb stays a file.
 */
export function inspectUpload(kind: MediaKind, bytes: Uint8Array): Verdict<InspectedFile> {
  if (kind === "pdf") {
    return isWholePdf(bytes)
      ? accept({ type: "application/pdf", ending: "pdf", width: null, height: null })
      : refuse("pdf_rejected");
  }
  // By its first bytes; a picture whose head can't be read to its size is none.
  const found = imageDimensionsFromData(bytes);
  if (!found || !isImageType(found.type) || !isWholeImage(found.type, bytes)) return refuse("image_rejected");
  const { width, height } = found;
  if (width < 1 || height < 1) return refuse("image_rejected");
  const isTooLarge = width > IMAGE_SIDE_PIXELS_MAX || height > IMAGE_SIDE_PIXELS_MAX;
  if (isTooLarge || width * height > IMAGE_PIXELS_MAX) return refuse("image_rejected");
  return accept({ ...IMAGE_TYPES[found.type], width, height });
}

function isImageType(type: string): type is ImageType {
  return Object.hasOwn(IMAGE_TYPES, type);
}

function endsWith(bytes: Uint8Array, tail: readonly number[]): boolean {
  const from = bytes.length - tail.length;
  return from >= 0 && tail.every((byte, index) => bytes[from + index] === byte);
}

const PNG_END = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
const JPEG_END = [0xff, 0xd9];
const GIF_END = [0x3b];
const RIFF_HEAD_BYTES = 8;

/** Whether the file has its proper end: a cut-off or padded one does not. */
function isWholeImage(type: ImageType, bytes: Uint8Array): boolean {
  switch (type) {
    case "png":
      return endsWith(bytes, PNG_END);
    case "jpeg":
      return endsWith(bytes, JPEG_END);
    case "gif":
      return endsWith(bytes, GIF_END);
    case "webp": {
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      return bytes.length > 12 && view.getUint32(4, true) + RIFF_HEAD_BYTES === bytes.length;
    }
  }
}

function isWholePdf(bytes: Uint8Array): boolean {
  const ascii = new TextDecoder("latin1");
  return (
    /^%PDF-\d\.\d/.test(ascii.decode(bytes.subarray(0, 8))) &&
    ascii.decode(bytes.subarray(-1_024)).includes("%%EOF")
  );
}
