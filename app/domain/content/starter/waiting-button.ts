import type { Button } from "../button.ts";
import { leadsNowhere } from "../button-lack.ts";

/**
 * Whether a button still waits to be made, as those of the default template do (D27): hidden, with nothing behind it.
 * One that staff hide has led somewhere.
 */
export function isWaiting(button: Button): boolean {
  return button.hidden && leadsNowhere(button);
}
