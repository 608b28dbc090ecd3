import type { Layout } from "#domain/content/theme.ts";

const COLUMNS = { one: 1, two: 2, three: 3, scroll: 1 } as const;
/** Two columns become three on a tablet that lies on its side. */
const TABLET_COLUMNS = 3;

/**
 * How many sixths of a row a tile takes, so that the last row always fills its width.
 *
 * `place` counts from 0. Two columns are three sixths each, three are two.
 */
export function sixthsOf(index: number, count: number, columns: 1 | 2 | 3): 2 | 3 | 6 {
  if (columns === 1) return 6;
  const inLastRow = count % columns || columns;
  const isInLastRow = index >= count - inLastRow;
  const perRow = isInLastRow ? inLastRow : columns;
  return perRow === 3 ? 2 : perRow === 2 ? 3 : 6;
}

/** The classes of a tile's share of its row; a second one where tablets have more columns. */
export function spanClass(layout: Layout, index: number, count: number): string {
  const span = `s${sixthsOf(index, count, COLUMNS[layout])}`;
  return layout === "two" ? `${span} t${sixthsOf(index, count, TABLET_COLUMNS)}` : span;
}

/** How many tiles stand above a social bar in their midst. */
export function tilesAboveBar(layout: Layout, count: number): number {
  const columns = COLUMNS[layout];
  return Math.ceil(count / columns / 2) * columns;
}
