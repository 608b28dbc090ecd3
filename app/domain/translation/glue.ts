import type { ContentLanguage } from "../language.ts";
import type { Piece } from "./split-answer.ts";

/** Languages that write no space between words, or attach words to the next one. */
const ATTACHING: ReadonlySet<ContentLanguage> = new Set(["ja", "zh", "ar", "he"]);
/** Numbers, addresses and chips take no endings; terms may. */
const WITHOUT_ENDINGS = /[\p{N}@/\u27E6]|\.\p{L}/u;
const NUMBERLIKE = /[\p{N}\u27E6]/u;
const WORD_START = /^[\p{L}\p{N}\p{Sc}\u27E6]/u;
const WORD_END = /[\p{L}\p{M}\p{N}\p{Sc}%\u00B0\u27E7]$/u;

/**
 * Puts a space between a kept part and a word that an engine has glued to it, where the source has them apart: two
 * numbers in every language; a number or a term and a word in languages with spaces. A term may have an ending.
 */
export function separateKept(
  pieces: readonly Piece[],
  source: readonly Piece[],
  to: ContentLanguage,
): readonly Piece[] {
  const glued = findGlued(source);
  return pieces.flatMap((right, index) => {
    const left = pieces[index - 1];
    if (
      !left ||
      !isGlued(left, right) ||
      glued.has(getKey(left, "after")) ||
      glued.has(getKey(right, "before"))
    )
      return [right];
    if (!needsSpace(left, right, to)) return [right];
    return [{ text: " ", kept: null, format: left.format === right.format ? left.format : null }, right];
  });
}

function isGlued(left: Piece, right: Piece): boolean {
  return (
    (left.kept !== null || right.kept !== null) && WORD_END.test(left.text) && WORD_START.test(right.text)
  );
}

function needsSpace(left: Piece, right: Piece, to: ContentLanguage): boolean {
  if ([left, right].every(({ kept, text }) => kept !== null && NUMBERLIKE.test(text))) return true;
  if (ATTACHING.has(to)) return false;
  const isEnding = left.kept !== null && right.kept === null && !WITHOUT_ENDINGS.test(left.text);
  return !isEnding;
}

function getKey({ kept }: Piece, side: "before" | "after"): string {
  return kept === null ? "" : `${side} ${kept.id}`;
}

/** Sides of kept parts where the source has no space either. */
function findGlued(source: readonly Piece[]): ReadonlySet<string> {
  const glued = source.flatMap((right, index) => {
    const left = source[index - 1];
    return left && isGlued(left, right) ? [getKey(left, "after"), getKey(right, "before")] : [];
  });
  return new Set(glued.filter((key) => key !== ""));
}
