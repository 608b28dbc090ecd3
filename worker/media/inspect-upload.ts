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

/** What the bytes of an upload are, whatever its sender called them. */
export interface InspectedFile {
  readonly type: "image/png" | "image/jpeg" | "image/webp" | "image/gif" | "application/pdf";
  readonly ending: "png" | "jpg" | "webp" | "gif" | "pdf";
  /** As they are stored: from its head to its end, a picture without what only tells of its maker. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Pixels as it is shown; null for a PDF. */
  readonly width: number | null;
  readonly height: number | null;
  /** False only for a PDF that certainly has none, such as a scan. */
  readonly hasText: boolean;
}

const IMAGE_TYPES = {
  png: { type: "image/png", ending: "png", read: readWholePng },
  jpeg: { type: "image/jpeg", ending: "jpg", read: readWholeJpeg },
  webp: { type: "image/webp", ending: "webp", read: readWholeWebp },
  gif: { type: "image/gif", ending: "gif", read: readWholeGif },
} as const;
type ImageType = keyof typeof IMAGE_TYPES;

/** The largest upload of a kind in bytes, and how a larger one is refused (S117 to S119). */
export function getSizeRule(kind: MediaKind): { readonly bytesMax: number; readonly tooBig: ProblemCode } {
  if (kind === "pdf") return { bytesMax: PDF_BYTES_MAX, tooBig: "pdf_too_big" };
  if (kind === "popup") return { bytesMax: POPUP_IMAGE_BYTES_MAX, tooBig: "popup_image_too_big" };
  return { bytesMax: IMAGE_BYTES_MAX, tooBig: "image_too_big" };
}

/**
 * Decides what an upload is by its bytes (D8): one of four raster types or a PDF, whole from its head to its end, at
 * most 40 megapixels. SVG is none of them. What stands around the file, and what a picture says of its maker, goes.
 *
 * Refuses with `image_rejected`, `image_apple_only` or `pdf_rejected`. Never decodes, so that a bomb stays a file.
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
  // The size of what is stored: a thumbnail's went with it.
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
