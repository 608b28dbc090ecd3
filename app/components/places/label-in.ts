import { foldPlaceName, PLACE_KINDS, type PlaceKind } from "#domain/place/place.ts";

/**
 * The kind and the beginning of a name that a text such as "Room 21" speaks of, as the API takes them; null where it
 * begins with no kind. `kindWords` are what the reader's language calls one of each kind.
 */
export function labelIn(text: string, kindWords: Readonly<Record<PlaceKind, string>>) {
  const [word = "", ...rest] = foldPlaceName(text).split(" ");
  const labelKind = PLACE_KINDS.find((kind) => foldPlaceName(kindWords[kind]) === word);
  return labelKind ? { labelKind, labelName: rest.join(" ") } : null;
}
