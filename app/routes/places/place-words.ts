import type { Messages } from "#app/messages/en.ts";
import { getPlaceLabel, type Place } from "#domain/place/place.ts";

/** A place as staff read it: "Room 214", and "Upper deck" as it stands. */
export function placeLabel({ kind, name }: Pick<Place, "kind" | "name">, { places }: Messages): string {
  return getPlaceLabel({ kind, name }, places.kinds[kind]);
}
