import { getOffset, smoothPath } from "./scale.ts";

interface SparkLineProps {
  readonly values: readonly number[];
  /** Description; without it the line is decorative, beside a number. */
  readonly label?: string;
  /** Position of each value, 0 to 100; evenly spaced by default. */
  readonly offsets?: readonly number[];
  /** Values at the bottom and top; default: 0 and the maximum. */
  readonly bottom?: number;
  readonly top?: number;
  /** Classes for layout and size. */
  readonly className?: string;
}

/** A small line without axes that fills its container. */
export function SparkLine({
  values,
  offsets,
  label,
  bottom = 0,
  top,
  className = "h-8 w-24",
}: SparkLineProps) {
  const highest = top ?? Math.max(1, ...values);
  const points = values.map((value, index) => ({
    x: offsets?.[index] ?? getOffset(index, values.length),
    y: 96 - ((value - bottom) / (highest - bottom)) * 92,
  }));
  const [only] = points;
  const path = points.length === 1 && only ? `M0 ${only.y}H100` : smoothPath(points);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is hidden
    <svg
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={`block overflow-visible text-chart-1 ${className}`}
    >
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
