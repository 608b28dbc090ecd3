import type { Button } from "#domain/content/button.ts";
import type { Draft } from "#domain/content/document.ts";
import type { Guard } from "#domain/content/guard.ts";
import { findGuard, getEffectiveGuard } from "#domain/content/guarded-button.ts";
import { getEffectiveHours, type Hours } from "#domain/content/hours/hours.ts";
import { isUnfinished } from "#domain/content/starter/waiting-button.ts";
import { type CompletedButton, withFallbackTexts } from "#domain/content/translation/fallback-texts.ts";
import type { ContentLanguage } from "#domain/language.ts";

/** A button with the language of its texts, apart from fallback texts. */
export interface ShownButton extends CompletedButton {
  readonly language: ContentLanguage;
  /** Effective hours: its own, otherwise the original's. `null`: always shown. */
  readonly hours: Hours | null;
  /** Who may see its content. `null`: everyone. */
  readonly guard: Guard | null;
}

function listIn(draft: Draft, language: ContentLanguage): readonly Button[] {
  return draft.buttons[language]?.buttons ?? [];
}

/**
 * A language's buttons in order. Untranslated buttons are shown in the default language, after their
 * predecessor there; empty texts fall back too. Includes hidden ones: a translation hidden by staff is not
 * missing, but an unfinished one (D27) is.
 *
 * Matched by id. A list that shares no id with the default language was made for its own guests and stays
 * unchanged.
 */
export function getShownButtons(draft: Draft, language: ContentLanguage): readonly ShownButton[] {
  const originals = language === draft.defaultLanguage ? [] : listIn(draft, draft.defaultLanguage);
  const findOriginal = ({ id }: Button) => originals.find((button) => button.id === id);
  const made = listIn(draft, language).filter(
    (button) =>
      language === draft.defaultLanguage || !isUnfinished(button) || (findOriginal(button)?.hidden ?? false),
  );
  const own = made.map((button) => {
    const original = findOriginal(button);
    const hours = getEffectiveHours(button.hours, original?.hours);
    const guard = getEffectiveGuard(button, original);
    return { ...withFallbackTexts(button, original), language, hours, guard };
  });
  const ownIds = new Set(own.map(({ button }) => button.id));
  if (own.length > 0 && !originals.some(({ id }) => ownIds.has(id))) return own;
  const shown: ShownButton[] = own;
  let index = 0;
  for (const button of originals) {
    const found = shown.findIndex((entry) => entry.button.id === button.id);
    if (found === -1) {
      const hours = button.hours ?? null;
      const guard = findGuard(button);
      shown.splice(index, 0, { button, fallbacks: new Set(), language: draft.defaultLanguage, hours, guard });
    }
    index = (found === -1 ? index : found) + 1;
  }
  return shown;
}
