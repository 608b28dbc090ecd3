/**
 * External resources that a page may load, with the CSP directive for each. A page lists what its buttons
 * need (`ButtonView.loads`); other pages do not allow it.
 */
export const PAGE_LOADS = {
  /** A Google map, loaded on the guest's request. */
  map: "frame-src https://www.google.com",
} as const;

export type PageLoad = keyof typeof PAGE_LOADS;

/** Leaves out names that this version does not know. */
export function filterKnownLoads(names: readonly string[]): readonly PageLoad[] {
  return names.filter((name): name is PageLoad => Object.hasOwn(PAGE_LOADS, name));
}
