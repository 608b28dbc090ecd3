import { foldPlaceName, PLACE_KINDS, type PlaceKind } from "#domain/place/place.ts";

/**
 * Splits a text such as "Room 21" into kind and start of a name, for the API; `null` if it begins with no
 * kind. `kindWords` are the kinds in the reader's language; the longest match wins.
 */
export function parsePlaceLabel(text: string, kindWords: Readonly<Record<PlaceKind, string>>) {
  const folded = foldPlaceName(text);
  const fitting = PLACE_KINDS.map((kind) => ({ kind, word: foldPlaceName(kindWords[kind]) }))
    .filter(({ word }) => folded === word || folded.startsWith(`${word} `))
    .sort((one, other) => other.word.length - one.word.length);
  const [label] = fitting;
  return label ? { labelKind: label.kind, labelName: folded.slice(label.word.length + 1) } : null;
}
