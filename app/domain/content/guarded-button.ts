import type { Button } from "./button.ts";
import { feedback } from "./buttons/feedback.ts";
import { guestServices } from "./buttons/guest-services.ts";
import { popup } from "./buttons/popup.ts";
import type { Guard } from "./guard.ts";

/** The button's own guard; `null`: open to all. */
export function findGuard({ guard }: Button): Guard | null {
  return guard ?? null;
}

/**
 * The effective guard in one language: the original's, so that no translation is open by mistake, otherwise
 * its own. `null`: open to all. Pure.
 */
export function getEffectiveGuard(button: Button, original: Button | undefined): Guard | null {
  return (original && findGuard(original)) ?? findGuard(button);
}

/** The button with another guard. */
export function withGuard(button: Button, guard: Guard | null): Button {
  const { guard: _before, ...open } = button;
  return guard === null ? open : { ...open, guard };
}

/**
 * The public part of a guarded button: name, look and hours, without its content. A form keeps its type, so
 * that the page can thank the guest after sending.
 */
export function lockButton(button: Button): Button {
  const { id, name, hidden, icon, iconSize, iconPosition, style, hours, picture } = button;
  const timed = hours === undefined ? {} : { hours };
  const pictured = picture === undefined ? {} : { picture };
  const tile = { id, name, hidden, icon, iconSize, iconPosition, style, ...timed, ...pictured };
  const { type } = button;
  if (type === "feedback") return { ...feedback.defaults(), ...tile, type };
  if (type === "guest-services") return { ...guestServices.defaults(), ...tile, type };
  return { ...popup.defaults(), ...tile, type: "popup" };
}
