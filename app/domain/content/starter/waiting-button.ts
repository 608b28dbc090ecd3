import type { Button } from "../button.ts";
import { leadsNowhere } from "../button-lack.ts";
import { leadsToGuide } from "../guide-link.ts";

/**
 * Whether a button is still unfinished like the default template's (D27): hidden and empty. A finished button
 * that staff hide does not count. A hidden link to the guide does: nothing in it says whether it waits for answers.
 */
export function isUnfinished(button: Button): boolean {
  return button.hidden && (leadsNowhere(button) || leadsToGuide(button));
}
