import { PLACE_NAME_LENGTH_MAX } from "#domain/limits.ts";
import { foldPlaceName, PLACE_KINDS, type PlaceKind } from "#domain/place/place.ts";

/** Which places of the list are shown, as the address says it. */
export interface PlaceFilter {
  /** Null for all kinds. */
  readonly kind: PlaceKind | null;
  readonly text: string;
  /** Only those whose earlier card still works. */
  readonly isReplaced: boolean;
  /** `nextCursor` of the page before; null for the first page. */
  readonly after: string | null;
}

/** The filter that an address names; what it does not understand counts as not asked for. Pure. */
export function readFilter(search: URLSearchParams): PlaceFilter {
  return {
    kind: PLACE_KINDS.find((kind) => kind === search.get("kind")) ?? null,
    text: (search.get("text") ?? "").slice(0, PLACE_NAME_LENGTH_MAX),
    isReplaced: search.get("state") === "replaced",
    after: search.get("after"),
  };
}

/** The part of an address that names a filter, with its question mark; empty for all places. */
export function searchOf({ kind, text, isReplaced, after }: PlaceFilter): string {
  const search = new URLSearchParams();
  if (kind) search.set("kind", kind);
  if (text.trim()) search.set("text", text);
  if (isReplaced) search.set("state", "replaced");
  if (after) search.set("after", after);
  return search.size === 0 ? "" : `?${search}`;
}

/** The kind and the beginning of a name that a text such as "Room 21" speaks of; null where it begins with no kind. */
function labelIn(text: string, kindWords: Readonly<Record<PlaceKind, string>>) {
  const [word = "", ...rest] = foldPlaceName(text).split(" ");
  const labelKind = PLACE_KINDS.find((kind) => foldPlaceName(kindWords[kind]) === word);
  return labelKind ? { labelKind, labelName: rest.join(" ") } : null;
}

/** What the API's list is asked for; `kindWords` are what the reader's language calls one of each kind. */
export function queryOf(
  { kind, text, isReplaced, after }: PlaceFilter,
  kindWords: Readonly<Record<PlaceKind, string>>,
) {
  return {
    ...(kind ? { kind } : {}),
    ...(text.trim() ? { text, ...labelIn(text, kindWords) } : {}),
    ...(isReplaced ? { replaced: "true" as const } : {}),
    ...(after ? { cursor: after } : {}),
  };
}
