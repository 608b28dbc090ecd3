import type { Layout } from "#domain/content/theme.ts";

/** State of a button: 1 open, 0 hidden, otherwise closed with this label. */
export type ClosedAs = 0 | 1 | string;

/** A button with hours: HTML of each state, and when each applies. */
export interface TileTimetable {
  readonly open: string;
  /** HTML of the closed tile, with an empty label. */
  readonly closed: string;
  /** HTML of the dialog; empty: none. */
  readonly dialog: string;
  /** The dialog while the button is closed. 1: the same as `dialog`; empty: none. */
  readonly readOnly: 1 | string;
  /** Changes of the button's state, in order of time. */
  readonly changes: readonly (readonly [at: number, as: ClosedAs])[];
}

/** From when an entry of the guide is open (1) or closed (0), with its line. */
export type LineChange = readonly [at: number, isOpen: 0 | 1, text: string];

/**
 * Data for a page's script to follow its buttons' hours (T5). Also read by pages and scripts of other
 * versions: fields are only ever added.
 */
export interface PageTimetable {
  /** End of the covered time, epoch milliseconds. */
  readonly until: number;
  readonly layout: Layout;
  /** Ids of all tiles in page order. */
  readonly order: readonly string[];
  readonly tiles: Readonly<Record<string, TileTimetable>>;
  /** Changes of each line of a guide (A6), in order of time. */
  readonly lines?: Readonly<Record<string, readonly LineChange[]>>;
  /** From when each weekday (1: Monday) is today; of a guide. */
  readonly days?: readonly (readonly [at: number, weekday: number])[];
}
