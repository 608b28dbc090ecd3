import type { Button } from "#domain/content/button.ts";
import { findLack } from "#domain/content/button-lack.ts";

/**
 * Visibility after an edit: a button saved hidden and unusable is shown as soon as it is usable, and hidden
 * again if not. Any other keeps its visibility. Pure.
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
