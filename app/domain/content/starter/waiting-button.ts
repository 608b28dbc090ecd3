import { type Button, descriptionOf } from "../button.ts";

/** Whether a button has nothing behind it yet: no destination, or a popup without content. */
export function leadsNowhere(button: Button): boolean {
  if (button.type === "popup") return button.content.length === 0 && button.subButtons.length === 0;
  return (descriptionOf(button.type).publishing?.gaps(button as never) ?? []).length > 0;
}

/**
 * Whether a button still waits to be made, as those of the default template do (D27): hidden, with nothing behind it.
 * One that staff hide has led somewhere.
 */
export function isWaiting(button: Button): boolean {
  return button.hidden && leadsNowhere(button);
}
