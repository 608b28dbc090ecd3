import { type Button, type ButtonType, getDescription } from "../button.ts";
import type { SubButton, SubButtonType } from "../button-schema.ts";
import type { Theme } from "../theme.ts";

/** A new button with default values and no overrides. `id` comes from `encodeId`. */
export function newButton(type: ButtonType, id: string, name: string): Button {
  const { icon, defaults } = getDescription(type);
  const common = { id, name, hidden: false, icon, iconSize: "medium", iconPosition: "above", style: {} };
  return { ...common, type, ...defaults() } as Button;
}

/** A new button whose own colours start with the portal's primary colour. */
export function newColouredButton(
  { primary }: Pick<Theme, "primary">,
  type: ButtonType,
  id: string,
  name: string,
): Button {
  const button = newButton(type, id, name);
  return button.type === "feedback" ? { ...button, accent: primary } : button;
}

/** A new sub-button of a popup. */
export function newSubButton(type: SubButtonType, id: string, name: string): SubButton {
  const { icon, defaults } = getDescription(type);
  return { id, name, icon, width: "full", type, ...defaults() } as SubButton;
}
