import { type Button, descriptionOf } from "#domain/content/button.ts";
import type { Gap } from "#domain/content/buttons/button-type.ts";
import type { SubButton } from "#domain/content/buttons/sub-button.ts";
import type { ButtonFindingCode } from "#domain/content/publish-finding.ts";
import { hasContent } from "#domain/content/rich-text.ts";

/** What keeps a button from leading anywhere: what publishing would ask of it, or that a popup holds nothing. */
export type ButtonLack = ButtonFindingCode | "popup_empty";

/** What a button lacks before guests find something behind it; null where nothing does. Pure. */
export function lackOf(button: Button): ButtonLack | null {
  if (button.name === "") return "button_name_missing";
  const [gap] = gapsOf(button);
  if (gap) return gap.code;
  if (button.type !== "popup" || hasContent(button.content)) return null;
  return button.subButtons.some((sub) => gapsOf(sub).length === 0) ? null : "popup_empty";
}

function gapsOf(button: Button | SubButton): readonly Gap[] {
  return descriptionOf(button.type).publishing?.gaps(button) ?? [];
}

/**
 * A button as it is after an edit. One that was saved hidden because it led nowhere is shown as soon as it leads
 * somewhere, and hidden again when that goes; any other stays as staff set it. Pure.
 */
export function shownOnceUsable(
  button: Button,
  { saved, before }: { readonly saved: Button | null; readonly before: Button | null },
): Button {
  if (!saved?.hidden || lackOf(saved) === null) return button;
  const isUsable = lackOf(button) === null;
  if (before && (lackOf(before) === null) === isUsable) return button;
  return { ...button, hidden: !isUsable };
}

/** Whether a save shows guests a button that was hidden until it leads somewhere. Pure. */
export function isShownBy(button: Button, saved: Button | null): boolean {
  return saved?.hidden === true && !button.hidden && lackOf(saved) !== null;
}
