import { type Button, descriptionOf } from "#domain/content/button.ts";
import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Features } from "#domain/property/property.ts";
import type { PortalMode } from "./buttons/button-view.ts";
import { viewOf } from "./buttons/views.ts";
import { type ShownButton, shownButtons } from "./shown-buttons.ts";

/**
 * The buttons that guests of a language see, in order; what is not translated in the default language.
 *
 * Hidden ones are left out, and those whose premium feature the property lacks, as guest services (S141).
 */
export function guestEntries(
  draft: Draft,
  language: ContentLanguage,
  features: Features,
  mode: PortalMode,
): readonly ShownButton[] {
  return shownButtons(draft, language).filter(({ button }) => {
    if (button.hidden) return false;
    const { premium } = descriptionOf(button.type);
    if (premium !== null && !features[premium]) return false;
    return mode === "preview" || viewOf(button).isUsable(button);
  });
}

/** The same without the language of each. */
export function guestButtons(...asked: Parameters<typeof guestEntries>): readonly Button[] {
  return guestEntries(...asked).map(({ button }) => button);
}

/**
 * How many sixths of a row a tile takes, so that the last row always fills its width.
 *
 * `place` counts from 0. Two columns are three sixths each, three are two.
 */
export function sixthsOf(place: number, count: number, columns: 1 | 2 | 3): 2 | 3 | 6 {
  if (columns === 1) return 6;
  const inLastRow = count % columns || columns;
  const isInLastRow = place >= count - inLastRow;
  const perRow = isInLastRow ? inLastRow : columns;
  return perRow === 3 ? 2 : perRow === 2 ? 3 : 6;
}
