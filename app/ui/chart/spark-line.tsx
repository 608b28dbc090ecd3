import { placeOf, smoothPath } from "./scale.ts";

interface SparkLineProps {
  readonly values: readonly number[];
  /** What it shows, in words; without any it is silent beside a number that says it. */
  readonly label?: string;
  /** The value at the top edge; the highest unless given. */
  readonly top?: number;
  /** Layout and size. */
  readonly className?: string;
}

/** A small line without axes, in the size its place gives it. */
export function SparkLine({ values, label, top, className = "h-8 w-24" }: SparkLineProps) {
  const highest = top ?? Math.max(1, ...values);
  const points = values.map((value, index) => ({
    x: placeOf(index, values.length),
    y: 96 - (value / highest) * 92,
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
