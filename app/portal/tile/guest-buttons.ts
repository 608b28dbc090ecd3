import { type Button, getDescription } from "#domain/content/button.ts";
import type { Draft } from "#domain/content/document.ts";
import { lockButton } from "#domain/content/guarded-button.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Features } from "#domain/property/property.ts";
import type { PortalMode } from "../buttons/button-view.ts";
import { getView } from "../buttons/views.ts";
import { getShownButtons, type ShownButton } from "./shown-buttons.ts";

/**
 * Visible buttons of a language with all their content, untranslated parts in the default language. Only for
 * guests who passed the guards: others get `getGuestEntries`.
 *
 * Without hidden buttons, and those whose premium feature is missing, such as guest services (S141).
 */
export function getUnlockedEntries(
  draft: Draft,
  language: ContentLanguage,
  features: Features,
  mode: PortalMode,
): readonly ShownButton[] {
  return getShownButtons(draft, language).filter(({ button }) => {
    if (button.hidden) return false;
    const { premium } = getDescription(button.type);
    if (premium !== null && !features[premium]) return false;
    return mode === "preview" || getView(button).isUsable(button);
  });
}

/** The same for everyone: guarded buttons have only their tile's content, except in the editor's preview (R8). */
export function getGuestEntries(...asked: Parameters<typeof getUnlockedEntries>): readonly ShownButton[] {
  const [, , , mode] = asked;
  const entries = getUnlockedEntries(...asked);
  if (mode === "preview") return entries.map((entry) => ({ ...entry, guard: null }));
  return entries.map((entry) =>
    entry.guard === null ? entry : { ...entry, button: lockButton(entry.button) },
  );
}

/** The buttons of `getGuestEntries`, without their languages. */
export function getGuestButtons(...asked: Parameters<typeof getGuestEntries>): readonly Button[] {
  return getGuestEntries(...asked).map(({ button }) => button);
}
