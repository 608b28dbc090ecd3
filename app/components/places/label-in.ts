import { foldPlaceName, PLACE_KINDS, type PlaceKind } from "#domain/place/place.ts";

/**
 * The kind and the beginning of a name that a text such as "Room 21" speaks of, as the API takes them; null where it
 * begins with no kind. `kindWords` are what the reader's language calls one of each kind; the longest one that fits
 * counts.
 */
export function labelIn(text: string, kindWords: Readonly<Record<PlaceKind, string>>) {
  const folded = foldPlaceName(text);
  const fitting = PLACE_KINDS.map((kind) => ({ kind, word: foldPlaceName(kindWords[kind]) }))
    .filter(({ word }) => folded === word || folded.startsWith(`${word} `))
    .sort((one, other) => other.word.length - one.word.length);
  const [label] = fitting;
  return label ? { labelKind: label.kind, labelName: folded.slice(label.word.length + 1) } : null;
}
