interface OriginNoteProps {
  readonly isOwn: boolean;
  /** What a part follows that is not the button's own, such as "Same as theme". */
  readonly follows: string;
  /** The way back, and its name for those who only hear it. */
  readonly reset: { readonly label: string; readonly name: string; readonly onPress: () => void };
}

/** Says whether a part of a button's look is its own, and leads back where it is [S73]. */
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
