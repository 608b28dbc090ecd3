import type { Button } from "../button.ts";
import { leadsNowhere } from "../button-lack.ts";

/**
 * Whether a button is still unfinished like the default template's (D27): hidden and empty. A finished button
 * that staff hide does not count.
 */
export function isUnfinished(button: Button): boolean {
  return button.hidden && leadsNowhere(button);
}
