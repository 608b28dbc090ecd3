import type { FontId } from "#domain/font.ts";

/** Families whose letters change with their size; of all others the weight is the only thing that moves. */
export const AXIS_OF: Readonly<Partial<Record<FontId, string>>> = { fraunces: "opsz", inter: "opsz" };

/**
 * Where a file of a family lies. The version of its package is part of the address, so that a browser may
 * keep the file for ever.
 */
export function fontHref(id: FontId, subset: string, version: string): string {
  return `/fonts/${version}/${id}-${subset}-${AXIS_OF[id] ?? "wght"}-normal.woff2`;
}

/** Every face of a family as one style sheet, for scripts that are cut into a hundred files. */
export function fontSheetHref(id: FontId): string {
  return `/fonts/${id}.css`;
}
