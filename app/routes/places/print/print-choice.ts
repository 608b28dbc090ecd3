import { PLACE_KINDS, type PlaceKind } from "#domain/place/place.ts";

/** Whose cards are printed, as the API's list is asked for them: all, one kind, some, or those that were added last. */
export interface PrintChoice {
  readonly kind?: PlaceKind;
  /** Ids, parted by commas. */
  readonly places?: string;
  /** Added then or later, ISO 8601. */
  readonly since?: string;
  readonly cursor?: string;
}

/** The choice that an address names. Pure. */
export function readChoice(search: URLSearchParams): PrintChoice {
  const kind = PLACE_KINDS.find((one) => one === search.get("kind"));
  const rest = ["places", "since", "cursor"].flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, value]] : [];
  });
  return { ...(kind ? { kind } : {}), ...Object.fromEntries(rest) };
}

/** The part of an address that names a choice; empty for all places. */
function toSearch(choice: PrintChoice): string {
  const search = new URLSearchParams(Object.entries(choice));
  return search.size === 0 ? "" : `?${search}`;
}

/** Where the cards of some places are laid out. */
export function printPath(choice: PrintChoice = {}): string {
  return `/places/print${toSearch(choice)}`;
}
