import { type Button, descriptionOf } from "#domain/content/button.ts";
import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Features } from "#domain/property/property.ts";
import type { PortalMode } from "../buttons/button-view.ts";
import { viewOf } from "../buttons/views.ts";
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
