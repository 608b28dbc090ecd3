import { type Button, type ButtonType, getDescription } from "#domain/content/button.ts";
import type { SubButton, SubButtonType } from "#domain/content/button-schema.ts";
import { DESTINATION_ICONS } from "#domain/content/buttons/link.ts";
import { findGuard, withGuard } from "#domain/content/guarded-button.ts";
import { newButton, newSubButton } from "#domain/content/starter/new-button.ts";
import type { ButtonIcon } from "#domain/look/icon.ts";

/**
 * Changes a button's type. Common fields stay; all others are new, or from `before` if that had the type. A
 * default icon changes with the type.
 */
export function changeType(button: Button, type: ButtonType, before?: Button): Button {
  const { id, name, hidden, iconSize, iconPosition, style } = button;
  const fresh = before?.type === type ? before : newButton(type, id, name);
  const isOwnIcon = button.icon !== getStandardIcon(button);
  const icon = isOwnIcon ? button.icon : getStandardIcon(fresh);
  const shared = { id, name, hidden, iconSize, iconPosition, style, icon };
  const { hours: _hours, picture: _picture, ...typed } = fresh;
  const timed = button.hours === undefined ? {} : { hours: button.hours };
  const pictured = button.picture === undefined ? {} : { picture: button.picture };
  return withGuard({ ...typed, ...shared, ...timed, ...pictured }, findGuard(button));
}

/** Changes a sub-button's type, with the same rules. */
export function changeSubType(sub: SubButton, type: SubButtonType, before?: SubButton): SubButton {
  const { id, name, width } = sub;
  const fresh = before?.type === type ? before : newSubButton(type, id, name);
  const isOwnIcon = sub.icon !== getStandardIcon(sub);
  return { ...fresh, id, name, width, icon: isOwnIcon ? sub.icon : getStandardIcon(fresh) };
}

/** The default icon of the button's type, or of a link's destination. */
function getStandardIcon(button: Button | SubButton): ButtonIcon {
  return button.type === "link" ? DESTINATION_ICONS[button.destination] : getDescription(button.type).icon;
}

/** Updates a default icon after a change to the button. */
export function withStandardIcon<Some extends Button | SubButton>(before: Some, after: Some): Some {
  const follows = before.icon === after.icon && before.icon === getStandardIcon(before);
  return follows ? { ...after, icon: getStandardIcon(after) } : after;
}
