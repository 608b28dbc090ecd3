import { type Button, getDescription } from "./button.ts";
import type { Draft } from "./document.ts";
import { leadsToEmptyGuide } from "./guide-link.ts";
import type { ButtonLack } from "./publish-finding.ts";
import { hasContent } from "./rich-text.ts";

interface Lack {
  readonly code: ButtonLack;
  /** The form field to fill in. */
  readonly field: string;
}

/**
 * Finds the first reason why guests cannot use a button: a publish check that fails, or an empty popup. Used
 * by tiles, publish checks and the preview. `null`: ready. Pure.
 *
 * @param answers absent: a guide counts as filled
 */
export function findLack(button: Button, answers?: Draft["answers"]): Lack | null {
  if (button.name === "") return { code: "button_name_missing", field: "name" };
  if (answers && leadsToEmptyGuide(button, answers)) return { code: "guide_empty", field: "destination" };
  return findEmptiness(button);
}

/** Whether a button is still empty: no destination, or a popup without content. Pure. */
export function leadsNowhere(button: Button): boolean {
  return findEmptiness(button) !== null;
}

function findEmptiness(button: Button): Lack | null {
  const [gap] = getDescription(button.type).publishing?.gaps(button) ?? [];
  if (gap) return gap;
  if (button.type !== "popup" || hasContent(button.content)) return null;
  const leads = button.subButtons.some((sub) => getDescription(sub.type).publishing?.gaps(sub).length === 0);
  return leads ? null : { code: "popup_empty", field: "content" };
}
