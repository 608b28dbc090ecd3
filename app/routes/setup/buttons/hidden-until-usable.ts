import type { Button } from "#domain/content/button.ts";
import { findLack } from "#domain/content/button-lack.ts";

/**
 * A button as it is after an edit. One that was saved hidden because it led nowhere is shown as soon as it leads
 * somewhere, and hidden again when that goes; any other stays as staff set it. Pure.
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

/** Whether a save shows guests a button that was hidden until it leads somewhere. Pure. */
export function isShownBy(button: Button, saved: Button | null): boolean {
  return saved?.hidden === true && !button.hidden && findLack(saved) !== null;
}
