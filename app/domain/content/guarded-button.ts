import type { Button } from "./button.ts";
import { feedback } from "./buttons/feedback.ts";
import { guestServices } from "./buttons/guest-services.ts";
import { popup } from "./buttons/popup.ts";
import type { Guard } from "./guard.ts";

/** The guard of a button itself; null: it is open to all. */
export function guardOf({ guard }: Button): Guard | null {
  return guard ?? null;
}

/**
 * The guard under which guests of a language get a button: its original's, so that no translation is open by mistake,
 * else its own. Null: it is open to all. Pure.
 */
export function effectiveGuard(button: Button, original: Button | undefined): Guard | null {
  return (original && guardOf(original)) ?? guardOf(button);
}

/** A button under another guard. */
export function withGuard(button: Button, guard: Guard | null): Button {
  const { guard: _before, ...open } = button;
  return guard === null ? open : { ...open, guard };
}

/**
 * A button as everybody gets it who has not passed its guard: name, look and hours, and nothing that it holds. Of a
 * form the type stays, so that the page can thank a guest who has sent it.
 */
export function lockedButton(button: Button): Button {
  const { id, name, hidden, icon, iconSize, iconPosition, style, hours, picture } = button;
  const timed = hours === undefined ? {} : { hours };
  const pictured = picture === undefined ? {} : { picture };
  const tile = { id, name, hidden, icon, iconSize, iconPosition, style, ...timed, ...pictured };
  const { type } = button;
  if (type === "feedback") return { ...feedback.defaults(), ...tile, type };
  if (type === "guest-services") return { ...guestServices.defaults(), ...tile, type };
  return { ...popup.defaults(), ...tile, type: "popup" };
}
