import { type Button, descriptionOf } from "#domain/content/button.ts";
import type { Draft } from "#domain/content/document.ts";
import { lockedButton } from "#domain/content/guarded-button.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Features } from "#domain/property/property.ts";
import type { PortalMode } from "../buttons/button-view.ts";
import { viewOf } from "../buttons/views.ts";
import { type ShownButton, shownButtons } from "./shown-buttons.ts";

/**
 * The buttons that guests of a language see, in order, with all that they hold; what is not translated in the default
 * language. Only for who may see what is guarded: everybody else is given `guestEntries`.
 *
 * Hidden ones are left out, and those whose premium feature the property lacks, as guest services (S141).
 */
export function unlockedEntries(
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

/** The same as everybody gets them: of a guarded one only what its tile shows, but in the editor's preview (R8). */
export function guestEntries(...asked: Parameters<typeof unlockedEntries>): readonly ShownButton[] {
  const [, , , mode] = asked;
  const entries = unlockedEntries(...asked);
  if (mode === "preview") return entries.map((entry) => ({ ...entry, guard: null }));
  return entries.map((entry) =>
    entry.guard === null ? entry : { ...entry, button: lockedButton(entry.button) },
  );
}

/** The same without the language of each. */
export function guestButtons(...asked: Parameters<typeof guestEntries>): readonly Button[] {
  return guestEntries(...asked).map(({ button }) => button);
}
