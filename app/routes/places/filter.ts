import { labelIn } from "#app/components/places/label-in.ts";
import { PLACE_NAME_LENGTH_MAX } from "#domain/limits.ts";
import { PLACE_KINDS, type PlaceKind } from "#domain/place/place.ts";

/** Those whose earlier card still works, and those whose card should be looked after (R6). */
const PLACE_STATES = ["replaced", "care"] as const;
type PlaceState = (typeof PLACE_STATES)[number];

/** Which places of the list are shown, as the address says it. */
export interface PlaceFilter {
  /** Null for all kinds. */
  readonly kind: PlaceKind | null;
  readonly text: string;
  /** Null for all states. */
  readonly state: PlaceState | null;
  /** `nextCursor` of the page before; null for the first page. */
  readonly after: string | null;
}

/** The state that a form or an address names; null for any other text. Pure. */
export function placeState(named: string | null): PlaceState | null {
  return PLACE_STATES.find((state) => state === named) ?? null;
}

/** The filter that an address names; what it does not understand counts as not asked for. Pure. */
export function readFilter(search: URLSearchParams): PlaceFilter {
  return {
    kind: PLACE_KINDS.find((kind) => kind === search.get("kind")) ?? null,
    text: (search.get("text") ?? "").slice(0, PLACE_NAME_LENGTH_MAX),
    state: placeState(search.get("state")),
    after: search.get("after"),
  };
}

/** The part of an address that names a filter, with its question mark; empty for all places. */
export function toSearch({ kind, text, state, after }: PlaceFilter): string {
  const search = new URLSearchParams();
  if (kind) search.set("kind", kind);
  if (text.trim()) search.set("text", text);
  if (state) search.set("state", state);
  if (after) search.set("after", after);
  return search.size === 0 ? "" : `?${search}`;
}

/**
 * What the API's list is asked for, with how cards are used; `kindWords` are what the reader's language calls one of
 * each kind.
 */
export function toQuery(
  { kind, text, state, after }: PlaceFilter,
  kindWords: Readonly<Record<PlaceKind, string>>,
) {
  return {
    cards: state === "care" ? ("care" as const) : ("all" as const),
    ...(kind ? { kind } : {}),
    ...(text.trim() ? { text, ...labelIn(text, kindWords) } : {}),
    ...(state === "replaced" ? { replaced: "true" as const } : {}),
    ...(after ? { cursor: after } : {}),
  };
}
