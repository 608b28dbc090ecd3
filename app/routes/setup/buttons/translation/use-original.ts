import type { Button } from "#domain/content/button.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { useDraft } from "../../draft/draft-context.tsx";
import { findButton } from "../button-list.ts";

/** The button that a translation is made from, and the translation as it was last saved. */
export interface OriginalButton {
  readonly language: ContentLanguage;
  readonly original: Button;
  readonly saved: Button | null;
}

/** The saved original of a button; null in the default language itself, and where it has no such button. */
export function useOriginal(language: ContentLanguage, id: string): OriginalButton | null {
  const { draft, state } = useDraft();
  const { defaultLanguage } = draft;
  const savedIn = (code: ContentLanguage) => findButton(state[`buttons:${code}`]?.saved.buttons ?? [], id);
  const original = language === defaultLanguage ? null : savedIn(defaultLanguage);
  return original && { language: defaultLanguage, original, saved: savedIn(language) };
}
