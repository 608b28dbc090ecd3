/**
 * Validates uploads by their bytes (D8). Exposes `inspectUpload` and `getSizeRule`. It finds type and end of a
 * file, removes metadata from pictures, and never decodes pixels, so that decompression bombs are harmless.
 */

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
import { readWholeGif } from "./whole/whole-gif.ts";
import { readWholeJpeg } from "./whole/whole-jpeg.ts";
import { mayHaveText, readWholePdf } from "./whole/whole-pdf.ts";
import { isAppleOnly, readWholePng } from "./whole/whole-png.ts";
import { readWholeWebp } from "./whole/whole-webp.ts";

/** The type of an upload by its bytes, whatever its sender declared. */
export interface InspectedFile {
  readonly type: "image/png" | "image/jpeg" | "image/webp" | "image/gif" | "application/pdf";
  readonly ending: "png" | "jpg" | "webp" | "gif" | "pdf";
  /** The bytes to store: from head to end, pictures without metadata. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** In pixels, as shown; `null` for a PDF. */
  readonly width: number | null;
  readonly height: number | null;
  /** `false` only for a PDF that certainly has no text, such as a scan. */
  readonly hasText: boolean;
}

const IMAGE_TYPES = {
  png: { type: "image/png", ending: "png", read: readWholePng },
  jpeg: { type: "image/jpeg", ending: "jpg", read: readWholeJpeg },
  webp: { type: "image/webp", ending: "webp", read: readWholeWebp },
  gif: { type: "image/gif", ending: "gif", read: readWholeGif },
} as const;
type ImageType = keyof typeof IMAGE_TYPES;

/** The maximal size of a kind, and the refusal above it (S117 to S119). */
export function getSizeRule(kind: MediaKind): { readonly bytesMax: number; readonly tooBig: ProblemCode } {
  if (kind === "pdf") return { bytesMax: PDF_BYTES_MAX, tooBig: "pdf_too_big" };
  if (kind === "popup") return { bytesMax: POPUP_IMAGE_BYTES_MAX, tooBig: "popup_image_too_big" };
  return { bytesMax: IMAGE_BYTES_MAX, tooBig: "image_too_big" };
}

/**
 * Validates an upload by its bytes (D8): PNG, JPEG, WebP, GIF or PDF, complete from head to end, at most 40
 * megapixels; no SVG. Data around the file and pictures' metadata are removed.
 *
 * Refuses with `image_rejected`, `image_apple_only` or `pdf_rejected`. Never decodes pixels, so decompression
 * bombs are harmless.
 */
export function inspectUpload(kind: MediaKind, bytes: Uint8Array<ArrayBuffer>): Verdict<InspectedFile> {
  if (kind === "pdf") {
    const whole = readWholePdf(bytes);
    if (!whole) return refuse("pdf_rejected");
    const hasText = mayHaveText(whole);
    return accept({
      type: "application/pdf",
      ending: "pdf",
      bytes: whole,
      width: null,
      height: null,
      hasText,
    });
  }
  const found = imageDimensionsFromData(bytes);
  if (!found || !isImageType(found.type)) return refuse("image_rejected");
  if (found.type === "png" && isAppleOnly(bytes)) return refuse("image_apple_only");
  const { read, type, ending } = IMAGE_TYPES[found.type];
  const whole = read(bytes);
  // Read after removing metadata, where a thumbnail may have another size.
  const size = whole && imageDimensionsFromData(whole.bytes);
  if (!size) return refuse("image_rejected");
  if (size.width < 1 || size.height < 1) return refuse("image_rejected");
  const isTooLarge = Math.max(size.width, size.height) > IMAGE_SIDE_PIXELS_MAX;
  if (isTooLarge || size.width * size.height > IMAGE_PIXELS_MAX) return refuse("image_rejected");
  const [width, height] = whole.isTurned ? [size.height, size.width] : [size.width, size.height];
  return accept({ type, ending, bytes: whole.bytes, width, height, hasText: true });
}

function isImageType(type: string): type is ImageType {
  return Object.hasOwn(IMAGE_TYPES, type);
}
