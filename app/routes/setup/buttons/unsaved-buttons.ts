import type { Button } from "#domain/content/button.ts";
import { isSameData } from "#domain/content/merge.ts";
import { findButton } from "./button-list.ts";

interface Unsaved {
  /** What both lists have stands in another order. */
  readonly isReordered: boolean;
  /** The buttons that are new or differ, as they stand on the screen. */
  readonly changed: readonly Button[];
}

/** What of a list of buttons has not been saved. Pure. */
export function findUnsaved(saved: readonly Button[], edited: readonly Button[]): Unsaved {
  const kept = (from: readonly Button[], other: readonly Button[]) =>
    from.filter(({ id }) => findButton(other, id)).map(({ id }) => id);
  return {
    isReordered: !isSameData(kept(saved, edited), kept(edited, saved)),
    changed: edited.filter((button) => !isSameData(button, findButton(saved, button.id))),
  };
}
