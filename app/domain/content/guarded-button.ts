import type { Button } from "./button.ts";
import { popup } from "./buttons/popup.ts";
import type { Guard } from "./guard.ts";

/** The guard of a button itself; null: it is open to all. Forms have none: what guests send needs no secret. */
export function guardOf(button: Button): Guard | null {
  return "guard" in button ? (button.guard ?? null) : null;
}

/**
 * The guard under which guests of a language get a button: its original's, so that no translation is open by mistake,
 * else its own. Null: it is open to all. Pure.
 */
export function effectiveGuard(button: Button, original: Button | undefined): Guard | null {
  return (original && guardOf(original)) ?? guardOf(button);
}

/** A button under another guard, where its type can have one. */
export function withGuard(button: Button, guard: Guard | null): Button {
  if (button.type === "feedback" || button.type === "guest-services") return button;
  const { guard: _before, ...open } = button;
  return guard === null ? open : { ...open, guard };
}

/** A button as everybody gets it who has not passed its guard: name, look and hours, and nothing that it holds. */
export function lockedButton(button: Button): Button {
  const { id, name, hidden, icon, iconSize, iconPosition, style, hours } = button;
  const tile = { id, name, hidden, icon, iconSize, iconPosition, style };
  return { ...popup.defaults(), ...tile, ...(hours === undefined ? {} : { hours }), type: "popup" };
}
