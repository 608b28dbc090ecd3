import { foldPlaceName, type KnownPlace } from "../place/place.ts";
import { isRoomNumber } from "./room-number.ts";

/** Where a guest is, in words. */
export interface Whereabouts {
  /** The room that they typed, else the place of their card; empty: neither is known. */
  readonly where: string;
  /** The place of their card where they typed another one; else empty. */
  readonly card: string;
}

/**
 * Puts in words where a guest is. `room` is what they typed: a number is a room's, unless it is the name of the place
 * whose card they scanned; anything else is their words. `labelPlace` names a place in the reader's language. Pure.
 */
export function toWhereabouts(
  { room, place }: { readonly room: string; readonly place: Omit<KnownPlace, "id"> | null },
  labelPlace: (place: Pick<KnownPlace, "kind" | "name">) => string,
): Whereabouts {
  const typed = room.trim();
  const card = place ? labelPlace(place) : "";
  const isOfCard = place !== null && [place.name, card].map(foldPlaceName).includes(foldPlaceName(typed));
  if (typed === "" || isOfCard) return { where: card, card: "" };
  return { where: isRoomNumber(typed) ? labelPlace({ kind: "room", name: typed }) : typed, card };
}
