import type { FontId } from "#domain/font.ts";

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

/**
 * Whether a text is drawn anew in a font that comes late, or stays as it stands until the next page: `swap`
 * for screens and drafts, `optional` for what guests read, where nothing may move under a thumb.
 */
export const FONT_DISPLAYS = ["swap", "optional"] as const;
export type FontDisplay = (typeof FONT_DISPLAYS)[number];

/** Every face of a family as one style sheet, for scripts that are cut into a hundred files. */
export function fontSheetHref(id: FontId, display: FontDisplay = "swap"): string {
  return `/fonts/${id}${display === "swap" ? "" : `.${display}`}.css`;
}
