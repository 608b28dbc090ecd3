/**
 * One difference between two drafts. Plain data; screens supply the words.
 *
 * For list entries, `path` ends with the key: button id, entry id, channel or language.
 */
export interface Change {
  /** Keys from the root of the draft to the value. */
  readonly path: readonly string[];
  readonly kind: "added" | "removed" | "moved" | "changed";
  /** Absent for added and moved entries. */
  readonly before?: unknown;
  /** Absent for removed and moved entries. */
  readonly after?: unknown;
  /** For existing list entries: old position, counted from 1. */
  readonly from?: number;
  /** For added or moved list entries: new position, counted from 1. */
  readonly to?: number;
  /** For added or moved list entries: key of the predecessor; `null` at the start. */
  readonly behind?: string | null;
}
