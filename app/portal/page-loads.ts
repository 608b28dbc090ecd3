/**
 * What a page may load besides its own files, and the part of its policy that lets it. A page has what its buttons ask
 * for (`ButtonView.loads`), and no other page is opened for it.
 */
export const PAGE_LOADS = {
  /** A map, from its maker, once a guest has asked for it. */
  map: "frame-src https://www.google.com",
} as const;

export type PageLoad = keyof typeof PAGE_LOADS;

/** Of names those that this version knows. */
export function knownLoads(names: readonly string[]): readonly PageLoad[] {
  return names.filter((name): name is PageLoad => Object.hasOwn(PAGE_LOADS, name));
}
