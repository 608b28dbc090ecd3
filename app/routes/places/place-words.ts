import type { Messages } from "#app/messages/en.ts";
import type { IconName } from "#app/ui/icon-name.ts";
import { labelOf, type Place, type PlaceKind } from "#domain/place/place.ts";

/** A place as staff read it: "Room 214", and "Upper deck" as it stands. */
export function placeLabel({ kind, name }: Pick<Place, "kind" | "name">, { places }: Messages): string {
  return labelOf({ kind, name }, places.kinds[kind]);
}

export const PLACE_ICONS: Readonly<Record<PlaceKind, IconName>> = {
  room: "door",
  table: "dining",
  deck: "sun",
  lobby: "sofa",
  pool: "waves",
  other: "map",
};
