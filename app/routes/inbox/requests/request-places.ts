import { parsePlaceLabel } from "#app/components/places/parse-place-label.ts";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { isRoomNumber } from "#domain/guest/room-number.ts";
import { foldPlaceName, isNumbered, type PlaceKind } from "#domain/place/place.ts";

interface NamedPlace {
  readonly kind: PlaceKind;
  readonly name: string;
}

/** Key of a place for the filter and the address, such as "room 204". A name that needs no kind has "other". */
export function toPlaceKey(place: NamedPlace): string {
  return `${isNumbered(place) ? place.kind : "other"} ${foldPlaceName(place.name)}`;
}

/** Kind and folded name of a key. */
export function readPlaceKey(key: string): NamedPlace {
  const [kind, ...rest] = key.split(" ");
  return { kind: kind as PlaceKind, name: rest.join(" ") };
}

/** Parses the place a guest typed: a number is a room, and so is "Room 204"; anything else is free text. */
function readTyped(typed: string, kindWords: Readonly<Record<PlaceKind, string>>): NamedPlace {
  if (isRoomNumber(typed)) return { kind: "room", name: typed };
  const named = parsePlaceLabel(typed, kindWords);
  const place = named && { kind: named.labelKind, name: named.labelName };
  return place && isNumbered(place) ? place : { kind: "other", name: typed };
}

/** Places of a request: the guest's, and the scanned card's if different. Pure. */
export function toPlaces(
  { room, place }: Pick<GuestRequest, "place" | "room">,
  kindWords: Readonly<Record<PlaceKind, string>>,
): readonly NamedPlace[] {
  const typed = room.trim();
  const isOfCard = place !== null && foldPlaceName(typed) === foldPlaceName(place.name);
  const said = typed === "" || isOfCard ? [] : [readTyped(typed, kindWords)];
  return [...said, ...(place ? [place] : [])];
}
