import type { Button, ButtonType } from "#domain/content/button.ts";
import type { SubButton, SubButtonType } from "#domain/content/buttons/sub-button.ts";
import { newButton, newSubButton } from "#domain/content/new-button.ts";

/**
 * A button turned into another type: what all types share stays, the rest is as in a new button, or as `before`
 * had it where the button was of that type already. An icon that only stood for the type changes with it.
 */
export function changeType(button: Button, type: ButtonType, before?: Button): Button {
  const { id, name, hidden, iconSize, iconPosition, style } = button;
  const fresh = before?.type === type ? before : newButton(type, id, name);
  const isOwnIcon = button.icon !== newButton(button.type, id, name).icon;
  const icon = isOwnIcon ? button.icon : newButton(type, id, name).icon;
  return { ...fresh, id, name, hidden, iconSize, iconPosition, style, icon };
}

/** The same for a sub-button. */
export function changeSubType(sub: SubButton, type: SubButtonType, before?: SubButton): SubButton {
  const { id, name, width } = sub;
  const fresh = before?.type === type ? before : newSubButton(type, id, name);
  const isOwnIcon = sub.icon !== newSubButton(sub.type, id, name).icon;
  return { ...fresh, id, name, width, icon: isOwnIcon ? sub.icon : newSubButton(type, id, name).icon };
}
