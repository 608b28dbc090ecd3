import { classNames } from "../class-names.ts";

/** A spinner in the text colour. Decorative: the text beside it describes the action. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "inline-block size-4 flex-none animate-spin rounded-full border-2 border-current border-e-transparent",
        className,
      )}
    />
  );
}
