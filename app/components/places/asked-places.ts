import { PLACES_CHOSEN_MAX } from "#domain/limits.ts";
import type { Place, PlaceKind } from "#domain/place/place.ts";
import { labelIn } from "./label-in.ts";

/** As many as a list under a search box shows. */
const FOUND_MAX = "8";

/** What the list of places is asked: for those that a text finds, or for these, each of them. */
export function placesQuery(
  { text, ids }: { readonly text: string; readonly ids: string | null },
  kindWords: Readonly<Record<PlaceKind, string>>,
) {
  return ids === null
    ? { limit: FOUND_MAX, text, ...labelIn(text, kindWords) }
    : { limit: String(PLACES_CHOSEN_MAX), places: ids };
}

export interface FoundPlaces {
  readonly items: readonly Pick<Place, "id">[];
  /** The ids that were asked for; null: a text was. */
  readonly ids: string | null;
}

/** Of ids that are asked for, those of places that are deleted; none until that is known of these very ids. Pure. */
export function goneOf(ids: string | null, found: FoundPlaces): readonly string[] {
  if (ids === null || found.ids !== ids) return [];
  return ids.split(",").filter((id) => !found.items.some((place) => place.id === id));
}
