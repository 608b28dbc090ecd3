import type { MediaKind } from "#domain/content/media-reference.ts";
import { IMAGE_BYTES_MAX, POPUP_IMAGE_BYTES_MAX } from "#domain/limits.ts";
import type { ProblemCode } from "#domain/problem-code.ts";
import type { PixelSize } from "./picture-geometry.ts";

export type PictureKind = Exclude<MediaKind, "pdf">;

/** Crop to the place's ratio, to any ratio, or none. */
export type PictureShape = "form" | "free" | "whole";

export interface PictureForm {
  /** Ratio of the place that shows the picture. */
  readonly ratio: readonly [width: number, height: number];
  readonly shapes: readonly PictureShape[];
  /** Recommended size in pixels (S121, S122). */
  readonly recommended: PixelSize | null;
  readonly bytesMax: number;
  /** Refusal code of a larger file (S117, S118). */
  readonly tooBig: ProblemCode;
  /** Whether the picture needs an alternative text; a background is decorative. */
  readonly isRead: boolean;
  /** Screen sizes that the picture fills and is cropped for. Empty: always shown whole. */
  readonly cuts: readonly (readonly [width: number, height: number])[];
}

const UNDER_5_MB = { bytesMax: IMAGE_BYTES_MAX, tooBig: "image_too_big" } as const;

const PICTURE_FORMS: Record<PictureKind, PictureForm> = {
  logo: {
    ...UNDER_5_MB,
    ratio: [5, 2],
    shapes: ["form", "free", "whole"],
    recommended: { width: 500, height: 200 },
    isRead: true,
    cuts: [],
  },
  "background-portrait": {
    ...UNDER_5_MB,
    ratio: [1, 2],
    shapes: ["form", "whole"],
    recommended: { width: 500, height: 1000 },
    isRead: false,
    cuts: [
      [390, 844],
      [3, 4],
    ],
  },
  "background-landscape": {
    ...UNDER_5_MB,
    ratio: [2, 1],
    shapes: ["form", "whole"],
    recommended: { width: 1000, height: 500 },
    isRead: false,
    cuts: [
      [844, 390],
      [4, 3],
    ],
  },
  popup: {
    bytesMax: POPUP_IMAGE_BYTES_MAX,
    tooBig: "popup_image_too_big",
    ratio: [4, 3],
    shapes: ["form", "free", "whole"],
    recommended: null,
    isRead: true,
    cuts: [
      [390, 176],
      [560, 220],
    ],
  },
  gallery: {
    ...UNDER_5_MB,
    ratio: [4, 3],
    shapes: ["form", "free", "whole"],
    recommended: null,
    isRead: true,
    cuts: [
      [169, 128],
      [350, 232],
    ],
  },
  icon: {
    ...UNDER_5_MB,
    ratio: [1, 1],
    shapes: ["form", "whole"],
    recommended: null,
    isRead: true,
    cuts: [],
  },
};

/** Facts about the place of a kind of picture. */
export function getPictureForm(kind: PictureKind): PictureForm {
  return PICTURE_FORMS[kind];
}
