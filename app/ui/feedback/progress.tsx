import { classNames } from "../class-names.ts";

export interface ProgressProps {
  /** The accessible name. */
  label: string;
  value: number;
  max?: number;
  /** The state as text, such as "3 of 5 languages". */
  valueText?: string;
  className?: string;
}

export function Progress({ label, value, max = 100, valueText, className }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={classNames("h-1.5 w-full overflow-hidden rounded-full bg-fill-track", className)}
    >
      <div
        className="h-full rounded-full bg-fill-primary transition-[width] duration-base ease-out"
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
