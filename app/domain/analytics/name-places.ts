import type { PlaceKind } from "../place/place.ts";
import type { Figure, PlaceCounts, PlacesReport } from "./report.ts";

/** A place in use, with its name. */
export interface NamedPlace {
  readonly id: string;
  readonly kind: PlaceKind;
  readonly name: string;
}

const NONE: Figure = { value: 0, before: 0 };
const NOTHING = { scans: NONE, visits: NONE, requests: NONE };

function addFigures(one: Figure, other: Figure): Figure {
  return { value: one.value + other.value, before: one.before + other.before };
}

function subtractFigures(all: Figure, parts: Figure): Figure {
  return { value: Math.max(0, all.value - parts.value), before: Math.max(0, all.before - parts.before) };
}

/**
 * Adds names to counts at places, and totals by kind. Pure.
 *
 * Counts of a place that is not in `places` (deleted, or of another property) are left out: its visits count
 * as without a place until it is restored. `most` limits the list to the places with the most visits;
 * `visits` are the whole property's.
 *
 * @returns `null` for a property without places.
 */
export function addPlaceNames(
  counts: readonly PlaceCounts[],
  {
    places,
    visits,
    most,
  }: { readonly places: readonly NamedPlace[]; readonly visits: Figure; readonly most: number },
): PlacesReport | null {
  if (places.length === 0) return null;
  const counted = new Map(counts.map((count) => [count.placeId, count]));
  const kinds = new Map<PlaceKind, Omit<PlaceCounts, "placeId"> & { readonly places: number }>();
  const items: PlacesReport["items"] = [];
  let atPlaces = NONE;
  for (const { id, kind, name } of places) {
    const { scans, visits: visitsHere, requests } = counted.get(id) ?? NOTHING;
    const ofKind = kinds.get(kind) ?? { ...NOTHING, places: 0 };
    kinds.set(kind, {
      places: ofKind.places + 1,
      scans: addFigures(ofKind.scans, scans),
      visits: addFigures(ofKind.visits, visitsHere),
      requests: addFigures(ofKind.requests, requests),
    });
    atPlaces = addFigures(atPlaces, visitsHere);
    if (counted.has(id)) items.push({ placeId: id, kind, name, scans, visits: visitsHere, requests });
  }
  items.sort((a, b) => b.visits.value - a.visits.value || b.scans.value - a.scans.value);
  return {
    count: places.length,
    counted: items.length,
    withoutPlace: subtractFigures(visits, atPlaces),
    kinds: [...kinds]
      .map(([kind, ofKind]) => ({ kind, ...ofKind }))
      .sort((a, b) => b.visits.value - a.visits.value),
    items: items.slice(0, most),
  };
}
