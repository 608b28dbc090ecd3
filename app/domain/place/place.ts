import type { z } from "#domain/zod.ts";
import { ENDED_CODE_DAYS, OLD_CARD_DAYS } from "../limits.ts";
import { foldDigits } from "../text.ts";
import { DAY_MS } from "../time.ts";
import type { knownPlaceSchema, placeSchema } from "./place-schema.ts";

/** How long the card before the present one leads to the portal (D18). */
export const OLD_CARD_MS = OLD_CARD_DAYS * DAY_MS;

/** After so long a code that has ended is freed, and a deleted place with its last one. */
export const ENDED_CODE_MS = ENDED_CODE_DAYS * DAY_MS;

/**
 * Kinds of place (R1), in the order of screens and lists. Each has a letter that begins the stored position of its
 * places and never changes; a new kind gets a free letter between its neighbours'.
 */
const KIND_LETTERS = { room: "b", table: "e", deck: "h", lobby: "k", pool: "n", other: "y" } as const;
export type PlaceKind = keyof typeof KIND_LETTERS;
export const PLACE_KINDS = Object.keys(KIND_LETTERS) as [PlaceKind, ...PlaceKind[]];

/**
 * A name as names are compared: two of a kind that differ in case, width, white space, the script of their digits or
 * what nobody sees are one. Accents count, as without its marks one Japanese or Hindi word is another.
 */
export function foldPlaceName(name: string): string {
  const seen = name.replace(/\p{Default_Ignorable_Code_Point}/gu, "");
  return foldDigits(seen.normalize("NFKC")).toLowerCase().replace(/\s+/g, " ").trim();
}

/**
 * Where a place stands in the list: by kind, then by name with its numbers as numbers, so that Room 9 comes before
 * Room 10. Compared sign by sign. Two of a property that are in use never have the same one; behind a tab is the
 * folded name.
 */
export function placePosition(kind: PlaceKind, name: string): string {
  const folded = foldPlaceName(name);
  // A number is led by a sign that says how many digits it has, all of which sort before small letters.
  const sorted = folded.replace(/\d+/g, (digits) => {
    const number = digits.replace(/^0+(?=\d)/, "");
    return `${String.fromCharCode(0x2f + number.length)}${number}`;
  });
  return `${KIND_LETTERS[kind]} ${sorted}\t${folded}`;
}

/** Whether a name says nothing without its kind, as "214" does; "Terrace" needs no word beside it. */
export function isNumbered({ kind, name }: { readonly kind: PlaceKind; readonly name: string }): boolean {
  return kind !== "other" && /^\p{N}/u.test(name);
}

/**
 * A place as people call it: "Room 214" of a name that begins with a number, any other name as it stands. `kindWord` is
 * what the reader's language calls one of its kind.
 */
export function labelOf(place: { readonly kind: PlaceKind; readonly name: string }, kindWord: string) {
  return isNumbered(place) ? `${kindWord} ${place.name}` : place.name;
}

export type KnownPlace = z.infer<typeof knownPlaceSchema>;

export type Place = z.infer<typeof placeSchema>;
