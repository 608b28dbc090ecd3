import type { Focus, Picture } from "#domain/content/media-reference.ts";
import { getPictureForm, type PictureKind, type PictureShape } from "./picture-form.ts";
import {
  type Area,
  coverArea,
  getRatio,
  isSameRatio,
  MIDDLE_FOCUS,
  type PixelSize,
  WHOLE_AREA,
} from "./picture-geometry.ts";

/** The crop of one picture for one place, while editing. */
export interface PictureCut {
  readonly kind: PictureKind;
  readonly shape: PictureShape;
  /** Width divided by height of the crop. */
  readonly ratio: number;
  readonly area: Area;
  /** How far the picture was dragged on the stage, in screen pixels. */
  readonly crop: { readonly x: number; readonly y: number };
  readonly zoom: number;
  /** Focus point, in percent of the crop. */
  readonly focus: Focus;
}

export const ZOOM_PERCENT_MAX = 400;
export const RATIO_MIN = 0.25;
export const RATIO_MAX = 6;

export interface Subject {
  readonly size: PixelSize;
  readonly isAnimated: boolean;
  /** The stored picture being edited; `null`: a new file. */
  readonly picture: Picture | null;
}

function getFormRatio(kind: PictureKind): number {
  const [width, height] = getPictureForm(kind).ratio;
  return width / height;
}

/** The picture's own ratio, within the slider's range. */
function getFreeRatio(size: PixelSize): number {
  return Math.min(RATIO_MAX, Math.max(RATIO_MIN, getRatio(size)));
}

/** The initial crop of a shape. */
export function newCut(kind: PictureKind, size: PixelSize, shape: PictureShape): PictureCut {
  const ratio = shape === "form" ? getFormRatio(kind) : getFreeRatio(size);
  const area = shape === "whole" ? WHOLE_AREA : coverArea(size, ratio);
  return { kind, shape, ratio, area, crop: { x: 0, y: 0 }, zoom: 1, focus: MIDDLE_FOCUS };
}

/**
 * The crop when the dialog opens: the whole picture for logos, stored pictures, animations, and pictures that
 * already have the ratio; otherwise a crop to the ratio.
 */
export function getInitialCut(kind: PictureKind, { size, isAnimated, picture }: Subject): PictureCut {
  const fits = isSameRatio(getRatio(size), getFormRatio(kind));
  const isWhole = kind === "logo" || picture !== null || isAnimated || fits;
  const cut = newCut(kind, size, isWhole ? "whole" : "form");
  return { ...cut, focus: picture?.focus ?? MIDDLE_FOCUS };
}

/** A crop of another ratio, from the middle. */
export function withRatio(cut: PictureCut, size: PixelSize, ratio: number): PictureCut {
  return { ...cut, ratio, area: coverArea(size, ratio), crop: { x: 0, y: 0 }, zoom: 1 };
}
