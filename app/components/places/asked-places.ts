import { PLACES_CHOSEN_MAX } from "#domain/limits.ts";
import type { Place, PlaceKind } from "#domain/place/place.ts";
import { parsePlaceLabel } from "./parse-place-label.ts";

/** Length of the list below a search box. */
const FOUND_MAX = "8";

/** Query for the list of places: by text, or by ids. */
export function placesQuery(
  { text, ids }: { readonly text: string; readonly ids: string | null },
  kindWords: Readonly<Record<PlaceKind, string>>,
) {
  return ids === null
    ? { limit: FOUND_MAX, text, ...parsePlaceLabel(text, kindWords) }
    : { limit: String(PLACES_CHOSEN_MAX), places: ids };
}

export interface FoundPlaces {
  readonly items: readonly Pick<Place, "id">[];
  /** The requested ids; `null`: a text search. */
  readonly ids: string | null;
}

/** Requested ids of deleted places; empty until the result for these ids has arrived. Pure. */
export function getDeletedIds(ids: string | null, found: FoundPlaces): readonly string[] {
  if (ids === null || found.ids !== ids) return [];
  return ids.split(",").filter((id) => !found.items.some((place) => place.id === id));
}
