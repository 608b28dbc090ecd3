/** Change for open screens: places were added, renamed, deleted or restored, or cards replaced. */
export const PLACES_CHANGED = { kind: "places.changed", payload: {} } as const;
