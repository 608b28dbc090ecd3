/**
 * One difference between two drafts. Plain data; screens find the words.
 *
 * Of an entry of a list the path ends with its key: the id of a button or of an entry, the channel, the language.
 */
export interface Change {
  /** Keys from the root of the draft to the value. */
  readonly path: readonly string[];
  readonly kind: "added" | "removed" | "moved" | "changed";
  /** Absent where it was added, and of a move. */
  readonly before?: unknown;
  /** Absent where it was removed, and of a move. */
  readonly after?: unknown;
  /** Of an entry of a list that was there: its place, counted from 1. */
  readonly from?: number;
  /** Of an entry of a list that was added or moved: its place, counted from 1. */
  readonly to?: number;
  /** Of an entry of a list that was added or moved: the key of the one that it stands behind; null at the start. */
  readonly behind?: string | null;
}
