import { type Button, type ButtonType, descriptionOf } from "../button.ts";
import type { SubButton, SubButtonType } from "../buttons/sub-button.ts";

/** A new button of a type: every field at its default, nothing overridden. `id` comes from `encodeId`. */
export function newButton(type: ButtonType, id: string, name: string): Button {
  const { icon, defaults } = descriptionOf(type);
  const common = { id, name, hidden: false, icon, iconSize: "medium", iconPosition: "above", style: {} };
  return { ...common, type, ...defaults() } as Button;
}

/** A new sub-button of a popup. */
export function newSubButton(type: SubButtonType, id: string, name: string): SubButton {
  const { icon, defaults } = descriptionOf(type);
  return { id, name, icon, width: "full", type, ...defaults() } as SubButton;
}
