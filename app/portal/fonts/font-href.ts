import type { FontId } from "#domain/look/font.ts";

/** What moves in a file beside the weight: nothing, or the letters' shapes with their size as well. */
export type FontAxis = "wght" | "opsz";

/**
 * Families that guests get with shapes that change with their size; of all others the weight is the only thing
 * that moves. Inter's would be half as heavy again for what nobody sees at the size of a button.
 */
const AXIS_OF: Readonly<Partial<Record<FontId, FontAxis>>> = { fraunces: "opsz" };

export function axisOf(id: FontId): FontAxis {
  return AXIS_OF[id] ?? "wght";
}

/**
 * Where a file of a family lies. The version of its package is part of the address, so that a browser may
 * keep the file for ever.
 */
export function fontHref(id: FontId, subset: string, version: string, axis = axisOf(id)): string {
  return `/fonts/${version}/${id}-${subset}-${axis}-normal.woff2`;
}

/** Every face of a family as one style sheet, for scripts that are cut into a hundred files. */
export function fontSheetHref(id: FontId): string {
  return `/fonts/${id}.css`;
}
