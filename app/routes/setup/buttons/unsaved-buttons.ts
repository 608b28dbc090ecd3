import type { Button } from "#domain/content/button.ts";
import { isSameData } from "#domain/content/merge.ts";
import { findButton } from "./button-list.ts";

interface Unsaved {
  /** Whether the buttons that `saved` and `edited` share are in a different order. */
  readonly isReordered: boolean;
  /** New or changed buttons, as on screen. */
  readonly changed: readonly Button[];
}

/** Unsaved changes of a list of buttons. Pure. */
export function findUnsavedButtons(saved: readonly Button[], edited: readonly Button[]): Unsaved {
  const kept = (from: readonly Button[], other: readonly Button[]) =>
    from.filter(({ id }) => findButton(other, id)).map(({ id }) => id);
  return {
    isReordered: !isSameData(kept(saved, edited), kept(edited, saved)),
    changed: edited.filter((button) => !isSameData(button, findButton(saved, button.id))),
  };
}
