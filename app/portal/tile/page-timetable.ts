import type { Layout } from "#domain/content/theme.ts";

/** How a button is seen: 1 open, 0 hidden, else closed with this label. */
export type ClosedAs = 0 | 1 | string;

/** A button with hours: its markup in every form, and from when it is seen in which. */
export interface TileTimetable {
  readonly open: string;
  /** Its label is left empty. */
  readonly closed: string;
  /** Empty: it has none. */
  readonly dialog: string;
  /** The dialog while it is closed. 1: the same; empty: none. */
  readonly readOnly: 1 | string;
  /** In order. */
  readonly changes: readonly (readonly [at: number, as: ClosedAs])[];
}

/**
 * What a page's script reads to follow the hours of its buttons (T5). Pages and scripts of other versions read it as
 * well: it only ever grows.
 */
export interface PageTimetable {
  /** Epoch milliseconds: how far it goes. */
  readonly until: number;
  readonly layout: Layout;
  /** The ids of all tiles of the page. */
  readonly order: readonly string[];
  readonly tiles: Readonly<Record<string, TileTimetable>>;
}
