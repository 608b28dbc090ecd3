import { parsePlaceLabel } from "#app/components/places/parse-place-label.ts";
import { PLACE_NAME_LENGTH_MAX } from "#domain/limits.ts";
import { PLACE_KINDS, type PlaceKind } from "#domain/place/place.ts";

/** Places whose previous card still works, and places whose card needs attention (R6). */
const PLACE_STATES = ["replaced", "care"] as const;
type PlaceState = (typeof PLACE_STATES)[number];

/** Filter of the place list, stored in the address. */
export interface PlaceFilter {
  /** `null`: all kinds. */
  readonly kind: PlaceKind | null;
  readonly text: string;
  /** `null`: all states. */
  readonly state: PlaceState | null;
  /** `nextCursor` of the previous page; `null`: first page. */
  readonly after: string | null;
}

/** Parses a state; otherwise `null`. Pure. */
export function parsePlaceState(named: string | null): PlaceState | null {
  return PLACE_STATES.find((state) => state === named) ?? null;
}

/** Parses the filter in an address; unknown values are ignored. Pure. */
export function readFilter(search: URLSearchParams): PlaceFilter {
  return {
    kind: PLACE_KINDS.find((kind) => kind === search.get("kind")) ?? null,
    text: (search.get("text") ?? "").slice(0, PLACE_NAME_LENGTH_MAX),
    state: parsePlaceState(search.get("state")),
    after: search.get("after"),
  };
}

/** A filter as a query string with question mark; empty for all places. */
export function toSearch({ kind, text, state, after }: PlaceFilter): string {
  const search = new URLSearchParams();
  if (kind) search.set("kind", kind);
  if (text.trim()) search.set("text", text);
  if (state) search.set("state", state);
  if (after) search.set("after", after);
  return search.size === 0 ? "" : `?${search}`;
}

/** Query of the API's list, including card use; `kindWords` are the kinds in the reader's language. */
export function toQuery(
  { kind, text, state, after }: PlaceFilter,
  kindWords: Readonly<Record<PlaceKind, string>>,
) {
  return {
    cards: state === "care" ? ("care" as const) : ("all" as const),
    ...(kind ? { kind } : {}),
    ...(text.trim() ? { text, ...parsePlaceLabel(text, kindWords) } : {}),
    ...(state === "replaced" ? { replaced: "true" as const } : {}),
    ...(after ? { cursor: after } : {}),
  };
}
