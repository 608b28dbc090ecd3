import { classNames } from "../class-names.ts";

/** A turning ring in the colour of the text around it. Decoration: the words beside it say what happens. */
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
