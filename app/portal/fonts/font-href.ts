import type { FontId } from "#domain/look/font.ts";

/** Variable axis besides weight: none, or optical size. */
export type FontAxis = "wght" | "opsz";

/**
 * Families served with optical size; all others vary only in weight. Inter's file would be 50 % larger for
 * differences that are invisible at button size.
 */
const FONT_AXES: Readonly<Partial<Record<FontId, FontAxis>>> = { fraunces: "opsz" };

export function getAxis(id: FontId): FontAxis {
  return FONT_AXES[id] ?? "wght";
}

/** URL of a family's file. Contains the package version, so that it can be cached forever. */
export function fontHref(id: FontId, subset: string, version: string, axis = getAxis(id)): string {
  return `/fonts/${version}/${id}-${subset}-${axis}-normal.woff2`;
}

/** A family as one style sheet, for scripts split into a hundred files. */
export function fontSheetHref(id: FontId): string {
  return `/fonts/${id}.css`;
}
