import type { z } from "#domain/zod.ts";
import { ENDED_CODE_DAYS, OLD_CARD_DAYS } from "../limits.ts";
import { foldDigits } from "../text.ts";
import { DAY_MS } from "../time.ts";
import type { knownPlaceSchema, placeSchema } from "./place-schema.ts";

/** How long the previous card opens the portal (D18). */
export const OLD_CARD_MS = OLD_CARD_DAYS * DAY_MS;

/** How long until an ended code is freed, and a deleted place with its last code. */
export const ENDED_CODE_MS = ENDED_CODE_DAYS * DAY_MS;

/**
 * Kinds of place (R1), in display order. The letter begins the stored position and never changes; a new kind
 * gets a free letter between its neighbours.
 */
const KIND_LETTERS = { room: "b", table: "e", deck: "h", lobby: "k", pool: "n", other: "y" } as const;
export type PlaceKind = keyof typeof KIND_LETTERS;
export const PLACE_KINDS = Object.keys(KIND_LETTERS) as [PlaceKind, ...PlaceKind[]];

/**
 * Normalised name for comparing: case, width, white space, digit script and invisible characters do not
 * count. Accents do, because they distinguish words, for example in Japanese and Hindi.
 */
export function foldPlaceName(name: string): string {
  const seen = name.replace(/\p{Default_Ignorable_Code_Point}/gu, "");
  return foldDigits(seen.normalize("NFKC")).toLowerCase().replace(/\s+/g, " ").trim();
}

/**
 * Sort key of a place: by kind, then by name with numbers as numbers, so that Room 9 comes before Room 10.
 * Compared as text. Unique among a property's places in use; the folded name follows a tab.
 */
export function toPlacePosition(kind: PlaceKind, name: string): string {
  const folded = foldPlaceName(name);
  // Prefix each number with a character for its length; these sort before lower-case letters.
  const sorted = folded.replace(/\d+/g, (digits) => {
    const number = digits.replace(/^0+(?=\d)/, "");
    return `${String.fromCharCode(0x2f + number.length)}${number}`;
  });
  return `${KIND_LETTERS[kind]} ${sorted}\t${folded}`;
}

/** Whether a name needs its kind, such as "214"; "Terrace" does not. */
export function isNumbered({ kind, name }: { readonly kind: PlaceKind; readonly name: string }): boolean {
  return kind !== "other" && /^\p{N}/u.test(name);
}

/**
 * Display name: "Room 214" for a name that begins with a number, otherwise the name. `kindWord` is the kind
 * in the reader's language.
 */
export function getPlaceLabel(place: { readonly kind: PlaceKind; readonly name: string }, kindWord: string) {
  return isNumbered(place) ? `${kindWord} ${place.name}` : place.name;
}

export type KnownPlace = z.infer<typeof knownPlaceSchema>;

export type Place = z.infer<typeof placeSchema>;
