import type { Focus } from "#domain/content/media-reference.ts";

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** A rectangle in a picture, in percent of its width and height. */
export interface Area extends PixelSize {
  readonly x: number;
  readonly y: number;
}

export const WHOLE_AREA: Area = { x: 0, y: 0, width: 100, height: 100 };
export const MIDDLE_FOCUS: Focus = { x: 50, y: 50 };

/** A crop that misses less than this percentage per side counts as the whole picture. */
const WHOLE_TOLERANCE = 0.1;
/** Ratios that differ by less than this fraction count as equal. */
const RATIO_TOLERANCE = 0.01;

export function isWhole({ width, height }: Area): boolean {
  return Math.min(width, height) >= 100 - WHOLE_TOLERANCE;
}

export function getRatio({ width, height }: PixelSize): number {
  return width / height;
}

export function isSameRatio(one: number, other: number): boolean {
  return Math.abs(one / other - 1) <= RATIO_TOLERANCE;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/**
 * The largest area with the ratio inside `outer` (an area of a picture of `size` pixels), as close to the
 * focus as the edges allow: what `object-fit: cover` with that `object-position` shows.
 *
 * The focus is in percent of `outer`.
 */
export function coverArea(
  size: PixelSize,
  ratio: number,
  focus: Focus = MIDDLE_FOCUS,
  outer: Area = WHOLE_AREA,
): Area {
  const outerRatio = (outer.width * size.width) / (outer.height * size.height);
  const width = outerRatio > ratio ? (outer.width * ratio) / outerRatio : outer.width;
  const height = outerRatio > ratio ? outer.height : (outer.height * outerRatio) / ratio;
  return {
    x: outer.x + ((outer.width - width) * focus.x) / 100,
    y: outer.y + ((outer.height - height) * focus.y) / 100,
    width,
    height,
  };
}

/** An area in whole pixels inside the picture; at least one pixel. */
export function toPixels(area: Area, size: PixelSize): Area {
  const width = clamp(Math.round((area.width * size.width) / 100), 1, size.width);
  const height = clamp(Math.round((area.height * size.height) / 100), 1, size.height);
  return {
    x: clamp(Math.round((area.x * size.width) / 100), 0, size.width - width),
    y: clamp(Math.round((area.y * size.height) / 100), 0, size.height - height),
    width,
    height,
  };
}

/** Scales down so that the longer side is at most `sideMax`. Never scales up. */
export function fitWithin(size: PixelSize, sideMax: number): PixelSize {
  const scale = Math.min(1, sideMax / Math.max(size.width, size.height));
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

/** A focus in whole percent, clamped to the picture. */
export function focusAt(x: number, y: number): Focus {
  return { x: Math.round(clamp(x, 0, 100)), y: Math.round(clamp(y, 0, 100)) };
}

export function isMiddle({ x, y }: Focus): boolean {
  return x === MIDDLE_FOCUS.x && y === MIDDLE_FOCUS.y;
}
