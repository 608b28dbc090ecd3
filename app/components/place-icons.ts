import type { IconName } from "#app/ui/icon-name.ts";
import type { PlaceKind } from "#domain/place/place.ts";

export const PLACE_ICONS: Readonly<Record<PlaceKind, IconName>> = {
  room: "door",
  table: "dining",
  deck: "sun",
  lobby: "sofa",
  pool: "waves",
  other: "map",
};
