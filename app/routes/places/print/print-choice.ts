import { PLACE_KINDS, type PlaceKind } from "#domain/place/place.ts";

/** The cards to print, as a query of the API's list: all, one kind, selected ones, or the latest added. */
export interface PrintChoice {
  readonly kind?: PlaceKind;
  /** Ids of places, comma-separated. */
  readonly places?: string;
  /** Only places added at this time or later, ISO 8601. */
  readonly since?: string;
  readonly cursor?: string;
}

/** Parses the choice in an address. Pure. */
export function readChoice(search: URLSearchParams): PrintChoice {
  const kind = PLACE_KINDS.find((one) => one === search.get("kind"));
  const rest = ["places", "since", "cursor"].flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, value]] : [];
  });
  return { ...(kind ? { kind } : {}), ...Object.fromEntries(rest) };
}

/** A choice as a query string; empty for all places. */
function toSearch(choice: PrintChoice): string {
  const search = new URLSearchParams(Object.entries(choice));
  return search.size === 0 ? "" : `?${search}`;
}

/** Path of the print layout for some places. */
export function printPath(choice: PrintChoice = {}): string {
  return `/places/print${toSearch(choice)}`;
}
