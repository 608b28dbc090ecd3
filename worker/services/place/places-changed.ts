/** What open screens hear of places that are added, renamed, deleted or restored, and of cards that are replaced. */
export const PLACES_CHANGED = { kind: "places.changed", payload: {} } as const;
