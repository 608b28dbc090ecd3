import { cutAtHits } from "./search.ts";

interface MarkedProps {
  readonly text: string;
  /** What was searched for, in its searched form. */
  readonly words: readonly string[];
}

/** A text with the searched words marked. */
export function Marked({ text, words }: MarkedProps) {
  if (words.length === 0) return text;
  let start = 0;
  return cutAtHits(text, words).map(({ text: piece, isHit }) => {
    const key = start;
    start += piece.length;
    return isHit ? (
      <mark key={key} className="rounded-xs bg-accent-surface text-strong">
        {piece}
      </mark>
    ) : (
      piece
    );
  });
}
