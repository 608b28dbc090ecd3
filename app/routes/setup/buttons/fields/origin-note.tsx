interface OriginNoteProps {
  readonly isOwn: boolean;
  /** The inherited source, such as "Same as theme". */
  readonly follows: string;
  /** Reset button and its accessible name. */
  readonly reset: { readonly label: string; readonly name: string; readonly onPress: () => void };
}

/** Shows whether a part of a button's look is overridden, with a reset button [S73]. */
export function OriginNote({ isOwn, follows, reset }: OriginNoteProps) {
  if (!isOwn) return follows;
  return (
    <button
      type="button"
      aria-label={reset.name}
      onClick={reset.onPress}
      className="rounded-xs font-medium text-link underline-offset-2 hover:underline"
    >
      {reset.label}
    </button>
  );
}
