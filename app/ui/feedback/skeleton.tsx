import { classNames } from "../class-names.ts";

/** Placeholder for loading content; its size is set by `className`. Hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames("skeleton-fill block animate-shimmer rounded-sm", className)}
    />
  );
}
