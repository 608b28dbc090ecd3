import type { Button } from "#domain/content/button.ts";
import { findLack } from "#domain/content/button-lack.ts";

/**
 * Sets a button's visibility after an edit. A button that was saved hidden and unusable is shown while it is
 * usable. All others keep their visibility. Pure.
 */
export function showOnceUsable(
  button: Button,
  { saved, before }: { readonly saved: Button | null; readonly before: Button | null },
): Button {
  if (!saved?.hidden || findLack(saved) === null) return button;
  const isUsable = findLack(button) === null;
  if (before && (findLack(before) === null) === isUsable) return button;
  return { ...button, hidden: !isUsable };
}

/** Whether saving shows a button that was hidden because it was unusable. Pure. */
export function isShownBy(button: Button, saved: Button | null): boolean {
  return saved?.hidden === true && !button.hidden && findLack(saved) !== null;
}
