/** Round steps of an axis, multiplied by a power of ten. */
const ROUND_STEPS = [1, 2, 2.5, 5, 10] as const;

/**
 * Ticks of an axis of counts, from 0 to the first round number above `max`.
 *
 * Whole numbers only, at least two, so that an empty chart has a scale. `wanted` is the approximate number of
 * steps.
 */
export function ticksTo(max: number, wanted = 4): readonly number[] {
  const rough = Math.max(1, max / wanted);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ROUND_STEPS.map((round) => round * power).find(
    (candidate) => candidate >= rough && Number.isInteger(candidate),
  );
  const used = step ?? 10 * power;
  const count = Math.max(1, Math.ceil(max / used));
  return Array.from({ length: count + 1 }, (_, index) => index * used);
}

const LABEL_STEPS = [1, 2, 3, 5, 7, 10, 14] as const;

/** Which of `count` points get an axis label: evenly spaced, always the first, at most `most`. */
export function labelledPoints(count: number, most = 8): readonly number[] {
  const step =
    LABEL_STEPS.find((candidate) => Math.ceil(count / candidate) <= most) ?? Math.ceil(count / most);
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}

/** Position of a point on the axis, 0 to 100; a single point is in the middle. */
export function getOffset(index: number, count: number): number {
  return count < 2 ? 50 : (index / (count - 1)) * 100;
}

/** A percentage for CSS and SVG, rounded to hundredths. */
export function percent(value: number): string {
  return `${roundToHundredth(value)}%`;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * SVG path of a smooth line. Between two points it never leaves their range, so that the curve shows no
 * visits that did not happen (Fritsch and Carlson, monotone cubic interpolation).
 */
export function smoothPath(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return "";
  const slopes = getSlopes(points);
  const pieces = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const third = (to.x - from.x) / 3;
    const [leave = 0, arrive = 0] = [slopes[index], slopes[index + 1]];
    return `C${roundToHundredth(from.x + third)} ${roundToHundredth(from.y + leave * third)} ${roundToHundredth(to.x - third)} ${roundToHundredth(to.y - arrive * third)} ${roundToHundredth(to.x)} ${roundToHundredth(to.y)}`;
  });
  return `M${roundToHundredth(first.x)} ${roundToHundredth(first.y)}${pieces.join("")}`;
}

function getSlopes(points: readonly Point[]): readonly number[] {
  const secants = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return (to.y - from.y) / (to.x - from.x);
  });
  return points.map((_, index) => {
    const before = secants[index - 1];
    const after = secants[index];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    if (before * after <= 0) return 0;
    return (2 * before * after) / (before + after);
  });
}

function roundToHundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
