import type { Layout } from "#domain/content/theme.ts";

const COLUMNS = { one: 1, two: 2, three: 3, scroll: 1 } as const;
/** Two columns become three on a tablet in landscape. */
const TABLET_COLUMNS = 3;

/**
 * A tile's width in sixths of a row, so that the last row is always full.
 *
 * `index` counts from 0. Two columns: three sixths each; three columns: two.
 */
export function getWidthInSixths(index: number, count: number, columns: 1 | 2 | 3): 2 | 3 | 6 {
  if (columns === 1) return 6;
  const inLastRow = count % columns || columns;
  const isInLastRow = index >= count - inLastRow;
  const perRow = isInLastRow ? inLastRow : columns;
  return perRow === 3 ? 2 : perRow === 2 ? 3 : 6;
}

/** Column span classes of a tile; a second one if tablets have more columns. */
export function getSpanClass(layout: Layout, index: number, count: number): string {
  const span = `s${getWidthInSixths(index, count, COLUMNS[layout])}`;
  return layout === "two" ? `${span} t${getWidthInSixths(index, count, TABLET_COLUMNS)}` : span;
}

/** Number of tiles above a social bar in centre position. */
export function countTilesAboveBar(layout: Layout, count: number): number {
  const columns = COLUMNS[layout];
  return Math.ceil(count / columns / 2) * columns;
}
