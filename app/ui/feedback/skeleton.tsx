import { classNames } from "../class-names.ts";

/** A place held for what is coming, in its shape: give the size in `className`. Silent to screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames("skeleton-fill block animate-shimmer rounded-sm", className)}
    />
  );
}
