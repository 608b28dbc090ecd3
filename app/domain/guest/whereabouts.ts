import { foldPlaceName, type KnownPlace } from "../place/place.ts";
import { isRoomNumber } from "./room-number.ts";

/** A guest's location in words. */
export interface Whereabouts {
  /** The typed room, otherwise the card's place; empty if unknown. */
  readonly where: string;
  /** The card's place if the guest typed another; otherwise empty. */
  readonly card: string;
}

/**
 * Describes where a guest is. A number in `room` is a room, unless it is the name of the scanned place;
 * anything else is free text. `labelPlace` names a place in the reader's language. Pure.
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
